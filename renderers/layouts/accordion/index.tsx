import {
  Blocks,
  type LayoutModels,
  type LayoutProps,
  type LayoutRenderer,
  Picture,
} from '../../../src/react/index.ts';
import styles from './accordion.module.css';
import { AccordionParts, COVER_SIZES } from './accordion-parts.tsx';

/**
 * Parts that fold: the items of a list, or those of one item with what stands around them. They are
 * the browser's own `details`, which open without scripts too.
 */
function Accordion({ layout, items }: LayoutProps<'accordion'>) {
  const ratio = slotsOfParts(layout).image?.ratio ?? '3/2';
  const { questions } = layout;
  if (layout.slots.items === undefined)
    return <AccordionParts parts={items} ratio={ratio} isList areQuestions={questions} />;
  const [item] = items;
  if (item === undefined) return null;
  const { introduction, items: parts = [], closing } = item;
  return (
    <div>
      {introduction && (
        <div className={styles.introduction}>
          <Blocks blocks={introduction} />
        </div>
      )}
      {parts.length > 0 && (
        <AccordionParts parts={parts} ratio={ratio} isList={false} areQuestions={questions} />
      )}
      {closing && (
        <div className={styles.closing}>
          <Blocks blocks={closing} />
        </div>
      )}
    </div>
  );
}

/** The slots of the parts, whichever they are of. */
function slotsOfParts({ slots }: LayoutModels['accordion']) {
  return slots.items?.slots ?? slots;
}

function AccordionSkeleton({ layout }: { readonly layout: LayoutModels['accordion'] }) {
  const { image } = slotsOfParts(layout);
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
