import { parseArgs } from 'node:util';

const FORMATS = ['text', 'json', 'github'] as const;

export type Format = (typeof FORMATS)[number];

/** What the check command is asked for. */
export interface CheckOptions {
  readonly files: readonly string[];
  readonly format: Format;
  readonly fix: boolean;
  readonly watch: boolean;
  readonly help: boolean;
}

/** Reads the command's arguments; undefined where they are none of its own. */
export function readOptions(args: readonly string[]): CheckOptions | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        format: { type: 'string', default: 'text' },
        fix: { type: 'boolean', default: false },
        watch: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    const format = FORMATS.find((known) => known === values.format);
    // What is written while it is watched would be checked for ever, and reports are no one document.
    if (values.watch && (values.fix || format !== 'text')) return undefined;
    return format && { ...values, files: positionals, format };
  } catch {
    return undefined;
  }
}
