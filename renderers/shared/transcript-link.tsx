import { type AttachmentValue, ItemLink, useUiText } from '../../src/react/index.ts';
import styles from './media.module.css';

/** Where what is said in a film or a recording stands in writing. */
export function TranscriptLink({ to }: { readonly to: AttachmentValue | undefined }) {
  const ui = useUiText();
  if (to === undefined) return null;
  return (
    <p className={styles.below}>
      {isFile(to.url) ? (
        <a href={to.url}>{ui('ui.transcript')}</a>
      ) : (
        <ItemLink to={to.url}>{ui('ui.transcript')}</ItemLink>
      )}
    </p>
  );
}

/** A file is no page, though it is of the site. */
function isFile(url: string): boolean {
  return url.startsWith('/media/');
}
