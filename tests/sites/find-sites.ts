import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runInit } from '../../src/node/init/index.ts';

const FOLDER = import.meta.dirname;
/** Where sites of older versions are. */
const BEFORE = path.resolve(FOLDER, '../sites-before');
/** What the name of a site of an older version begins with. */
const PREFIX = 'before/';
/** The name of the site that `colophon init` writes, with all of its sections. */
export const NEW = 'new';

/** A backend that a site reads, started for it. */
export interface Backend {
  readonly origin: string;
  readonly stop: () => Promise<void> | void;
}

/** The names of the sites in this folder. */
export function findSites(): string[] {
  return sitesIn(FOLDER);
}

/** Those of the sites of older versions: `before/school`. */
export function findSitesBefore(): string[] {
  return sitesIn(BEFORE).map((name) => `${PREFIX}${name}`);
}

function sitesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => existsSync(path.join(folder, name, 'manifests/site.json')))
    .sort();
}

/** Whether a site is of an older version, so that it is migrated before anything else. */
export function isOfBefore(name: string): boolean {
  return name.startsWith(PREFIX);
}

/**
 * The folder of a site: of one of this folder its own, of others a copy that is made anew. A site of an
 * older version is never changed itself.
 *
 * @param copies the folder of copies
 */
export async function provideSite(name: string, copies: string): Promise<string> {
  if (name !== NEW && !isOfBefore(name)) return siteFolder(name);
  const copy = path.join(copies, path.basename(name));
  rmSync(copy, { recursive: true, force: true });
  if (isOfBefore(name)) {
    cpSync(path.join(BEFORE, name.slice(PREFIX.length)), copy, { recursive: true });
  } else {
    mkdirSync(copy, { recursive: true });
    await runInit(
      [
        '--name',
        'New site',
        '--languages',
        'en,de',
        '--look',
        'paper',
        '--sections',
        'people,news,events',
      ],
      copy,
    );
  }
  return copy;
}

export function siteFolder(name: string): string {
  return path.join(FOLDER, name);
}

/**
 * Starts what a site reads: `startBackend` of the file `backend.ts` in its folder.
 *
 * @returns undefined for a site whose content is its own
 */
export async function startBackend(name: string): Promise<Backend | undefined> {
  const file = path.join(siteFolder(name), 'backend.ts');
  if (!existsSync(file)) return undefined;
  const { startBackend: start } = (await import(pathToFileURL(file).href)) as {
    readonly startBackend: () => Promise<Backend>;
  };
  return start();
}
