import { LRUCache } from 'lru-cache';
import { type FileState, findFile, isForm } from '../../http/index.ts';
import type { WrittenBy } from './file-types.ts';
import { type StoredFile, storeFile } from './stored-file.ts';

/** Files cached in memory, in bytes with their compressed forms; what is asked for at any time fits. */
const MAX_BYTES = 256 * 1024 * 1024;
/** A file without a byte takes a place, too. */
const MIN_FILE_COST = 1024;

/** Answers requests for the files of a folder by their urls' paths below it. */
export type FileServer = (urlPath: string, request: Request) => Response | Promise<Response>;

/** Finds the file of a name, which may lie anywhere; undefined where there is none. */
export type FileFinder = (name: string) => Promise<FileState | undefined>;

/**
 * Files of a folder, or those that a finder has for their names. A file has one name, and so one place in memory, whatever a URL makes of it;
 * where many ask for it at the same time it is read once. Files of the build stay as they are, those
 * of the content are looked at again each time.
 *
 * @param cacheControl how long browsers may keep them
 * @param writtenBy who wrote them: what browsers would run is sent as such from the build alone
 */
export function createFileServer(
  files: string | FileFinder,
  cacheControl: string,
  writtenBy: WrittenBy = 'build',
): FileServer {
  const find = typeof files === 'string' ? (name: string) => findFile(files, name) : files;
  const cache = new LRUCache<string, StoredFile>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ memory }) => memory + MIN_FILE_COST,
  });
  const opening = new Map<string, Promise<StoredFile | undefined>>();

  async function open(name: string): Promise<StoredFile | undefined> {
    const state = await find(name);
    if (state === undefined) {
      cache.delete(name);
      return undefined;
    }
    const before = cache.get(name);
    if (before !== undefined && isSame(before.state, state)) return before;
    const stored = await storeFile(state, cacheControl, writtenBy);
    cache.set(name, stored);
    return stored;
  }

  function openOnce(name: string): Promise<StoredFile | undefined> {
    const running = opening.get(name) ?? open(name).finally(() => opening.delete(name));
    opening.set(name, running);
    return running;
  }

  return (urlPath, request) => {
    const name = readName(urlPath);
    // The compressed forms of a file are no files of their own.
    if (name === undefined || (writtenBy === 'build' && isForm(name))) return missing();
    const known = writtenBy === 'build' ? cache.get(name) : undefined;
    if (known !== undefined) return known.answer(request);
    return openOnce(name).then((file) => (file === undefined ? missing() : file.answer(request)));
  };
}

/**
 * The name of a file below its folder: a path that leads there in any other way names none, so that
 * each file has one name.
 */
function readName(urlPath: string): string | undefined {
  // A character that needs no encoding stands as it is.
  if (/%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/i.test(urlPath)) return undefined;
  const names = urlPath.split('/').map(decodeName);
  const isPlain = (name: string | undefined): name is string =>
    name !== undefined && name !== '' && name !== '.' && name !== '..' && !/[/\\\0]/.test(name);
  return names.every(isPlain) ? names.join('/') : undefined;
}

function decodeName(name: string): string | undefined {
  try {
    return decodeURIComponent(name);
  } catch {
    return undefined;
  }
}

function isSame(before: FileState, now: FileState): boolean {
  return before.path === now.path && before.size === now.size && before.modified === now.modified;
}

function missing(): Response {
  return new Response('There is no such file.\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
}
