import { LRUCache } from 'lru-cache';
import type { RenderedPage } from '../../../core/server-entry.ts';
import type { FaceList, SubsetFace } from '../../fonts/index.ts';
import { createRepresentation, type Representation, respond } from '../../http/index.ts';
import { createCharacterReader, type PageRules } from './page-characters.ts';
import { planSheets } from './plan-sheets.ts';
import { printFontLinks, printPlainSheets } from './print-font-links.ts';
import type { SheetStore } from './sheet-store.ts';
import { printSheetUrl, readSheetUrl, type SheetSets, type SheetUrl } from './sheet-url.ts';
import type { SheetSubsetter } from './subset-sheet.ts';

/** How a page asks for its fonts. */
export interface PageFontLinks {
  /** Elements of its head that ask for the faces of its first screen, and name those of the rest. */
  readonly elements: string;
  /** What stands after its markup: all of its sheets, for readers without scripts. */
  readonly plainSheets: string;
  /** The stylesheets of its first screen, for those who ask before the head is read. */
  readonly sheets: readonly string[];
}

interface ShownPage extends Pick<RenderedPage, 'html' | 'languageTag'> {
  /** Tells its markup from that of other pages. */
  readonly digest: string;
}

/** The links of a page, with the keys of the sheets that they name. */
interface NamedSheets extends PageFontLinks {
  readonly keys: readonly string[];
}

/** Gives each page the characters of the site's fonts that it shows. */
export interface PageFonts {
  readonly linksOf: (page: ShownPage) => PageFontLinks;
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
  const linked = new LRUCache<string, NamedSheets>({ max: MAX_LINKED });
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

  function findLinks({ html, languageTag }: ShownPage): NamedSheets {
    const sheets = planSheets(list, readCharacters(html, languageTag));
    const first = printSheet(sheets.first);
    const rest = printSheet(sheets.rest);
    const elements = printFontLinks({
      version: list.version,
      faces: list.subsets,
      first,
      samples: samplesOf(list.subsets, sheets.first),
      rest,
      files: sheets.files,
    });
    return {
      elements,
      plainSheets: printPlainSheets({ first, rest }),
      sheets: first === '' ? [] : [first],
      keys: [first, rest].filter((url) => url !== '').map(keyOf),
    };
  }

  return {
    linksOf: (page) => {
      const shown = `${page.languageTag} ${page.digest}`;
      const links = linked.get(shown) ?? findLinks(page);
      linked.set(shown, links);
      for (const key of links.keys) named.set(key, true);
      return links;
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

function sumOf(counts: Iterable<number>): number {
  return [...counts].reduce((sum, count) => sum + count, 0);
}

/** The key of a sheet's URL, which is what stands in its query. */
function keyOf(url: string): string {
  return url.slice(url.indexOf('?') + 1);
}

/** A character of each face that a stylesheet has. */
function samplesOf(
  faces: readonly SubsetFace[],
  sets: SheetSets,
): [face: SubsetFace, sample: string][] {
  return [...sets].flatMap(([index, codes]) => {
    const face = faces[index];
    const code = codes[0];
    return face === undefined || code === undefined
      ? []
      : [[face, String.fromCodePoint(code)] satisfies [SubsetFace, string]];
  });
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
