import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isRecord } from '../../core/mapping/read-path.ts';

/** From where a new site installs the engine. */
export interface EngineSource {
  /** What `dependencies` of the site say: a range of versions, or a file of the site. */
  readonly dependency: string;
  /** A file from outside of the site's folder, which has to be copied into it: the site is to install wherever it is cloned. */
  readonly outside?: string;
}

/**
 * From where a new site installs the engine: the file that it was installed from itself, as npm noted
 * it, or its version, which a registry has.
 *
 * @param engine the engine's folder
 * @param root the new site's folder
 */
export function engineSource(engine: string, version: string, root: string): EngineSource {
  const packages = path.dirname(engine);
  const noted = readNoted(path.join(packages, '.package-lock.json'), path.basename(engine));
  const file = noted && path.resolve(packages, '..', noted);
  if (file === undefined || !existsSync(file)) return { dependency: `^${version}` };
  const own = path.relative(root, file);
  if (own.startsWith('..') || path.isAbsolute(own)) {
    return { dependency: `file:${path.basename(file)}`, outside: file };
  }
  return { dependency: `file:${own.split(path.sep).join('/')}` };
}

/** The file that npm says a package was installed from, below the folder with `node_modules`. */
function readNoted(lockFile: string, name: string): string | undefined {
  if (!existsSync(lockFile)) return undefined;
  const lock: unknown = JSON.parse(readFileSync(lockFile, 'utf8'));
  const packages = isRecord(lock) && isRecord(lock.packages) ? lock.packages : {};
  const entry = packages[`node_modules/${name}`];
  const resolved = isRecord(entry) ? entry.resolved : undefined;
  if (typeof resolved !== 'string' || !resolved.startsWith('file:')) return undefined;
  return resolved.slice('file:'.length);
}
