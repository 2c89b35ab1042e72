import { CopyButton, RichText } from '../../../src/react/index.ts';
import styles from './prose.module.css';

interface CodeBlockProps {
  readonly html: string;
  readonly code: string;
}

/** As much of the first line as names the block. */
const NAME_LENGTH = 40;

/** A block of code, which a reader can copy. */
export function CodeBlock({ html, code }: CodeBlockProps) {
  const [first = ''] = code.trim().split('\n');
  return (
    <div className={styles.code}>
      <RichText html={html} />
      <CopyButton text={code} label={first.slice(0, NAME_LENGTH)} />
    </div>
  );
}
