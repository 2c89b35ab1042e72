import {
  Blocks,
  type ItemOf,
  type LayoutModels,
  Picture,
  ReadOn,
  SlotText,
  textOf,
} from '../../../src/react/index.ts';
import { ItemHeading } from '../../shared/item-heading.tsx';
import { CardDialogButton } from './card-dialog-button.tsx';
import styles from './card-list.module.css';

interface CardProps {
  readonly layout: LayoutModels['card-list'];
  readonly item: ItemOf<LayoutModels['card-list']>;
  readonly eager: boolean;
}

/** One card of a list: portrait, name, introduction, contact lines. */
export function Card({ layout, item, eager }: CardProps) {
  const { slots } = layout;
  const onMobile = slots.contact?.mobile;
  const { image, title, subtitle, note, summary, link, contact } = item;
  return (
    <li className={styles.card} data-picture={image !== undefined}>
      {image !== undefined && (
        <Picture
          image={image}
          alt=""
          ratio="4/5"
          sizes="128px"
          eager={eager}
          className={styles.picture}
        />
      )}
      <div className={styles.body}>
        <ItemHeading as="h2" title={title} link={link} classes={styles} />
        {subtitle && (
          <div className={styles.subtitle}>
            <SlotText value={subtitle} clamp={slots.subtitle?.clamp} />
          </div>
        )}
        {note && (
          <div className={styles.note}>
            <SlotText value={note} clamp={slots.note?.clamp} />
          </div>
        )}
        {summary && (
          <div className={styles.summary}>
            {link === undefined ? (
              <ReadOn value={summary} slot={slots.summary} name={textOf(title)} />
            ) : (
              <SlotText value={summary} clamp={slots.summary?.clamp} />
            )}
          </div>
        )}
        {contact && (
          <div className={styles.contact} data-mobile={onMobile ?? 'inline'}>
            <Blocks blocks={contact} />
          </div>
        )}
        {contact && onMobile === 'dialog' && <CardDialogButton item={item} />}
      </div>
    </li>
  );
}
