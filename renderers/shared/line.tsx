import styles from './block-parts.module.css';

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
