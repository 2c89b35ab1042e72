import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { RenderedPage } from '../../../core/server-entry.ts';
import type { FaceList } from '../../fonts/index.ts';
import {
  createRepresentation,
  type DigestedBytes,
  type Representation,
  respond,
} from '../../http/index.ts';
import { createCharacterReader, type PageRules } from './page-characters.ts';
import { planSheets } from './plan-sheets.ts';
import {
  type FontLinks,
  printFontLinks,
  printInlineSheet,
  printPlainSheets,
} from './print-font-links.ts';
import type { SheetStore } from './sheet-store.ts';
import { printSheetUrl, readSheetUrl, type SheetSets, type SheetUrl } from './sheet-url.ts';
import type { SheetSubsetter } from './subset-sheet.ts';

/** How a page gets its fonts. */
export interface PageFontLinks {
  /** Elements of its head that ask for the faces of its first screen, and name those of the rest. */
  readonly elements: string;
  /**
   * What stands after its markup: the stylesheet of its first screen, where it is at hand, and for readers
   * without scripts links to all of them.
   */
  readonly foot: DigestedBytes;
  /** The stylesheets of its first screen that it asks for, for those who ask before the head is read. */
  readonly sheets: readonly string[];
}

interface ShownPage extends Pick<RenderedPage, 'html' | 'languageTag'> {
  /** Tells its markup from that of other pages. */
  readonly digest: string;
  /** Whether it is sent ahead of its data: the stylesheet of its first screen stands in its head. */
  readonly isAhead?: boolean;
}

/** The stylesheets of a page, and what of the first one its scripts wait for. */
interface PlannedSheets extends Pick<FontLinks, 'first' | 'rest' | 'files'> {
  readonly sets: SheetSets;
  /** Of all of its sheets. */
  readonly keys: readonly string[];
}

/** Gives each page the characters of the site's fonts that it shows. */
export interface PageFonts {
  readonly linksOf: (page: ShownPage) => PageFontLinks;
  /**
   * Makes the stylesheet of a page's first screen, for the page to bring it along: its readers would ask for it, and
   * wait for that as long again. Undefined where it is there; does not take longer than that.
   */
  readonly prepare: (page: ShownPage) => Promise<void> | undefined;
  /** Answers a request for a stylesheet below `/fonts/`. */
  readonly answer: (request: Request) => Response | Promise<Response>;
}

export interface PageFontSources {
  readonly list: FaceList;
  readonly rules: PageRules;
  readonly subset: SheetSubsetter;
  /** Where sheets that pages name are stored beyond the process; left out, each process makes them. */
  readonly store?: SheetStore | undefined;
}

/** Milliseconds that a page waits for its first stylesheet: a reader's line takes as long to ask for it. */
const LONGEST_WAIT = 150;
const FOREVER = 'public, max-age=31536000, immutable';
/** The most bytes of stylesheets that are cached; each has some 50 KB. */
const MAX_BYTES = 64 * 1024 * 1024;
/** Sheets that pages have named and nobody has asked for yet, by their keys. */
const MAX_NAMED = 20_000;
/** Pages whose links are cached: one that is rendered again mostly shows what it showed before. */
const MAX_LINKED = 2000;
/**
 * Sheets made within a second that no page of this process has named: those of readers' scripts, of
 * pages that another process has sent, and of whoever makes URLs up.
 */
const MAX_UNNAMED = 20;
/** Characters of all of these: some 5,000 would take a processor the whole second. */
const MAX_UNNAMED_CHARACTERS = 2000;

