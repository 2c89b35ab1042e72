import { useShownPage } from '../../src/react/index.ts';
import styles from './page-part.module.css';

interface PagePartProps {
  /** What stands after `#` in a URL that leads to the part. */
  readonly id: string;
  readonly title: string;
  /** Whether the heading is for those who listen alone. */
  readonly hideTitle?: boolean | undefined;
  readonly children: React.ReactNode;
}

/** A part of a page under its heading, which leads to itself so that its URL can be passed on. */
export function PagePart({ id, title, hideTitle = false, children }: PagePartProps) {
  const isMain = useShownPage().place === 'main';
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
