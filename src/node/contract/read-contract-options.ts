import { parseArguments, readChoice, UsageError } from '../command-line/index.ts';
import type { PagesAsked } from './calls/ask-view.ts';

export const USAGE = `colophon contract [site] --origin URL

Asks a running API everything that the manifests read of it, in each language, and says what it does not
answer as they need. Only GET is sent (HEAD for files), each URL once in each language.

  --api NAME            the API of "apis" of site.json that is asked; the site's own if not said
  --origin URL          where the API is; what stands before its path
  --only /people/*      the routes to check, * for any characters; may be repeated
  --languages zh,en     the languages to ask in, if not all of site.json
  --pages edges|all     of a paged list the first two pages and the last (edges), or all of them
  --media               asks for pictures and files as well, of the first and the last item
  --header "Name: …"    sent to the API with each call, such as a login; may be repeated, never printed;
                        beside those that secretHeaders of site.json reads from the environment
  --slow MS             how long an answer may take without a warning; 1000 if not said
  --timeout MS          how long an answer may take at all; "timeout" of site.json if not said
  --concurrency N       how many calls run at once; 4 if not said
  --format text|json|junit   how it is printed; text if not said
  --output FILE         writes the report there instead
  --strict              warnings are errors

Exit status: 0 if there are no errors, 1 if there are, 2 if the call itself is wrong.`;

/** The options of the command. */
export const OPTIONS = {
  api: { type: 'string' },
  origin: { type: 'string' },
  only: { type: 'string', multiple: true },
  languages: { type: 'string' },
  pages: { type: 'string' },
  media: { type: 'boolean' },
  header: { type: 'string', multiple: true },
  slow: { type: 'string' },
  timeout: { type: 'string' },
  concurrency: { type: 'string' },
  format: { type: 'string' },
  output: { type: 'string' },
  strict: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const FORMATS = ['text', 'json', 'junit'] as const;
const PAGES = ['edges', 'all'] as const satisfies readonly PagesAsked[];

/** What the contract command is asked for. */
export interface ContractCommandOptions {
  /** Undefined for the site's own. */
  readonly api: string | undefined;
  readonly origin: string;
  readonly only: readonly string[];
  /** Undefined for all of site.json. */
  readonly languages: readonly string[] | undefined;
  readonly pages: PagesAsked;
  readonly media: boolean;
  readonly headers: Headers;
  readonly slow: number;
  readonly timeout: number | undefined;
  readonly concurrency: number;
  readonly format: (typeof FORMATS)[number];
  readonly output: string | undefined;
  readonly strict: boolean;
}

/**
 * Reads the command's arguments; undefined where only help is asked for.
 *
 * @throws {UsageError} where one is missing, unknown or of another form
 */
export function readOptions(args: readonly string[]): ContractCommandOptions | undefined {
  const values = parse(args);
  if (values.help === true) return undefined;
  return {
    api: values.api,
    origin: readBaseUrl(values.origin),
    only: values.only ?? [],
    languages: values.languages?.split(',').map((code) => code.trim()),
    pages: readChoice('pages', values.pages ?? 'edges', PAGES),
    media: values.media ?? false,
    headers: readHeaders(values.header ?? []),
    slow: readNumber('slow', values.slow) ?? 1000,
    timeout: readNumber('timeout', values.timeout),
    concurrency: readNumber('concurrency', values.concurrency) ?? 4,
    format: readChoice('format', values.format ?? 'text', FORMATS),
    output: values.output,
    strict: values.strict ?? false,
  };
}

function parse(args: readonly string[]) {
  const { values } = parseArguments(USAGE, {
    args: [...args],
    options: OPTIONS,
  });
  return values;
}

/** The URL without a slash at its end, since the API's base begins with one. */
function readBaseUrl(value: string | undefined): string {
  if (value === undefined) {
    const fix = 'say where the API is, as in --origin https://api.example.org';
    throw new UsageError(`--origin is missing; ${fix}; colophon contract --help lists the options`);
  }
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    const fix = 'write a URL such as https://api.example.org';
    throw new UsageError(`--origin is "${value}"; ${fix}`);
  }
  // The value itself is not shown: it holds a password.
  if (url.username !== '' || url.password !== '') {
    throw new UsageError('--origin has a login in it; send it with --header "Authorization: …"');
  }
  if (url.search !== '' || url.hash !== '') {
    throw new UsageError(`--origin is "${value}"; leave out its query, which belongs to the calls`);
  }
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}

function readHeaders(lines: readonly string[]): Headers {
  const headers = new Headers();
  for (const [index, line] of lines.entries()) {
    const [, name = '', value = ''] = /^([^:]+):(.*)$/s.exec(line) ?? [];
    try {
      headers.append(name.trim(), value.trim());
    } catch {
      // What stands in it may be a secret.
      throw new UsageError(`--header ${index + 1} is no header; write "Name: value"`);
    }
  }
  return headers;
}

function readNumber(name: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const number = Number(value);
  if (/^\d+$/.test(value) && number > 0 && number < 2 ** 31) return number;
  throw new UsageError(`--${name} is "${value}"; it has to be a whole number above 0`);
}