export function createPageFonts({ list, rules, subset, store }: PageFontSources): PageFonts {
  const readCharacters = createCharacterReader(rules);
  const linked = new LRUCache<string, PlannedSheets>({ max: MAX_LINKED });
  const named = new LRUCache<string, true>({ max: MAX_NAMED });
  const unnamed = new LRUCache<string, number>({
    max: MAX_UNNAMED,
    ttl: 1000,
    ttlResolution: 0,
    perf: Date,
  });
  const sheets = new LRUCache<string, Representation, SheetSets>({
    maxSize: MAX_BYTES,
    // Compressed forms are cached beside the body.
    sizeCalculation: ({ body }) => Math.max(1, body.byteLength * 2),
    fetchMethod: async (key, _stale, { context }) => {
      const make = () => subset(context);
      // Only sheets that a page has named are stored: invented URLs must not fill the disk.
      const sheet = await (named.has(key) && store ? store.read(key, make) : make());
      return createRepresentation(sheet, {
        'Content-Type': 'text/css; charset=utf-8',
        'Cache-Control': FOREVER,
      });
    },
  });

  /** Whether a sheet is one that a page has named, or one of the few others of the last second. */
  function maySubset({ key, sets }: SheetUrl): boolean {
    if (named.has(key)) return true;
    unnamed.purgeStale();
    const made = sumOf(unnamed.values());
    if (unnamed.size >= MAX_UNNAMED || made >= MAX_UNNAMED_CHARACTERS) return false;
    unnamed.set(key, sumOf([...sets.values()].map(({ length }) => length)));
    return true;
  }

  async function subsetSheet(request: Request, { key, sets }: SheetUrl): Promise<Response> {
    const sheet = await sheets.fetch(key, { context: sets });
    return sheet === undefined ? refuse(503) : respond(request, sheet);
  }

  /** The URL of a sheet; empty for one without a character. */
  function printSheet(sets: SheetSets): string {
    return sets.size === 0 ? '' : printSheetUrl(sets, list.version);
  }

  function plan({ html, languageTag }: ShownPage): PlannedSheets {
    const sheets = planSheets(list, readCharacters(html, languageTag));
    const [first, rest] = [printSheet(sheets.first), printSheet(sheets.rest)];
    return {
      ...{ first, rest, sets: sheets.first, files: sheets.files },
      keys: [first, rest].filter((url) => url !== '').map(keyOf),
    };
  }

  /** What a page needs; from now on it has named its sheets. */
  function planOf(page: ShownPage): PlannedSheets {
    const shown = `${page.languageTag} ${page.digest}`;
    const planned = linked.get(shown) ?? plan(page);
    linked.set(shown, planned);
    for (const key of planned.keys) named.set(key, true);
    return planned;
  }

  return {
    linksOf: (page) => {
      const { first, rest, files } = planOf(page);
      const sheet = first === '' ? undefined : sheets.get(keyOf(first));
      const links = { first, rest, files, version: list.version, faces: list.subsets };
      return printPageLinks(links, sheet, page.isAhead === true);
    },
    prepare: (page) => {
      const { first, sets } = planOf(page);
      if (first === '' || sheets.has(keyOf(first))) return undefined;
      const made = sheets.fetch(keyOf(first), { context: sets });
      return Promise.race([made, wait(LONGEST_WAIT, undefined, { ref: false })]).then(
        () => undefined,
        // Who asks for the sheet is told.
        () => undefined,
      );
    },
    answer: (request) => {
      const asked = readSheetUrl(new URL(request.url), list.version);
      if (
        asked === undefined ||
        [...asked.sets.keys()].some((face) => face >= list.subsets.length)
      ) {
        return refuse(404);
      }
      const sheet = sheets.get(asked.key);
      if (sheet !== undefined) return respond(request, sheet);
      return maySubset(asked) ? subsetSheet(request, asked) : refuse(503);
    },
  };
}

function printPageLinks(
  links: Omit<FontLinks, 'isInline'>,
  sheet: Representation | undefined,
  isAhead: boolean,
): PageFontLinks {
  const { first } = links;
  const elements = printFontLinks({ ...links, isInline: sheet !== undefined });
  const inline = sheet ? printInlineSheet(sheet.body) : new Uint8Array(0);
  const inHead = isAhead && sheet ? `\n    ${new TextDecoder().decode(inline)}` : '';
  const plain = printPlainSheets(links);
  return {
    elements: elements + inHead,
    foot: {
      bytes: Buffer.concat([Buffer.from(plain), ...(isAhead ? [] : [inline])]),
      digest: `${plain} ${sheet?.digest}`,
    },
    sheets: first === '' || sheet !== undefined ? [] : [first],
  };
}

function sumOf(counts: Iterable<number>): number {
  return [...counts].reduce((sum, count) => sum + count, 0);
}

/** The key of a sheet's URL, which is what stands in its query. */
function keyOf(url: string): string {
  return url.slice(url.indexOf('?') + 1);
}

function refuse(status: 404 | 503): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
  return status === 404
    ? new Response('There is no such stylesheet.\n', { status, headers })
    : new Response('Too many stylesheets are asked for; try again in a moment.\n', {
        status,
        headers: { ...headers, 'Retry-After': '1' },
      });
}
