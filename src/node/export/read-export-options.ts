import path from 'node:path';
import { parseArguments, readOriginOption } from '../command-line/index.ts';

export const USAGE = `colophon export [site] [options]

Writes the built site as files: each page in each language, assets, media, and the answers that pages
ask the API for, with an nginx configuration that serves them. An older export is replaced once the
new one is whole; what has not changed keeps its time.

  --out FOLDER       where it goes; dist/export in the site's folder if not said
  --origin URL       where readers will find the site, for absolute URLs; SITE_ORIGIN if not said
  --no-compress      leaves out the .br and .gz files, where the web server makes its own

API_ORIGIN in the environment names the backend that is exported, in place of the embedded content;
DIRECTORY_ORIGIN that of a further API of site.json, by its name.
Exit status: 0 if the site was written, 1 if it cannot be, 2 if the call itself is wrong.`;

/** The options of the command. */
export const OPTIONS = {
  out: { type: 'string' },
  origin: { type: 'string' },
  'no-compress': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const DEFAULT_OUT = 'dist/export';
/** What `npm start` serves; good for looking at an export on one's own machine. */
const DEFAULT_ORIGIN = 'http://127.0.0.1:8080';
/** An origin as it has to be written. */
const EXAMPLE = 'https://www.example.org';

export interface ExportCommandOptions {
  readonly out: string;
  readonly origin: string;
  /** Whether nobody has said where the site will be found. */
  readonly isOriginGuessed: boolean;
  readonly apiOrigin: string | undefined;
  readonly isCompressed: boolean;
}

/**
 * Reads the command's arguments, and the variables of the environment that it respects.
 *
 * @param site the site's folder
 * @returns undefined where only help is asked for
 * @throws {UsageError} where one of them is unknown or of another form
 */
export function readOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  site: string,
): ExportCommandOptions | undefined {
  const values = parse(args);
  if (values.help) return undefined;
  const origin = values.origin ?? (environment.SITE_ORIGIN || undefined);
  const apiOrigin = environment.API_ORIGIN || undefined;
  return {
    out: values.out === undefined ? path.join(site, DEFAULT_OUT) : path.resolve(values.out),
    origin: readOriginOption(
      values.origin === undefined ? 'SITE_ORIGIN' : '--origin',
      origin ?? DEFAULT_ORIGIN,
      EXAMPLE,
    ),
    isOriginGuessed: origin === undefined,
    apiOrigin: apiOrigin && readOriginOption('API_ORIGIN', apiOrigin, EXAMPLE),
    isCompressed: !values['no-compress'],
  };
}

function parse(args: readonly string[]) {
  return parseArguments(USAGE, {
    args: [...args],
    options: OPTIONS,
  }).values;
}
