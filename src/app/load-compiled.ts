import { texts } from 'virtual:site/texts';
import {
  type FileSizes,
  type Language,
  NO_PICTURES,
  type PageModel,
  type PictureIndex,
} from '../core/index.ts';

/** The compiled manifest of a page. */
export async function loadPage(id: string): Promise<PageModel> {
  // The list of all pages grows with the site, so it is asked for apart.
  const { pages } = await import('virtual:site/pages');
  const load = pages[id];
  if (load === undefined) throw new Error(`No page "${id}" was compiled`);
  return (await load()).page;
}

/** The renderer's words in a language. */
export async function loadTexts(language: Language): Promise<Readonly<Record<string, string>>> {
  const load = texts[language];
  if (load === undefined) throw new Error(`No texts were compiled for the language "${language}"`);
  return (await load()).texts;
}

/** What the site knows of its pictures; a chunk that cannot be had leaves them unknown. */
export async function loadPictures(): Promise<PictureIndex> {
  try {
    return (await import('virtual:site/pictures')).pictures;
  } catch {
    return NO_PICTURES;
  }
}

/** The sizes of the site's own files; a chunk that cannot be had leaves them unknown. */
async function loadFileSizes(): Promise<FileSizes> {
  try {
    return (await import('virtual:site/pictures')).files;
  } catch {
    return {};
  }
}

/** What is known of a site's media, loaded when it is needed. */
export const mediaLoaders = { loadPictures, loadFileSizes };
