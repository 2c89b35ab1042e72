import { parseArgs } from 'node:util';
import { WIDTHS } from './plan-cells.ts';
import { FORMATS, type Format } from './print-table.ts';

export const USAGE = `npm run faults

Plays every fault on every call that the manifests make, in each language and width, in a real
browser against the built site, and says where a reader is left without a word or a way on.

  --route /people/*   the routes to play, * for any characters; may be repeated
  --fault 503         the faults to play, by their names, * for any characters; may be repeated
  --language zh       a language, if not all; may be repeated
  --width 390         a width, if not ${WIDTHS.join(' and ')}; may be repeated
  --every N           every Nth cell only, spread over calls, faults, languages and widths
  --tabs N            how many tabs play at once; 4 if not said
  --format text|markdown|json   how the table is printed; text if not said
  --output FILE       writes it there instead

Exit status: 0 if all cells are green, 1 if one is red, 2 if the call itself is wrong.`;

export interface FaultOptions {
  readonly routes: readonly string[];
  readonly faults: readonly string[];
  /** Undefined for all of the site. */
  readonly languages: readonly string[] | undefined;
  readonly widths: readonly number[];
  readonly every: number;
  readonly tabs: number;
  readonly format: Format;
  readonly output: string | undefined;
}

const TABS = 4;

/**
 * Reads the command's arguments; undefined where only help is asked for.
 *
 * @throws {Error} where one is unknown or of another form
 */
export function readOptions(args: readonly string[]): FaultOptions | undefined {
  const { values } = parseArgs({
    args: [...args],
    options: {
      route: { type: 'string', multiple: true },
      fault: { type: 'string', multiple: true },
      language: { type: 'string', multiple: true },
      width: { type: 'string', multiple: true },
      every: { type: 'string' },
      tabs: { type: 'string' },
      format: { type: 'string' },
      output: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help === true) return undefined;
  const format = FORMATS.find((known) => known === (values.format ?? 'text'));
  if (format === undefined) {
    throw new Error(`--format is "${values.format}"; it has to be one of ${FORMATS.join(', ')}`);
  }
  return {
    routes: values.route ?? [],
    faults: values.fault ?? [],
    languages: values.language,
    widths: values.width?.map((width) => readCount('width', width)) ?? WIDTHS,
    every: readCount('every', values.every ?? '1'),
    tabs: readCount('tabs', values.tabs ?? String(TABS)),
    format,
    output: values.output,
  };
}

/** Whether a name is one of those asked for; all are where none is. */
export function isAsked(patterns: readonly string[], name: string): boolean {
  return patterns.length === 0 || patterns.some((pattern) => matches(pattern, name));
}

function matches(pattern: string, name: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(name);
}

function readCount(name: string, value: string): number {
  if (!/^[1-9]\d*$/.test(value)) throw new Error(`--${name} is "${value}"; it has to be a number`);
  return Number(value);
}
