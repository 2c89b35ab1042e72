import { existsSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { UsageError } from '../command-line/index.ts';
import type { Taken } from './commands.ts';

/** What a command is for, and what is left of its arguments. */
export interface ChosenSite {
  /** The site's folder, absolute. */
  readonly site: string;
  readonly rest: readonly string[];
}

/** What of a command says which of its arguments may be a site. */
export interface SiteArguments {
  /** What it takes beside the site; what cannot be that was meant as a site. */
  readonly takes?: Taken | undefined;
  /** Its options: their values are no folders of sites. */
  readonly options?: ParseArgsOptionsConfig | undefined;
}

/**
 * Finds the site that a command is for: the first of its arguments that is the folder of one, before or
 * behind its options, or else the nearest one upwards.
 *
 * @param args what follows the command's name
 * @param folder where the command is called
 * @throws {UsageError} where there is no site; whoever asks for help needs none
 */
export function chooseSite(
  args: readonly string[],
  folder: string,
  { takes, options = {} }: SiteArguments = {},
): ChosenSite {
  const words = listWords(args, options);
  const found = words.find(({ value }) => isSite(path.resolve(folder, value)));
  if (found !== undefined) {
    return { site: path.resolve(folder, found.value), rest: args.toSpliced(found.index, 1) };
  }
  const site = findUpwards(folder);
  const [first, ...others] = words;
  if (first !== undefined && !isValue(args[first.index - 1], options)) {
    const named = path.resolve(folder, first.value);
    const isMeant = {
      // Behind an option of the browser tests may stand its value.
      files: () => site !== undefined && first.index === 0 && isOutside(named, site),
      word: () => others.length > 0 && (path.isAbsolute(first.value) || isFolder(named)),
    };
    if (takes === undefined || isMeant[takes]()) {
      throw new UsageError(`${explainNone(named, first.value)}; ${FIX}`);
    }
  }
  if (site !== undefined) return { site, rest: args };
  if (args.includes('--help') || args.includes('-h')) return { site: folder, rest: args };
  throw new UsageError(`there is no site in ${folder}, nor above it; ${FIX}`);
}

/** Whether what follows an argument may be its value: that of an option which the command does not have. */
function isValue(before = '', options: ParseArgsOptionsConfig): boolean {
  return before.startsWith('-') && !Object.hasOwn(options, before.replace(/^-+/, ''));
}

interface Word {
  readonly value: string;
  /** Its place among the arguments. */
  readonly index: number;
}

/** The arguments that are neither options nor their values. */
function listWords(args: readonly string[], options: ParseArgsOptionsConfig): Word[] {
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  return tokens.flatMap((token) => (token.kind === 'positional' ? [token] : []));
}

const FIX = "name a site's folder, or call the command in it";

function explainNone(named: string, written: string): string {
  if (!existsSync(named)) return `there is no folder "${written}"`;
  if (!isFolder(named)) return `"${written}" is a file, and no site`;
  return `the folder "${written}" has no manifests/ in it, so it is no site`;
}

/** Whether a path leads out of a site, of which it can be no file then. */
function isOutside(named: string, site: string): boolean {
  const real = existsSync(named) ? realpathSync(named) : named;
  return path.relative(realpathSync(site), real).split(path.sep)[0] === '..';
}

function findUpwards(folder: string): string | undefined {
  if (isSite(folder)) return folder;
  const above = path.dirname(folder);
  return above === folder ? undefined : findUpwards(above);
}

function isSite(folder: string): boolean {
  return isFolder(path.join(folder, 'manifests'));
}

function isFolder(file: string): boolean {
  return existsSync(file) && statSync(file).isDirectory();
}
