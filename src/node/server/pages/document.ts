import { IDS } from '../../../core/document-names.ts';
import { escapeHtml } from '../../../core/escape-html.ts';
import type { RenderedPage } from '../../../core/server-entry.ts';
import { type DigestedBytes, digestOf } from '../../http/index.ts';
import type { PageFontLinks } from '../fonts/index.ts';
import { describeTags, thingTags } from './head-tags.ts';
import type { PageStyles } from './page-styles.ts';

/** The built index.html, cut where the pages differ. */
export interface DocumentTemplate {
  /** The stylesheet that stands in it. */
  readonly css: string;
  /** A page's markup in UTF-8; it holds until the next one is encoded. */
  readonly encode: (html: string) => EncodedMarkup;
  /** The document of a page, in UTF-8. */
  readonly print: (
    page: RenderedPage,
    markup: EncodedMarkup,
    links: DocumentLinks,
  ) => PrintedDocument;
}

export interface PrintedDocument extends DigestedBytes {
  /** The elements of its head that differ from page to page. */
  readonly tags: readonly string[];
  /** Where its markup begins, in bytes. */
  readonly markupAt: number;
  /** Where it ends. */
  readonly markupEnd: number;
}

/** The markup of a page as it is sent. */
export interface EncodedMarkup {
  readonly bytes: Uint8Array;
  /** Tells it from other pages' markup. */
  readonly digest: string;
}

export interface DocumentLinks {
  /** Where the site is reached, for absolute URLs. */
  readonly origin: string;
  /** Chunks that the page's own code needs, to load beside the entry. */
  readonly modules: readonly string[];
  /** How it gets its fonts; undefined where the site brings none. */
  readonly fonts: PageFontLinks | undefined;
  /** What its markup is shown by; left out, that is the whole stylesheet. */
  readonly styles?: PageStyles | undefined;
  /** Whether the page is sent ahead of its data, which follow in the same document. */
  readonly isAhead?: boolean;
}

const encoder = new TextEncoder();
const encode = (text: string): Uint8Array => encoder.encode(text);
/** The most bytes that UTF-8 needs for a unit of a string. */
const MAX_BYTES = 3;
const NOTHING: DigestedBytes = { bytes: new Uint8Array(0), digest: '' };
/** Around the whole stylesheet, which scripts find in an element of its own: `src/app/boot/load-scripts.js`. */
export const WHOLE_STYLES = {
  start: `<script type="text/plain" id="${IDS.pageStyles}">`,
  end: '</script>',
} as const;
const STYLE_START = '<style>';
const STYLE_END = '</style>';
const HTML_LANG = /<html [^>]*>/;

/**
 * What is the same for all pages is encoded once; the rest part by part, since a long text with
 * Chinese in it takes several times as long as its parts.
 *
 * @throws where the template lacks one of the places to fill
 */
