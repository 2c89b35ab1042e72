import { ItemLink, type LayoutProps, type LayoutRenderer, SlotText } from 'colophon';
import styles from './timeline.module.css';

/** Days with what happened, one below the other. */
function Timeline({ items }: LayoutProps<'timeline'>) {
  return (
    <ol className={styles.list}>
      {items.map(({ key, time, title, link }) => (
        <li key={key} className={styles.day}>
          {time !== undefined && <SlotText value={time} />}
          {title !== undefined && link !== undefined && (
            <ItemLink to={link} className={styles.title}>
              <SlotText value={title} />
            </ItemLink>
          )}
          {title !== undefined && link === undefined && <SlotText value={title} />}
        </li>
      ))}
    </ol>
  );
}

function TimelineSkeleton() {
  return <div className={styles.skeleton} />;
}

export const layout: LayoutRenderer<'timeline'> = {
  Layout: Timeline,
  Skeleton: TimelineSkeleton,
};
