import { WHOLE_STYLES } from './document.ts';
import type { PageOfSite } from './page-answer.ts';

/** A page's document, cut around its main element. */
export interface SplitDocument {
  /** All before its main element. */
  readonly before: Buffer;
  /** Of that, the markup of the page: header and menus. */
  readonly header: Buffer;
  readonly main: Buffer;
  /** Of its markup what comes after that. */
  readonly rest: Buffer;
  /** All after its markup. */
  readonly end: Buffer;
  /** What its head, and its markup before all else, say of this page alone. */
  readonly tags: readonly string[];
}

const MAIN_START = '<main';
const MAIN_END = '</main>';
/** What React asks for first: pictures of the page. */
const LEADING_LINKS = /^(?:<link [^>]*>)*/;

/** @returns undefined for a page without a main element, as one of an error may be */
export function splitDocument({ parts, representation }: PageOfSite): SplitDocument | undefined {
  const { buffer, byteOffset, byteLength } = representation.body;
  const body = Buffer.from(buffer, byteOffset, byteLength);
  const start = body.indexOf(MAIN_START, parts.markupAt);
  const end = start < 0 ? -1 : body.indexOf(MAIN_END, start);
  if (end < 0) return undefined;
  const markup = body.subarray(parts.markupAt, start);
  const [links = ''] = LEADING_LINKS.exec(markup.toString('latin1')) ?? [];
  return {
    before: body.subarray(0, start),
    header: markup.subarray(links.length),
    main: body.subarray(start, end + MAIN_END.length),
    rest: body.subarray(end + MAIN_END.length, parts.markupEnd),
    end: body.subarray(parts.markupEnd),
    tags: [...parts.tags, ...(markup.toString('utf8', 0, links.length).match(/<[^>]*>/g) ?? [])],
  };
}

const TEMPLATE_START = Buffer.from('<template>');
const TEMPLATE_END = Buffer.from('</template>');

/**
 * What is sent of a skeleton ahead: its document up to its main element, and, in two templates, what comes after
 * it in its markup, and after that. `src/app/boot/await-main.js` takes it out of these where nothing follows.
 */
export function beginDocument({ before, main, rest, end }: SplitDocument): Buffer {
  const templates = [rest, end].flatMap((part) => [TEMPLATE_START, part, TEMPLATE_END]);
  return Buffer.concat([before, main, ...templates]);
}

/** What `print-font-links.ts` puts between its elements. */
const BETWEEN = /(?<=>)\n {4}(?=<)/g;
/** Said of a skeleton that nothing follows: it is no page to list. */
const UNLISTED = Buffer.from('<meta name="robots" content="noindex">');

/**
 * What follows a skeleton in its document where the page's data have come: what its head says beside, and
 * its main element with all after it. The skeleton's own end where the page cannot follow it: where its
 * menus are others now, or it leads elsewhere.
 */
export function continueDocument(
  skeleton: SplitDocument,
  page: SplitDocument | undefined,
): Uint8Array<ArrayBuffer> {
  if (page === undefined || !page.header.equals(skeleton.header)) {
    return new Uint8Array(Buffer.concat([UNLISTED, skeleton.rest, skeleton.end]));
  }
  // Text between the elements would stay beside the main element.
  const tags = page.tags
    .filter((tag) => !skeleton.tags.includes(tag))
    .join('')
    .replaceAll(BETWEEN, '');
  return new Uint8Array(
    Buffer.concat([Buffer.from(tags), page.main, page.rest, withoutStyles(page.end)]),
  );
}

/** The head of a skeleton has all of them. */
function withoutStyles(end: Buffer): Buffer {
  const from = end.indexOf(WHOLE_STYLES.start);
  const to = end.indexOf(WHOLE_STYLES.end, from) + WHOLE_STYLES.end.length;
  return from < 0 ? end : Buffer.concat([end.subarray(0, from), end.subarray(to)]);
}
