import { type CodeOfText, CopyButton, RichText, useUiText } from '../../../src/react/index.ts';
import styles from './prose.module.css';

/** A block of code, which a reader can copy. */
export function CodeBlock({ part }: { readonly part: CodeOfText }) {
  const ui = useUiText();
  return (
    <div className={styles.code}>
      <RichText html={part.html} />
      <CopyButton text={part.code} label={nameOf(part, ui('ui.code'))} />
    </div>
  );
}

/** The name of the code's file; else that it is code, and the heading that tells it from others. */
function nameOf({ caption, heading }: CodeOfText, code: string): string {
  return caption ?? (heading === undefined ? code : `${code}: ${heading}`);
}
