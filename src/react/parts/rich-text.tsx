import { Fragment, useContext, useMemo } from 'react';
import {
  joinStops,
  joinStopsIn,
  type TextPart,
  type TextValue,
  trustHtml,
} from '../../core/index.ts';
import { InLinkContext, ItemLink } from './item-link.tsx';
import { LiveTime } from './live-time.tsx';
import styles from './rich-text.module.css';
import { useFocusableTables } from './use-focusable-tables.ts';

/** HTML that the allow-list has cleaned, set as running text. */
export function RichText({ html }: { readonly html: string }) {
  return (
    <div
      ref={useFocusableTables(html)}
      className={styles.prose}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned where the answer came in
      dangerouslySetInnerHTML={useMarkup(html)}
    />
  );
}

interface SlotTextProps {
  readonly value: TextValue;
  /** The most lines shown. */
  readonly clamp?: number | undefined;
}

/**
 * A text slot inside a card: plain or cleaned HTML, cut after some lines if asked for. Parts that lead
 * somewhere are links, unless the text stands in a link itself.
 */
export function SlotText({ value, clamp }: SlotTextProps) {
  if (value.kind === 'html') return <CompactText html={value.html} clamp={clamp} />;
  const { text, time, live, parts, language } = value;
  const words = clamp === undefined ? text : joinStops(text);
  const content = parts === undefined ? words : <TextParts parts={parts} />;
  const written =
    time === undefined ? (
      content
    ) : live === undefined ? (
      <Time value={time}>{words}</Time>
    ) : (
      <LiveTime format={live} value={time}>
        {words}
      </LiveTime>
    );
  if (language === undefined) return <span data-clamp={clamp}>{written}</span>;
  const inLanguage = (
    <span
      lang={language.tag}
      dir={language.direction}
      className={language.label && styles.foreign}
      data-language={language.label}
    >
      {written}
    </span>
  );
  // Lines that are cut are a block, which stands where those of the page's own language do.
  return clamp === undefined ? inLanguage : <span data-clamp={clamp}>{inLanguage}</span>;
}

function TextParts({ parts }: { readonly parts: readonly TextPart[] }) {
  const isInLink = useContext(InLinkContext);
  return parts.map(({ text, href }, index) =>
    href === undefined || isInLink ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text do not move
      <Fragment key={index}>{text}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <PartLink key={index} href={href} text={text} />
    ),
  );
}

/** A page of the site, a URL elsewhere, or a call, which opens no window. */
function PartLink({ href, text }: Required<Pick<TextPart, 'text'>> & { readonly href: string }) {
  return /^(?:tel|mailto):/.test(href) ? (
    <a href={href} className={styles.link}>
      {text}
    </a>
  ) : (
    <ItemLink to={href} className={styles.link}>
      {text}
    </ItemLink>
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
