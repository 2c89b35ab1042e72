import { type BlockProps, textOf } from '../../../src/react/index.ts';
import styles from '../../shared/media.module.css';
import { TranscriptLink } from '../../shared/transcript-link.tsx';

/** A recording of the site's own: the browser's player, which asks for nothing until it is started. */
export function Block({ block: { field, title, transcript } }: BlockProps<'audio'>) {
  return (
    <div className={styles.media}>
      {/* biome-ignore lint/a11y/useMediaCaption: what is said stands in writing beside it */}
      <audio
        className={styles.sound}
        src={field.url}
        controls
        preload="none"
        aria-label={textOf(title)}
      >
        <a href={field.url}>{textOf(title)}</a>
      </audio>
      <TranscriptLink to={transcript} />
    </div>
  );
}
