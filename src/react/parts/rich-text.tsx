import { useMemo } from 'react';
import { joinStops, joinStopsIn, type TextValue, trustHtml } from '../../core/index.ts';
import styles from './rich-text.module.css';

/** HTML that the allow-list has cleaned, set as running text. */
export function RichText({ html }: { readonly html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned where the answer came in
  return <div className={styles.prose} dangerouslySetInnerHTML={useMarkup(html)} />;
}

interface SlotTextProps {
  readonly value: TextValue;
  /** The most lines shown. */
  readonly clamp?: number | undefined;
}

/** A text slot inside a card: plain or cleaned HTML, cut after some lines if asked for. */
export function SlotText({ value, clamp }: SlotTextProps) {
  if (value.kind === 'html') return <CompactText html={value.html} clamp={clamp} />;
  const { text, time, language } = value;
  const words = clamp === undefined ? text : joinStops(text);
  return (
    <span
      lang={language?.tag}
      dir={language?.direction}
      className={language?.label && styles.foreign}
      data-language={language?.label}
      data-clamp={clamp}
    >
      {time === undefined ? words : <Time value={time}>{words}</Time>}
    </span>
  );
}

interface TimeProps {
  /** A date as machines read it. */
  readonly value: string;
  readonly children: string;
}

/** A date in words, and for machines. */
export function Time({ value, children }: TimeProps) {
  return <time dateTime={value}>{children}</time>;
}

function CompactText({ html, clamp }: Pick<SlotTextProps, 'clamp'> & { readonly html: string }) {
  return (
    <div
      className={styles.compact}
      data-clamp={clamp}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned where the answer came in
      dangerouslySetInnerHTML={useMarkup(clamp === undefined ? html : joinStopsIn(html))}
    />
  );
}

/** Made once for a text: React writes HTML anew wherever it is handed another object. */
function useMarkup(html: string) {
  return useMemo(() => ({ __html: trustHtml(html) }), [html]);
}
