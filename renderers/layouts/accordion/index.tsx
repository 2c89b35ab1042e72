import { useId, useState } from 'react';
import {
  Blocks,
  type LayoutModels,
  type LayoutProps,
  type LayoutRenderer,
  Picture,
  useIsMobile,
} from '../../../src/react/index.ts';
import styles from './accordion.module.css';
import { AccordionPart } from './accordion-part.tsx';

const COVER_SIZES = '(max-width: 1024px) 100vw, 560px';

/**
 * Parts that fold, the open one's picture beside them. They are the browser's own `details`, which
 * open without scripts too; on mobile all are open, each with its own picture.
 */
function Accordion({ layout, items: [item] }: LayoutProps<'accordion'>) {
  const group = useId();
  const isMobile = useIsMobile();
  const [open, setOpen] = useState<number | undefined>(0);
  const [chosen, setChosen] = useState(0);
  if (item === undefined) return null;
  const { introduction, items: parts = [], closing } = item;
  const ratio = layout.slots.items.slots.image?.ratio ?? '3/2';
  const cover = parts[chosen]?.image;
  const toggle = (index: number, isOpen: boolean) => {
    setOpen((current) => (isOpen ? index : current === index ? undefined : current));
    if (isOpen) setChosen(index);
  };
  return (
    <div>
      {introduction && (
        <div className={styles.introduction}>
          <Blocks blocks={introduction} />
        </div>
      )}
      {parts.length > 0 && (
        <div className={styles.frame} data-picture={parts.some(({ image }) => image !== undefined)}>
          {/* Parts of one group close each other, which a part of another group does not. */}
          <div key={isMobile ? 'mobile' : 'desktop'} className={styles.parts}>
            {parts.map((part, index) => (
              <AccordionPart
                key={part.key}
                part={part}
                group={isMobile ? undefined : group}
                isOpen={isMobile || index === open}
                onToggle={(isOpen) => toggle(index, isOpen)}
                // On mobile the first screen shows the first one, which desktop has beside the parts.
                picture={
                  part.image && (
                    <Picture
                      image={part.image}
                      ratio={ratio}
                      sizes={COVER_SIZES}
                      eager={index === 0}
                    />
                  )
                }
              />
            ))}
          </div>
          {cover && (
            <div className={styles.cover}>
              <Picture image={cover} ratio={ratio} sizes={COVER_SIZES} eager />
            </div>
          )}
        </div>
      )}
      {closing && (
        <div className={styles.closing}>
          <Blocks blocks={closing} />
        </div>
      )}
    </div>
  );
}

function AccordionSkeleton({ layout }: { readonly layout: LayoutModels['accordion'] }) {
  const { image } = layout.slots.items.slots;
  return (
    <div className={styles.frame} data-picture={image !== undefined}>
      <div className={styles.parts}>
        <div className={styles.bone} />
        <div className={styles.bone} />
        <div className={styles.bone} />
      </div>
      {image && (
        <div className={styles.cover}>
          <Picture image={undefined} ratio={image.ratio ?? '3/2'} sizes={COVER_SIZES} />
        </div>
      )}
    </div>
  );
}

export const layout: LayoutRenderer<'accordion'> = {
  Layout: Accordion,
  Skeleton: AccordionSkeleton,
};
