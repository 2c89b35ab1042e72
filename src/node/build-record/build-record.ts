import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { listFiles } from '../site-folder/index.ts';

/** Which files a build was made of, below the site's folder; it is there as long as the build is whole. */
export const RECORD = 'dist/server/built-from.json';

/**
 * What a build holds. Content, media and the description of the API are read when the site is served, so
 * that they are no part of it.
 */
const FOLDERS = ['manifests', 'renderers'];
/** What stands in a renderer's folder for tests and for the reference. */
const BESIDE = /^renderers\/.*\/(?:expect\.ts|picture\.\w+|[^/]+\.test\.tsx?)$/;

/** The digests of files by their paths below the site's folder. */
type Digests = Readonly<Record<string, string>>;

/** What a build writes, below the site's folder. */
const BUILT = ['dist/client', 'dist/server'];
/** Where the last whole build stands while another one is made. */
const ASIDE = 'dist/.before';

/**
 * Makes a build in the place of another: until its end there is none that could be served, and where it fails
 * the one before is there again.
 *
 * @param make writes what is built
 * @throws what `make` throws
 */
export async function replaceBuild(root: string, make: () => Promise<void>): Promise<void> {
  startBuild(root);
  try {
    await make();
  } catch (error) {
    bringBack(root);
    throw error;
  }
  rmSync(path.join(root, ASIDE), { recursive: true, force: true });
}

/** Puts a whole build aside; what a build has left that was broken off is not one. */
function startBuild(root: string): void {
  if (!isBuilt(root)) return;
  rmSync(path.join(root, ASIDE), { recursive: true, force: true });
  for (const folder of BUILT) move(root, folder, path.join(ASIDE, folder));
}

function bringBack(root: string): void {
  if (!existsSync(path.join(root, ASIDE, RECORD))) return;
  for (const folder of BUILT) {
    rmSync(path.join(root, folder), { recursive: true, force: true });
    move(root, path.join(ASIDE, folder), folder);
  }
  rmSync(path.join(root, ASIDE), { recursive: true, force: true });
}

function move(root: string, from: string, to: string): void {
  if (!existsSync(path.join(root, from))) return;
  mkdirSync(path.dirname(path.join(root, to)), { recursive: true });
  renameSync(path.join(root, from), path.join(root, to));
}

/**
 * Says that a build is whole, and what it was made of.
 *
 * @param made the digests of the files when it began, as `readDigests` gave them
 */
export function endBuild(root: string, made: Digests): void {
  const file = path.join(root, RECORD);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(made));
}

/** Whether there is a whole build. */
export function isBuilt(root: string): boolean {
  return existsSync(path.join(root, RECORD));
}

/**
 * A line that says what of the site is not in its build: the file that was changed last. Digests tell, as
 * a copy of a site may have other times than the site; undefined where the build is of the files as they are.
 */
export function explainChanges(root: string): string | undefined {
  if (!isBuilt(root)) return undefined;
  const made: Digests = JSON.parse(readFileSync(path.join(root, RECORD), 'utf8'));
  const now = readDigests(root);
  const names = new Set([...Object.keys(made), ...Object.keys(now)]);
  const changed = [...names].filter((name) => made[name] !== now[name]);
  const [newest] = changed.sort((a, b) => timeOf(root, b) - timeOf(root, a));
  if (newest === undefined) return undefined;
  const what =
    now[newest] === undefined ? 'is gone' : made[newest] === undefined ? 'is new' : 'was changed';
  const others = changed.length === 1 ? '' : ` (and ${changed.length - 1} more)`;
  return `${newest}${others} ${what} since the site was built, and the pages do not show it; run npx colophon build`;
}

/** The digests of all files that a build would be made of. */
export function readDigests(root: string): Digests {
  const named = FOLDERS.flatMap((folder) =>
    listFiles(path.join(root, folder)).map((name) => ({
      file: path.join(root, folder, name),
      name: `${folder}/${name}`,
    })),
  );
  return Object.fromEntries(
    named
      .filter(({ name }) => !BESIDE.test(name))
      .map(({ name, file }) => [
        name,
        createHash('sha256').update(readFileSync(file)).digest('base64'),
      ]),
  );
}

/** When a file was changed; one that is gone was changed before all others. */
function timeOf(root: string, name: string): number {
  return statSync(path.join(root, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
