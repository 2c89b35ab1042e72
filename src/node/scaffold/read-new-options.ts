import path from 'node:path';
import { parseArguments, UsageError } from '../command-line/index.ts';

export const USAGE = `colophon new [site] section/page --like section/page --title en="…" --title de="…"
colophon new [site] section/page --from URL|file --title en="…" --title de="…" [--describe]

Adds a page to a section: its manifest, its detail's if it has one, and sample content. It is in
menu, sidebar and sitemap at once. Nothing is ever overwritten. In a terminal, the command asks for
what is missing.

  --like section/page   the page that the new one is like, by its route
  --from URL|file       a real answer of your backend in place of that: its fields are read, and
                        what is guessed of them is printed for review
  --api name            with --from: the API of "apis" of site.json that answers, if not the site's own
  --title en="…"        the page's title in a language of the site; one for each
  --section-title en="…"  makes a new section of that title; one for each language
  --endpoint /path      the endpoint of the page's data, if not the one that the command chooses; with
                        --from a file, the query that the answer was asked with may follow: /staff?page=1
  --describe            with --from: adds the endpoint to schemas/api.openapi.json as well, which is
                        written of the content where there is none
  --dry-run             prints what would be written
  --root folder         the site, if it is not named first

Exit status: 0 if the page was written, 1 if it cannot be, 2 if the call itself is wrong.`;

/** The options of the command. */
export const OPTIONS = {
  like: { type: 'string' },
  from: { type: 'string' },
  api: { type: 'string' },
  title: { type: 'string', multiple: true },
  'section-title': { type: 'string', multiple: true },
  endpoint: { type: 'string' },
  describe: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  root: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** What the command was called with. */
export interface Options {
  readonly route: string | undefined;
  readonly like: string | undefined;
  readonly from: string | undefined;
  /** The API that answers; undefined for the site's own. */
  readonly api: string | undefined;
  readonly titles: readonly string[];
  readonly sectionTitles: readonly string[];
  readonly endpoint: string | undefined;
  readonly describe: boolean;
  readonly isDryRun: boolean;
  readonly root: string;
  readonly isHelp: boolean;
}

/**
 * Reads the command's arguments.
 *
 * @throws {UsageError} where one is unknown, or two are at odds
 */
export function readOptions(args: readonly string[], project: string): Options {
  const { values, positionals } = parse(args);
  const [route, second] = positionals;
  if (second !== undefined) {
    const fix = 'put a title with spaces in quotation marks';
    throw new UsageError(`"${second}" is a second route; name one page, and ${fix}`);
  }
  if (values.like !== undefined && values.from !== undefined) {
    throw new UsageError('--like and --from exclude each other; leave one out');
  }
  if (values.api !== undefined && values.from === undefined) {
    throw new UsageError('--api says whose answer it is; add --from');
  }
  if (values.describe === true && values.from === undefined) {
    throw new UsageError('--describe describes an answer; add --from');
  }
  return {
    route,
    like: values.like,
    from: values.from,
    api: values.api,
    titles: values.title ?? [],
    sectionTitles: values['section-title'] ?? [],
    endpoint: values.endpoint,
    describe: values.describe ?? false,
    isDryRun: values['dry-run'] ?? false,
    root: path.resolve(values.root ?? project),
    isHelp: values.help ?? false,
  };
}

function parse(args: readonly string[]) {
  return parseArguments(USAGE, {
    args: [...args],
    allowPositionals: true,
    options: OPTIONS,
  });
}
