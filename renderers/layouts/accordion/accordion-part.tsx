import {
  Blocks,
  type ItemOf,
  type LayoutModels,
  SlotText,
  useItemHeading,
  useUiText,
} from '../../../src/react/index.ts';
import styles from './accordion.module.css';

export type Part = NonNullable<ItemOf<LayoutModels['accordion']>['items']>[number];

interface AccordionPartProps {
  readonly part: Part;
  /** The id by which a link leads to it; undefined for a part of one item. */
  readonly anchor: string | undefined;
  /** The group of which one part at most is open; undefined where all are, for good. */
  readonly group: string | undefined;
  readonly isOpen: boolean;
  /** Whether its structured data says that it is a question with its answer. */
  readonly isQuestion: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  /** Its own picture, where it has one. */
  readonly picture: React.ReactNode;
}

/** A question and its answer in the words of schema.org. */
const QUESTION = {
  whole: { itemScope: true, itemProp: 'mainEntity', itemType: 'https://schema.org/Question' },
  name: 'name',
  answer: {
    itemScope: true,
    itemProp: 'acceptedAnswer',
    itemType: 'https://schema.org/Answer',
  },
  text: 'text',
} as const;

/** A part under its heading. */
export function AccordionPart(props: AccordionPartProps) {
  const { part, anchor, group, isOpen, isQuestion, onToggle, picture } = props;
  const ui = useUiText();
  const { title, blocks } = part;
  const folds = group !== undefined;
  const Heading = useItemHeading('h2');
  const question = isQuestion ? QUESTION : undefined;
  return (
    <details
      {...question?.whole}
      name={group}
      open={isOpen}
      className={styles.part}
      onToggle={(event) => {
        if (folds) onToggle(event.currentTarget.open);
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary
        className={styles.summary}
        tabIndex={folds ? undefined : -1}
        onClick={(event) => {
          if (folds) keepInPlace(event.currentTarget);
          else event.preventDefault();
        }}
      >
        <Heading className={styles.title} itemProp={question?.name}>
          {title ? <SlotText value={title} /> : ui('ui.details')}
        </Heading>
      </summary>
      {/* Browsers open the part around what a link leads to, without scripts too. */}
      <div id={anchor} className={styles.body} {...question?.answer}>
        {picture && <div className={styles.ownPicture}>{picture}</div>}
        {blocks && question && (
          <div itemProp={question.text}>
            <Blocks blocks={blocks} />
          </div>
        )}
        {blocks && !question && <Blocks blocks={blocks} />}
      </div>
    </details>
  );
}

/** A part above that closes for this one would carry its heading away, out of the window even. */
function keepInPlace(heading: HTMLElement): void {
  const before = heading.getBoundingClientRect().top;
  requestAnimationFrame(() => {
    const top = heading.getBoundingClientRect().top - before;
    window.scrollBy({ top, behavior: 'instant' });
  });
}
