import { useEffect, useRef } from 'react';
import { type BlockProps, textOf, useLanguageTag, useUiText } from '../../../src/react/index.ts';
import styles from '../../shared/media.module.css';
import { TranscriptLink } from '../../shared/transcript-link.tsx';

/** A film of the site's own: the browser's player, which asks for nothing until it is started. */
export function Block({ block }: BlockProps<'video'>) {
  const ui = useUiText();
  const tag = useLanguageTag();
  const { field, title, poster, captions, transcript } = block;
  const [width, height] = poster?.facts ?? [];
  const { film, showCaptions } = useCaptions();
  return (
    <div className={styles.media}>
      {/* biome-ignore lint/a11y/useMediaCaption: the manifest names them where there are any */}
      <video
        ref={film}
        onPlay={showCaptions}
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
          <track kind="captions" src={captions.url} srcLang={tag} label={ui('ui.captions')} />
        )}
        <a href={field.url}>{textOf(title)}</a>
      </video>
      <TranscriptLink to={transcript} />
    </div>
  );
}

/**
 * Captions are shown from the first time that the film plays: as the track by default, browsers would
 * fetch them with the page. Without scripts readers find them in the player.
 */
function useCaptions() {
  const film = useRef<HTMLVideoElement>(null);
  const isShown = useRef(false);
  const showCaptions = () => {
    const track = film.current?.textTracks[0];
    // Who hides them afterwards does not want them again.
    if (track === undefined || isShown.current) return;
    isShown.current = true;
    track.mode = 'showing';
  };
  useEffect(() => {
    // It may play before scripts are there.
    if (film.current?.paused === false) showCaptions();
  });
  return { film, showCaptions };
}
