import {
  ItemLink,
  type LayoutProps,
  type LayoutRenderer,
  SlotText,
  useItemHeading,
} from 'colophon';
import styles from './timeline.module.css';

/** Days with what happened, one below the other. */
function Timeline({ items }: LayoutProps<'timeline'>) {
  const Heading = useItemHeading('h2');
  return (
    <ol className={styles.list}>
      {items.map(({ key, time, title, link }) => (
        <li key={key} className={styles.day}>
          {time !== undefined && <SlotText value={time} />}
          {title !== undefined && (
            <Heading className={styles.title}>
              {link === undefined ? (
                <SlotText value={title} />
              ) : (
                <ItemLink to={link}>
                  <SlotText value={title} />
                </ItemLink>
              )}
            </Heading>
          )}
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
