import { type BlockProps, textOf, useLanguageTag, useUiText } from '../../../src/react/index.ts';
import styles from '../../shared/media.module.css';
import { TranscriptLink } from '../../shared/transcript-link.tsx';

/** A film of the site's own: the browser's player, which asks for nothing until it is started. */
export function Block({ block }: BlockProps<'video'>) {
  const ui = useUiText();
  const tag = useLanguageTag();
  const { field, title, poster, captions, transcript } = block;
  const [width, height] = poster?.facts ?? [];
  return (
    <div className={styles.media}>
      {/* biome-ignore lint/a11y/useMediaCaption: the manifest names them where there are any */}
      <video
        className={styles.film}
        src={field.url}
        controls
        preload="none"
        playsInline
        poster={poster?.src}
        width={width}
        height={height}
        aria-label={textOf(title)}
      >
        {captions && (
          <track
            kind="captions"
            src={captions.url}
            srcLang={tag}
            label={ui('ui.captions')}
            default
          />
        )}
        <a href={field.url}>{textOf(title)}</a>
      </video>
      <TranscriptLink to={transcript} />
    </div>
  );
}
