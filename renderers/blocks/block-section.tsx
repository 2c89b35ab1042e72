import { useShownPage } from '../../src/react/index.ts';
import styles from './blocks.module.css';

interface BlockSectionProps {
  readonly heading: string | undefined;
  /** The heading's id, by which a link leads to it. */
  readonly id: string | undefined;
  readonly children: React.ReactNode;
}

/**
 * A block under its heading, or by itself where it has none. The heading leads to itself, but not
 * in a drawer, whose page has another address.
 */
export function BlockSection({ heading, id, children }: BlockSectionProps) {
  const isMain = useShownPage().place === 'main';
  if (heading === undefined) return children;
  return (
    <section className={styles.section}>
      <h2 id={id} className={styles.heading}>
        {id === undefined || !isMain ? heading : <a href={`#${id}`}>{heading}</a>}
      </h2>
      {children}
    </section>
  );
}

interface LineProps {
  readonly label?: string | undefined;
  readonly children: React.ReactNode;
}

/** A single line of a block, with the words before it. */
export function Line({ label, children }: LineProps) {
  return (
    <p className={styles.line}>
      {label !== undefined && <span className={styles.label}>{label}</span>}
      {children}
    </p>
  );
}
