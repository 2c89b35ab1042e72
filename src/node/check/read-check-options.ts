import { parseArguments, readChoice, UsageError } from '../command-line/index.ts';

export const USAGE = `colophon check [site] [files] [--fix | --watch] [--format text|json|github]

Checks the manifests and prints what is wrong with them. With files, only what concerns them.
--fix writes into the files what can be meant in one way only: commas, comments and quotes that JSON
does not know, names that are like one known one, numbers in quotes, order, old names, $schema.
--watch checks again whenever something changes, and ends with Ctrl+C.
Exit status: 0 if there are no errors, 1 if there are, or if those of other files keep the named ones
from being checked, 2 if the call itself is wrong.`;

/** The options of the command. */
export const OPTIONS = {
  format: { type: 'string', default: 'text' },
  fix: { type: 'boolean', default: false },
  watch: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const FORMATS = ['text', 'json', 'github'] as const;

/** What the check command is asked for. */
export interface CheckOptions {
  readonly files: readonly string[];
  readonly format: (typeof FORMATS)[number];
  readonly fix: boolean;
  readonly watch: boolean;
}

/**
 * Reads the command's arguments; undefined where only help is asked for.
 *
 * @throws {UsageError} where one is unknown, or two are at odds
 */
export function readOptions(args: readonly string[]): CheckOptions | undefined {
  const { values, positionals: files } = parse(args);
  const { fix, watch } = values;
  if (values.help) return undefined;
  const format = readChoice('format', values.format, FORMATS);
  if (watch && fix) {
    throw new UsageError('--watch would check what --fix writes for ever; leave one out');
  }
  if (watch && format !== 'text') {
    const reason = 'its reports are no one document';
    throw new UsageError(`--watch prints text alone, as ${reason}; leave out --format or --watch`);
  }
  return { files, format, fix, watch };
}

function parse(args: readonly string[]) {
  return parseArguments(USAGE, {
    args: [...args],
    allowPositionals: true,
    options: OPTIONS,
  });
}
