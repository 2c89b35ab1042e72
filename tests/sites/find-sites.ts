import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const FOLDER = import.meta.dirname;

/** A backend that a site reads, started for it. */
export interface Backend {
  readonly origin: string;
  readonly stop: () => Promise<void> | void;
}

/** The names of the sites in this folder. */
export function findSites(): string[] {
  return readdirSync(FOLDER)
    .filter((name) => existsSync(path.join(FOLDER, name, 'manifests/site.json')))
    .sort();
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
