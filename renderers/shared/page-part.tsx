import { useShownPage } from '../../src/react/index.ts';
import styles from './page-part.module.css';

interface PagePartProps {
  /** What stands after `#` in a URL that leads to the part. */
  readonly id: string;
  readonly title: string;
  /** Whether the heading is for those who listen alone. */
  readonly hideTitle?: boolean | undefined;
  /** Whether what it shows begins with the page's heading: the title is the name of the region then. */
  readonly ownHeading?: boolean | undefined;
  readonly children: React.ReactNode;
}

/** A part of a page under its heading, which leads to itself so that its URL can be passed on. */
export function PagePart({ id, title, hideTitle, ownHeading, children }: PagePartProps) {
  const isMain = useShownPage().place === 'main';
  if (ownHeading) {
    return (
      <section aria-labelledby={id}>
        <p id={id} className="visually-hidden">
          {title}
        </p>
        {children}
      </section>
    );
  }
  return (
    <section className={styles.part} aria-labelledby={id}>
      {hideTitle ? (
        <h2 id={id} className="visually-hidden">
          {title}
        </h2>
      ) : (
        <h2 id={id} className={styles.title}>
          {isMain ? <a href={`#${id}`}>{title}</a> : title}
        </h2>
      )}
      {children}
    </section>
  );
}
