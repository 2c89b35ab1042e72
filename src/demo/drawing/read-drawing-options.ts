import { parseArguments } from '../../node/command-line/index.ts';

export const USAGE = `npm run draw:media [-- --only <folder>] [--root <folder>]

Draws the pictures and attachments that the content names and that are not there yet. A file that is
there is never changed: to have one drawn anew, remove it.
--only <folder>  only those of one folder of media, such as news, site or attachments
--root <folder>  the project's folder; this one by default`;

/** What a run is asked to do. */
export type Options = {
  /** The only media folder to draw, if one is named. */
  only: string | undefined;
  /** The project's folder. */
  root: string | undefined;
  isHelp: boolean;
};

/** Reads the options of a call. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArguments(USAGE, {
    args: [...args],
    options: {
      only: { type: 'string' },
      root: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  return { only: values.only, root: values.root, isHelp: values.help };
}