export function readTemplate(html: string): DocumentTemplate {
  const encodePage = createEncoder();
  const [beforeHead, afterHead] = cut(
    html.replace(HTML_LANG, '<!--site-lang-->'),
    '<!--site-head-->',
  );
  const [start, headStart] = cut(beforeHead, '<!--site-lang-->');
  const [beforeStyle, afterStyle] = cut(afterHead, STYLE_START);
  const [css, afterCss] = cut(afterStyle, STYLE_END);
  const [bodyStart, afterHtml] = cut(afterCss, '<!--site-html-->');
  const [between, afterSnapshot] = cut(afterHtml, '<!--site-snapshot-->');
  const [beforeEnd, end] = cut(afterSnapshot, '</template>');
  const fixed = {
    start: encode(start),
    beforeHead: encode(headStart),
    beforeCss: encode(beforeStyle + STYLE_START),
    beforeHtml: encode(STYLE_END + bodyStart),
    afterHtml: encode(between),
    beforeSnapshot: encode(`<script type="application/json" id="${IDS.snapshot}">`),
    afterSnapshot: encode('</script>'),
    beforeModules: encode(beforeEnd),
    end: encode(`</template>${end}`),
  };
  const allStyles: EncodedStyles = { shown: encode(css), whole: NOTHING.bytes };
  const fixedDigest = encode(digestOf(Buffer.concat(Object.values(fixed))));
  return {
    css,
    encode: (html) => {
      const bytes = encodePage(html);
      return { bytes, digest: digestOf(bytes) };
    },
    print: (page, markup, links) => {
      const root = encode(printRoot(page, links));
      const tags = printTags(page, links);
      const head = encode(tags.join('\n    '));
      const foot = links.fonts?.foot ?? NOTHING;
      const modules = encode(printModules(links));
      const styles = links.styles === undefined ? allStyles : encodeStyles(links.styles);
      // What all pages share, and the markup, most of a page, have been digested already.
      const digest = digestOf(
        Buffer.concat([
          ...[fixedDigest, root, head, encode(markup.digest)],
          ...[encode(foot.digest), page.snapshot, modules, styles.shown, styles.whole],
        ]),
      );
      const beforeMarkup = [
        ...[fixed.start, root, fixed.beforeHead, head],
        ...[fixed.beforeCss, styles.shown, fixed.beforeHtml],
      ];
      const markupAt = beforeMarkup.reduce((sum, { byteLength }) => sum + byteLength, 0);
      const bytes = Buffer.concat([
        ...beforeMarkup,
        markup.bytes,
        fixed.afterHtml,
        foot.bytes,
        fixed.beforeSnapshot,
        page.snapshot,
        fixed.afterSnapshot,
        styles.whole,
        fixed.beforeModules,
        modules,
        fixed.end,
      ]);
      return { bytes, digest, tags, markupAt, markupEnd: markupAt + markup.bytes.byteLength };
    },
  };
}

/** Encodes long texts one after the other, each in the buffer of the one before. */
function createEncoder(): (text: string) => Uint8Array {
  let buffer = new Uint8Array(0);
  return (text) => {
    if (buffer.length < text.length * MAX_BYTES) buffer = new Uint8Array(text.length * MAX_BYTES);
    return buffer.subarray(0, encoder.encodeInto(text, buffer).written);
  };
}

interface EncodedStyles {
  readonly shown: Uint8Array;
  /** The element that brings it to scripts. */
  readonly whole: Uint8Array;
}

function encodeStyles({ shown, whole }: PageStyles): EncodedStyles {
  return {
    shown: encode(shown),
    whole: whole === '' ? NOTHING.bytes : encode(WHOLE_STYLES.start + whole + WHOLE_STYLES.end),
  };
}

/** The element around all; left to right goes without saying. */
function printRoot({ languageTag, direction }: RenderedPage, { isAhead }: DocumentLinks): string {
  const dir = direction === 'ltr' ? '' : ` dir="${direction}"`;
  const ahead = isAhead === true ? ' data-ahead' : '';
  return `<html lang="${escapeHtml(languageTag)}"${dir}${ahead}>`;
}

function printModules({ modules }: DocumentLinks): string {
  return modules.map((href) => `<link rel="modulepreload" href="${escapeHtml(href)}">`).join('');
}

function printTags(
  { head, languageTag }: RenderedPage,
  { origin, fonts }: DocumentLinks,
): string[] {
  return [
    // What the first paint waits for comes first.
    ...(fonts === undefined || fonts.elements === '' ? [] : [fonts.elements]),
    ...describeTags(head, languageTag, origin),
    // Nothing that readers see waits for it.
    ...thingTags(head, origin),
  ];
}

function cut(text: string, mark: string): [string, string] {
  const index = text.indexOf(mark);
  if (index < 0) throw new Error(`The built index.html lacks ${mark}; build the site again`);
  return [text.slice(0, index), text.slice(index + mark.length)];
}
