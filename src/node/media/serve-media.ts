import path from 'node:path';
import { type FileState, findFile } from '../http/index.ts';
import { PictureProblem, type Recipe } from './encode-picture.ts';
import {
  folderOfMedia,
  MEDIA,
  type MediaFolders,
  mediaFoldersOf,
  placeOfMedia,
} from './media-files.ts';
import { kindByName } from './picture-kind.ts';
import { createPictureStore, type PictureStore } from './picture-store.ts';
import {
  type ImageRules,
  imageRuleOf,
  isRaster,
  type NamedRendition,
  parseRendition,
  USUAL_WIDTHS,
  widthsOf,
} from './renditions.ts';

export interface MediaOptions {
  /** The renditions that site.json promises. */
  readonly images: ImageRules;
  /** Told of files of which nothing can be made, a line each. */
  readonly warn: (message: string) => void;
}

/**
 * Finds what is sent for a name below `/media/`: a file as it is where it holds nothing but what it
 * looks like, or what is made of it, now if it was not made before.
 *
 * @param root the site's folder
 */
export function createMediaFinder(
  root: string,
  { images, warn }: MediaOptions,
): (name: string) => Promise<FileState | undefined> {
  const folders = mediaFoldersOf(root);
  const store = createPictureStore(root);
  const said = new Set<string>();
  const explain = (url: string, { message }: PictureProblem): undefined => {
    const line = `"${url}" is not sent, as its picture ${message}`;
    if (!said.has(line)) warn(line);
    said.add(line);
  };
  return async (name) => {
    const url = `${MEDIA}${name}`;
    try {
      const file = await findMedia(folders, url);
      if (file !== undefined) {
        const sent = await sentFileOf(file.path, store);
        return sent.file === file.path ? file : await stateOf(sent);
      }
      return await findRendition(url, { folders, store, images });
    } catch (problem) {
      if (problem instanceof PictureProblem) return explain(url, problem);
      throw problem;
    }
  };
}

/** What is sent of an owner's file, and whether it had to be made now. */
export async function sentFileOf(
  file: string,
  store: PictureStore,
): Promise<{ readonly file: string; readonly isNew: boolean }> {
  const kind = kindByName(file);
  if (kind === undefined || kind === 'SVG') return { file, isNew: false };
  const source = await store.read(file);
  // The media type that browsers get follows from the name.
  if (source.isBare && source.kind === kind) return { file, isNew: false };
  return store.make(file, { original: kind });
}

interface Renditions {
  readonly folders: MediaFolders;
  readonly store: PictureStore;
  readonly images: ImageRules;
}

async function findRendition(url: string, renditions: Renditions): Promise<FileState | undefined> {
  const named = parseRendition(url);
  if (named === undefined) return undefined;
  for (const source of named.sources) {
    const file = isRaster(source) ? await findMedia(renditions.folders, source) : undefined;
    if (file === undefined) continue;
    const recipe = await recipeOf(named, source, file.path, renditions);
    return recipe && stateOf(await renditions.store.make(file.path, recipe));
  }
  return undefined;
}

/** Nobody gets widths but those that pages ask for: each has to be made, and stored. */
async function recipeOf(
  { width, format, isPrepared }: NamedRendition,
  source: string,
  file: string,
  { store, images }: Renditions,
): Promise<Recipe | undefined> {
  const asked = imageRuleOf(source, images)?.widths;
  if (isPrepared) return asked?.includes(width) ? { width, format } : undefined;
  const measured = await store.measure(file);
  if ('problem' in measured) throw measured.problem;
  return widthsOf(measured, asked ?? USUAL_WIDTHS).includes(width) ? { width, format } : undefined;
}

async function findMedia(folders: MediaFolders, url: string): Promise<FileState | undefined> {
  const place = placeOfMedia(folders, url);
  if (place === undefined) return undefined;
  const folder = folderOfMedia(folders, url);
  return findFile(folder, path.relative(folder, place));
}

function stateOf({ file }: { readonly file: string }): Promise<FileState | undefined> {
  return findFile(path.dirname(file), path.basename(file));
}
