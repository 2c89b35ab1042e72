import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const FOLDER = import.meta.dirname;
/** Where sites of older versions are. */
const BEFORE = path.resolve(FOLDER, '../sites-before');
/** What the name of a site of an older version begins with. */
const PREFIX = 'before/';

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

export function siteFolder(name: string): string {
  return path.join(FOLDER, name);
}

/**
 * Copies a site of an older version, which is never changed itself.
 *
 * @param copies the folder of such copies, where one of an earlier run is replaced
 * @returns the copy's folder; undefined for a site of the present version
 */
export function copySiteBefore(name: string, copies: string): string | undefined {
  if (!name.startsWith(PREFIX)) return undefined;
  const own = name.slice(PREFIX.length);
  const copy = path.join(copies, own);
  rmSync(copy, { recursive: true, force: true });
  cpSync(path.join(BEFORE, own), copy, { recursive: true });
  return copy;
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
