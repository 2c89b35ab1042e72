import { LIST_TEXTS, LIST_TEXTS_AT } from '../../../core/lists/list-texts.ts';
import type { LocalizedText } from '../../../core/manifest/site-model.ts';
import { UI_TEXTS } from '../../../core/texts/ui-texts.ts';
import { documentPath, engineOf } from '../../site-folder/index.ts';
import { createFinding, type Finding } from '../findings/finding.ts';
import { suggest } from '../text/suggest.ts';
import { flattenTexts } from './flatten-texts.ts';
import type { ManifestEntry } from './read-manifests.ts';
import { type RendererWords, wordsIn } from './renderer-words.ts';

/** The texts of manifests/texts, by language and dotted key. */
export type TextTable = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * All texts of the site's languages, flat; the renderer's words are those of the engine and of the folders of
 * renderers where a site has none.
 */
export function readTexts(
  entries: readonly ManifestEntry[],
  languages: readonly string[],
  words: RendererWords,
): TextTable {
  const written = readWritten(entries);
  return new Map(
    [...new Set([...written.keys(), ...languages])].map((code) => [
      code,
      new Map([...wordsIn(code, words), ...(written.get(code) ?? [])]),
    ]),
  );
}

/** The texts that stand in manifests/texts. */
function readWritten(entries: readonly ManifestEntry[]): TextTable {
  return new Map(
    entries
      .filter(({ kind }) => kind === 'texts')
      .map(({ id, manifest }) => [
        id.slice('texts/'.length),
        new Map(flattenTexts(manifest.value)),
      ]),
  );
}

/** The keys of the words that any page may show: of the engine's parts, and of the renderers. */
export function uiKeys(words: RendererWords): readonly string[] {
  return [...new Set([...UI_TEXTS, ...words.keys()])];
}

/** Words of the renderer for lists that readers work with. */
export const LIST_KEYS: readonly string[] = LIST_TEXTS.map((name) => `${LIST_TEXTS_AT}${name}`);

/** What the renderer says by itself on the pages of a site. */
interface NeededWords {
  /** The site's folder. */
  readonly root: string;
  readonly words: RendererWords;
  /** The keys of those that have to be there. */
  readonly needed: readonly string[];
}

/** Keys that one language has and another lacks, and words of the renderer that are missing. */
export function checkTexts(
  entries: readonly ManifestEntry[],
  languages: readonly string[],
  { root, words, needed }: NeededWords,
): Finding[] {
  const table = readWritten(entries);
  const keys = new Set(needed);
  const english = wordsIn('en', words);
  for (const texts of table.values()) for (const key of texts.keys()) keys.add(key);
  // Without a list, or with one language in it twice, nobody can say which is missing there.
  const isSure = languages.length > 0 && new Set(languages).size === languages.length;
  const odd = [...(isSure ? table.keys() : [])]
    .filter((language) => !languages.includes(language))
    .map((language) => {
      const place = { file: `manifests/texts/${language}.json`, line: 1, column: 1 };
      const message = `"${language}" is no language of site.json, so nobody reads its texts${suggest(language, languages)}; list it in "languages", or remove the file`;
      return createFinding('M224', place, message);
    });
  const known = languages.flatMap((language) => {
    const entry = entries.find(({ id }) => id === `texts/${language}`);
    const texts = new Map([...wordsIn(language, words), ...(table.get(language) ?? [])]);
    if (entry === undefined && [...keys].every((key) => texts.has(key))) return [];
    if (entry === undefined) {
      const place = { file: `manifests/texts/${language}.json`, line: 1, column: 1 };
      const message = `the texts of "${language}" are missing; copy the file of another language, and translate it`;
      return [createFinding('M009', place, message)];
    }
    const missing = [...keys].filter((key) => !texts.has(key));
    const own = missing.filter((key) => !english.has(key));
    const renderer = missing.filter((key) => english.has(key));
    return [
      ...own.map((key) => {
        const place = entry.manifest.placeOf(key.split('.'));
        return createFinding('M208', place, `"${key}" has no text in "${language}"; add it`);
      }),
      ...findMissingWords(renderer, { root, language, entry, english }),
    ];
  });
  return [...odd, ...known];
}

/** The most of the renderer's words that are named each by itself. */
const MAX_NAMED = 3;

/** A language, the file of its texts, and what is translated into it. */
interface Translation {
  readonly root: string;
  readonly language: string;
  readonly entry: ManifestEntry;
  readonly english: ReadonlyMap<string, string>;
}

/** Words of the renderer that a language has not: many are one finding, which says where to copy them. */
function findMissingWords(
  keys: readonly string[],
  { root, language, entry: { manifest }, english }: Translation,
): Finding[] {
  if (keys.length <= MAX_NAMED) {
    return keys.map((key) => {
      const message = `"${key}" has no text in "${language}"; add what is “${english.get(key)}” in English`;
      return createFinding('M208', manifest.placeOf(key.split('.')), message);
    });
  }
  const named = keys.slice(0, MAX_NAMED).map((key) => `"${key}"`);
  const message = `${keys.length} of the renderer's own words (${named.join(', ')}, …) have no text in "${language}"; translate those that ${referenceOf(root)} has in English into "ui"`;
  return [createFinding('M208', manifest.placeOf(['ui']), message)];
}

/** The reference that has all words of a site's renderers, those of its own among them. */
function referenceOf(root: string): string {
  return engineOf(root) === root
    ? documentPath('src/docs/reference/words-of-the-renderer.md')
    : '.colophon/reference.md';
}

/** A text of a manifest (a key, or the words in every language) in the normal form. */
export function resolveText(
  text: string | Readonly<Record<string, string>>,
  table: TextTable,
): LocalizedText {
  if (typeof text !== 'string') return text;
  return Object.fromEntries(
    [...table].map(([language, texts]) => [language, texts.get(text) ?? text]),
  );
}
