import { parseArgs } from 'node:util';

/** What a run is asked to do. */
export type Options = {
  /** The only media folder to draw, if one is named. */
  only: string | undefined;
  /** Draw again what exists. */
  force: boolean;
};

/** Reads `--only <folder>` and `--force`. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: { only: { type: 'string' }, force: { type: 'boolean', default: false } },
  });
  return { only: values.only, force: values.force };
}
