import { useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type ImageRatio, Picture, useIsMobile } from '../../../src/react/index.ts';
import { itemAnchor, readAnchor } from '../../shared/item-anchor.ts';
import styles from './accordion.module.css';
import { AccordionPart, type Part } from './accordion-part.tsx';

export const COVER_SIZES = '(max-width: 1024px) 100vw, 560px';

interface AccordionPartsProps {
  readonly parts: readonly Part[];
  /** Width to height of pictures. */
  readonly ratio: ImageRatio;
  /** Whether they are the items of a list, which a link may lead to and which fold on mobile too. */
  readonly isList: boolean;
  /** Whether they are questions and their answers. */
  readonly areQuestions: boolean;
}

/**
 * Parts of which one at most is open, its picture beside them. Of one item the first is open at once,
 * and on mobile all are, each with its own picture.
 */
export function AccordionParts({ parts, ratio, isList, areQuestions }: AccordionPartsProps) {
  const group = useId();
  const areAllOpen = useIsMobile() && !isList;
  const [open, setOpen] = useState(isList ? undefined : 0);
  const [chosen, setChosen] = useState(0);
  const cover = parts[chosen]?.image;
  const toggle = (index: number, isOpen: boolean) => {
    setOpen((current) => (isOpen ? index : current === index ? undefined : current));
    if (isOpen) setChosen(index);
  };
  const anchors = isList ? parts.map(({ key }) => itemAnchor('part', key)) : [];
  useLinkedPart(anchors, (index) => toggle(index, true));
  return (
    <div className={styles.frame} data-picture={parts.some(({ image }) => image !== undefined)}>
      {/* Parts of one group close each other, which a part of another group does not. */}
      <div
        key={areAllOpen ? 'mobile' : 'desktop'}
        className={styles.parts}
        data-list={isList || undefined}
        {...(areQuestions && { itemScope: true, itemType: 'https://schema.org/FAQPage' })}
      >
        {parts.map((part, index) => (
          <AccordionPart
            key={part.key}
            part={part}
            anchor={anchors[index]}
            group={areAllOpen ? undefined : group}
            isOpen={areAllOpen || index === open}
            isQuestion={areQuestions}
            onToggle={(isOpen) => toggle(index, isOpen)}
            // On mobile the first screen shows the first one, which desktop has beside the parts.
            picture={
              part.image && (
                <Picture
                  image={part.image}
                  ratio={ratio}
                  sizes={COVER_SIZES}
                  eager={index === 0 && !isList}
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
  );
}

/** Opens the part that the page's URL ends with, which further slices of a list may bring. */
function useLinkedPart(anchors: readonly string[], open: (index: number) => void): void {
  const anchor = readAnchor(useLocation().hash);
  const index = anchors.indexOf(anchor);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a part that a reader closes stays so
  useEffect(() => {
    if (index < 0) return;
    open(index);
    document.getElementById(anchor)?.closest('details')?.scrollIntoView();
  }, [index, anchor]);
}
