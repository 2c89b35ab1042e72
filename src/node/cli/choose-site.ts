import { existsSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../command-line/index.ts';
import type { Taken } from './commands.ts';

/** What a command is for, and what is left of its arguments. */
export interface ChosenSite {
  /** The site's folder, absolute. */
  readonly site: string;
  readonly rest: readonly string[];
}

/**
 * Finds the site that a command is for: the folder that its arguments begin with, or else the nearest
 * one upwards.
 *
 * @param args what follows the command's name
 * @param folder where the command is called
 * @param takes what the command takes beside the site; what cannot be that was meant as a site
 * @throws {UsageError} where there is no site; whoever asks for help needs none
 */
export function chooseSite(
  args: readonly string[],
  folder: string,
  takes: Taken | undefined,
): ChosenSite {
  const [first, ...others] = args;
  const site = findUpwards(folder);
  if (first !== undefined && isWord(first)) {
    const named = path.resolve(folder, first);
    if (isSite(named)) return { site: named, rest: others };
    const isMeant = {
      files: () => site !== undefined && isOutside(named, site),
      word: () => others.slice(0, 1).some(isWord) && (path.isAbsolute(first) || isFolder(named)),
    };
    if (takes === undefined || isMeant[takes]()) {
      throw new UsageError(`${explainNone(named, first)}; ${FIX}`);
    }
  }
  if (site !== undefined) return { site, rest: args };
  if (args.includes('--help') || args.includes('-h')) return { site: folder, rest: args };
  throw new UsageError(`there is no site in ${folder}, nor above it; ${FIX}`);
}

const FIX = "name a site's folder, or call the command in it";

function explainNone(named: string, written: string): string {
  if (!existsSync(named)) return `there is no folder "${written}"`;
  if (!isFolder(named)) return `"${written}" is a file, and no site`;
  return `the folder "${written}" has no manifests/ in it, so it is no site`;
}

function isWord(argument: string): boolean {
  return !argument.startsWith('-');
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
