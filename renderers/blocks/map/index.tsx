import { type BlockProps, textOf } from '../../../src/react/index.ts';
import styles from '../../shared/ask-first.module.css';
import { AskFirst } from '../../shared/ask-first.tsx';

/** Streets of no place in particular. */
const STREETS = 'M0 40h160M0 66h160M38 0v90M104 0v90M0 12l160 66M62 0q8 60-30 90';

/** A map of another server, behind a drawing. */
export function Block({ block: { url, page, title } }: BlockProps<'map'>) {
  const drawing = (
    <svg
      aria-hidden="true"
      viewBox="0 0 160 90"
      preserveAspectRatio="xMidYMid slice"
      className={styles.drawing}
    >
      <path d={STREETS} fill="none" stroke="currentcolor" strokeWidth="3" />
    </svg>
  );
  return <AskFirst url={url} page={page} title={textOf(title)} placeholder={drawing} />;
}
