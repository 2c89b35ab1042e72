import path from 'node:path';
import { parseArguments, UsageError } from '../command-line/index.ts';

export const USAGE = `colophon generate-tests [site] folder [options]

Writes a Playwright suite made from the manifests: a spec for each page, and a few support files.
It needs @playwright/test and @axe-core/playwright, which its package.json names, and nothing else.
Files of your own in the folder are never touched.

  --base-url URL        the site that the suite runs against, if not http://127.0.0.1:8080;
                        BASE_URL in the environment takes precedence
  --only '/section/*'   pages by their routes; may be given more than once
  --languages zh,en     languages, if not all of the site's
  --widths 1440,390     widths of the window in pixels, if not these two
  --read-only-live      leaves out the cases in which answers are broken (in the browser only)
  --check               writes nothing; tells whether the folder is what would be written

Exit status: 0 if the suite was written (or is up to date), 1 if it cannot be (or is stale), 2 if
the call itself is wrong.`;

const DEFAULT_BASE_URL = 'http://127.0.0.1:8080';
const DEFAULT_WIDTHS = '1440,390';

/** The options of the command. */
export const OPTIONS = {
  'base-url': { type: 'string', default: DEFAULT_BASE_URL },
  only: { type: 'string', multiple: true },
  languages: { type: 'string' },
  widths: { type: 'string', default: DEFAULT_WIDTHS },
  'read-only-live': { type: 'boolean', default: false },
  check: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** Pixels; narrower windows than phones and wider ones than any screen are slips of the pen. */
const WIDTHS = { least: 240, most: 7680 };

export interface GenerateOptions {
  readonly folder: string;
  readonly baseUrl: string;
  readonly only: readonly string[];
  /** Undefined for all of the site's. */
  readonly languages: readonly string[] | undefined;
  readonly widths: readonly number[];
  readonly isReadOnly: boolean;
  readonly isCheck: boolean;
}

/**
 * Reads the command's arguments; `help` where that is asked for.
 *
 * @throws {UsageError} where they are wrong; its message says which and how they would be right
 */
export function readOptions(args: readonly string[]): GenerateOptions | 'help' {
  const { values, positionals } = parse(args);
  if (values.help) return 'help';
  const [folder, second] = positionals;
  if (folder === undefined) {
    const fix = 'name the one that the suite goes to, as in colophon generate-tests site-tests';
    throw new UsageError(`a folder is missing; ${fix}; --help lists the options`);
  }
  if (second !== undefined) throw new UsageError(`"${second}" is a second folder; name one`);
  return optionsOf(folder, values);
}

/** The options of a call that names a folder and nothing else. */
export function usualOptions(folder: string): GenerateOptions {
  return optionsOf(folder, parse([]).values);
}

function optionsOf(folder: string, values: ReturnType<typeof parse>['values']): GenerateOptions {
  return {
    folder: path.resolve(folder),
    baseUrl: readUrl(values['base-url']),
    only: values.only ?? [],
    languages: values.languages?.split(',').map((code) => code.trim()),
    widths: values.widths.split(',').map(readWidth),
    isReadOnly: values['read-only-live'],
    isCheck: values.check,
  };
}

function parse(args: readonly string[]) {
  return parseArguments(USAGE, {
    args: [...args],
    allowPositionals: true,
    options: OPTIONS,
  });
}

function readUrl(value: string): string {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new UsageError(`--base-url "${value}" is no URL; write it as https://www.example.org`);
  }
  return value;
}

function readWidth(value: string): number {
  const width = Number(value.trim());
  if (Number.isInteger(width) && width >= WIDTHS.least && width <= WIDTHS.most) return width;
  throw new UsageError(
    `--widths "${value}" is no width from ${WIDTHS.least} to ${WIDTHS.most} pixels; write it as 1440,390`,
  );
}
