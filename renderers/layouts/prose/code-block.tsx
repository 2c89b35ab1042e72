import { type CodeOfText, CopyButton, RichText } from '../../../src/react/index.ts';
import styles from './prose.module.css';

interface CodeBlockProps {
  readonly part: CodeOfText;
  /** What it is called, unlike any other of its text. */
  readonly name: string;
}

/** A block of code, which a reader can copy. */
export function CodeBlock({ part, name }: CodeBlockProps) {
  return (
    <div className={styles.code}>
      <RichText html={part.html} />
      <CopyButton text={part.code} label={name} />
    </div>
  );
}
