import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isRecord } from '../../../core/mapping/read-path.ts';
import { engineOf, ownRenderers } from '../../site-folder/index.ts';
import { RENDERER_KINDS } from '../versions/renderer-api-version.ts';
import { defaultWords } from './default-words.ts';
import { flattenTexts } from './flatten-texts.ts';

/** The words that renderers show by themselves, by their keys (`ui.pause`) and then by language. */
export type RendererWords = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** The folder of what several renderers share, their words too. */
export const SHARED = 'renderers/shared';

/** The name of the file in a renderer's folder that has its words. */
const FILE = 'words.json';

/**
 * The words that were read last: what is made of them, such as all pages in the normal form, serves once more
 * while a site is developed.
 */
let lastRead: { readonly key: string; readonly words: RendererWords } | undefined;

/**
 * The words of the renderers of a site: of the engine's, and of its own, which are said in place of the
 * engine's where both have a key. What is wrong with a file is left out here; `checkWords` says it.
 *
 * @param root the site's folder
 */
export function readRendererWords(root: string): RendererWords {
  const words = new Map<string, Readonly<Record<string, string>>>();
  for (const folder of new Set([engineOf(root), root])) {
    for (const [key, texts] of readOwnWords(folder))
      words.set(key, { ...words.get(key), ...texts });
  }
  const key = JSON.stringify([...words]);
  if (lastRead?.key !== key) lastRead = { key, words };
  return lastRead.words;
}

/** The words of the renderers that stand in a folder itself. */
export function readOwnWords(folder: string): RendererWords {
  const read = wordFiles(folder).flatMap((file) => {
    const texts = Object.entries(readLeniently(path.join(folder, file)));
    return texts.flatMap(([key, value]): [string, Record<string, string>][] =>
      key !== '$schema' && isRecord(value)
        ? [[key, Object.fromEntries(Object.entries(value).filter(isText))]]
        : [],
    );
  });
  return new Map(read);
}

/** The files of words that stand in a folder itself, by their paths below it. */
export function wordFiles(folder: string): string[] {
  const folders = RENDERER_KINDS.flatMap((kind) =>
    ownRenderers(folder, kind).map((name) => `renderers/${kind}/${name}`),
  );
  return [SHARED, ...folders]
    .map((place) => `${place}/${FILE}`)
    .filter((file) => existsSync(path.join(folder, file)));
}

/**
 * The renderer's own words in a language, by their keys: of the engine's parts and of the renderers.
 *
 * @param code a language's code; `de-AT` has the words of `de` where it has none of its own
 */
export function wordsIn(code: string, words: RendererWords): ReadonlyMap<string, string> {
  const [language = ''] = code.toLowerCase().split('-');
  const ofRenderers = [...words].flatMap(([key, texts]): [string, string][] => {
    const text = texts[code] ?? texts[language];
    return text === undefined ? [] : [[key, text]];
  });
  return new Map([...flattenTexts(defaultWords(code)), ...ofRenderers]);
}

function isText(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string';
}

function readLeniently(file: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}
