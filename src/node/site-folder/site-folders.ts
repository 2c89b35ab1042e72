import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'jsonc-parser';
import { isRecord } from '../../core/mapping/read-path.ts';

/** Where a site has what its manifests do not hold, as paths below the site's folder. */
export interface SiteFolders {
  /** The embedded content. */
  readonly content: string;
  /** The files below `/media/`. */
  readonly media: string;
}

/** The names where the site's manifest gives none. */
export const USUAL_FOLDERS: SiteFolders = { content: 'content', media: 'media' };

/** What a folder is written like: a path downwards, without a way back up. */
const FOLDER = /^(?!.*\.\.)[A-Za-z0-9_][\w./-]*$/;

/**
 * Reads where a site has its folders. A manifest that is missing or wrong, or names none, stands for
 * the usual ones: what is wrong with it is the compiler's to say.
 *
 * @param root the site's folder
 */
export function readSiteFolders(root: string): SiteFolders {
  const site = readLeniently(path.join(root, 'manifests/site.json'));
  const named = (key: keyof SiteFolders): string => {
    const value = isRecord(site) ? site[key] : undefined;
    return typeof value === 'string' && FOLDER.test(value) ? value : USUAL_FOLDERS[key];
  };
  return { content: named('content'), media: named('media') };
}

/** What the folder of a further API's content is called before the API's name: `@directory`. */
export const CONTENT_MARK = '@';

/**
 * The folder of the content that answers for an API where the environment names no backend: that of
 * the site's own API, and in it one for each further API.
 *
 * @param api the API's name; undefined for the site's own
 */
export function contentFolder({ content }: SiteFolders, api: string | undefined): string {
  return api === undefined ? content : path.posix.join(content, CONTENT_MARK + api);
}

function readLeniently(file: string): unknown {
  try {
    return parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
