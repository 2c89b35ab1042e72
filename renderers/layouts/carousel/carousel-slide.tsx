import {
  type ItemOf,
  type LayoutModels,
  Picture,
  ReadOn,
  SlotText,
  textOf,
} from '../../../src/react/index.ts';
import { ItemHeading } from '../../shared/item-heading.tsx';
import styles from './carousel.module.css';

/** The width of a slide, in the words of the `sizes` attribute. */
export const SLIDE_SIZES = '(max-width: 1024px) 100vw, 760px';

interface CarouselSlideProps {
  readonly layout: LayoutModels['carousel'];
  readonly item: ItemOf<LayoutModels['carousel']>;
  /** Whether it is the one that stands in sight at first. */
  readonly isFirst: boolean;
  /** Which slide of how many this is. */
  readonly label: string;
}

/** A slide: picture, heading, when and where, introduction; all of it leads to the item's page. */
export function CarouselSlide({ layout, item, isFirst, label }: CarouselSlideProps) {
  const { slots } = layout;
  const { image, title, summary, time, place, badge, link } = item;
  return (
    <li className={styles.slide} data-later={isFirst ? undefined : ''}>
      {/* biome-ignore lint/a11y/useSemanticElements: a slide is no set of form fields */}
      <div role="group" aria-label={label} className={styles.item}>
        {image !== undefined && (
          <Picture
            image={image}
            alt=""
            ratio={slots.image?.ratio ?? '3/2'}
            sizes={SLIDE_SIZES}
            eager={isFirst}
          />
        )}
        {(time || place || badge !== undefined) && (
          <p className={styles.facts}>
            {time && <SlotText value={time} />}
            {badge === undefined ? (
              place && <SlotText value={place} />
            ) : (
              <span className={styles.badge}>{badge}</span>
            )}
          </p>
        )}
        <ItemHeading as="h2" title={title} clamp={slots.title.clamp} link={link} classes={styles} />
        {summary && (
          <div className={styles.summary}>
            {link === undefined ? (
              <ReadOn value={summary} slot={slots.summary} name={textOf(title)} />
            ) : (
              <SlotText value={summary} clamp={slots.summary?.clamp} />
            )}
          </div>
        )}
      </div>
    </li>
  );
}
