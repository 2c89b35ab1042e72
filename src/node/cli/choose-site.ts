import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../command-line/index.ts';

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
 * @param takesMore whether the command has arguments beside the site
 * @throws {UsageError} where there is no site; whoever asks for help needs none
 */
export function chooseSite(
  args: readonly string[],
  folder: string,
  takesMore: boolean,
): ChosenSite {
  const [first, ...others] = args;
  if (first !== undefined && !first.startsWith('-')) {
    const named = path.resolve(folder, first);
    if (isSite(named)) return { site: named, rest: others };
    if (!takesMore) {
      throw new UsageError(`${explainNone(named, first)}; ${FIX}`);
    }
  }
  const site = findUpwards(folder);
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
