import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { isEdited } from '../../core/studio/edited-files.ts';
import { readSiteFolders } from '../site-folder/index.ts';
import { CallProblem } from './call-problem.ts';

const LANGUAGE_FILE = /\.[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*\.md$/;
const SEGMENT = /^(?!\.)[^\\:*?"<>|\p{Cc}]+$/u;

/**
 * A file of the site that the studio may read and write, by its path below the site's folder. Links on
 * the way are followed: what lies elsewhere is none of the site's.
 *
 * @param root the site's folder
 * @throws {CallProblem} for any other path
 */
export function confine(root: string, file: unknown): string {
  if (typeof file !== 'string' || !isOwn(root, file)) {
    const message = `${JSON.stringify(file)} is no file that the studio edits; it edits manifests/, renderers/overrides/ and the files of the content`;
    throw new CallProblem(403, { message });
  }
  refuseOutside(root, file);
  return file;
}

/** @throws {CallProblem} for a path that links lead out of the site's folder */
export function refuseOutside(root: string, file: string): void {
  const base = realpathSync(root);
  const real = realOf(path.join(base, file));
  if (real !== base && real.startsWith(base + path.sep)) return;
  const message = `"${file}" leads out of the site’s folder; the studio edits what is in it`;
  throw new CallProblem(403, { message });
}

function isOwn(root: string, file: string): boolean {
  if (!file.split('/').every((part) => SEGMENT.test(part))) return false;
  return isEdited(file) || isContent(root, file);
}

/** A file of the content with a language in its name: such as go with their language. */
function isContent(root: string, file: string): boolean {
  return LANGUAGE_FILE.test(file) && file.startsWith(`${readSiteFolders(root).content}/`);
}

/** The path with its links followed, as far as it is there. */
function realOf(file: string): string {
  if (existsSync(file)) return realpathSync(file);
  const parent = path.dirname(file);
  return parent === file ? file : path.join(realOf(parent), path.basename(file));
}

/** What the disk has of a file; null where it has none. */
export function readDisk(root: string, file: string): string | null {
  try {
    return readFileSync(path.join(root, file), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** A digest by which two texts are told apart; `none` for a file that does not exist. */
export function hashOf(text: string | null): string {
  return text === null ? 'none' : createHash('sha256').update(text).digest('hex').slice(0, 32);
}
