import { LIST_TEXTS, LIST_TEXTS_AT } from '../../../core/lists/list-texts.ts';
import type { LocalizedText } from '../../../core/manifest/site-model.ts';
import { isRecord } from '../../../core/mapping/read-path.ts';
import { UI_TEXTS } from '../../../core/texts/ui-texts.ts';
import { documentPath } from '../../site-folder/index.ts';
import { createFinding, type Finding } from '../findings/finding.ts';
import { suggest } from '../text/suggest.ts';
import { defaultWords } from './default-words.ts';
import type { ManifestEntry } from './read-manifests.ts';

/** Where the package has the renderer's words in English. */
const ENGLISH_FILE = 'src/node/compiler/read/default-words/en.json';

/** The texts of manifests/texts, by language and dotted key. */
export type TextTable = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** All texts of the site's languages, flat; the renderer's words are the engine's where a site has none. */
export function readTexts(
  entries: readonly ManifestEntry[],
  languages: readonly string[],
): TextTable {
  const written = readWritten(entries);
  return new Map(
    [...new Set([...written.keys(), ...languages])].map((code) => [
      code,
      new Map([...flatten(defaultWords(code), ''), ...(written.get(code) ?? [])]),
    ]),
  );
}

/** The texts that stand in manifests/texts. */
function readWritten(entries: readonly ManifestEntry[]): TextTable {
  return new Map(
    entries
      .filter(({ kind }) => kind === 'texts')
      .map(({ id, manifest }) => [id.slice('texts/'.length), new Map(flatten(manifest.value, ''))]),
  );
}

/** Words of the renderer for lists that readers work with. */
export const LIST_KEYS: readonly string[] = LIST_TEXTS.map((name) => `${LIST_TEXTS_AT}${name}`);

/**
 * Keys that one language has and another lacks, and words of the renderer that are missing.
 *
 * @param needed further words of the renderer that the site's pages show
 */
export function checkTexts(
  entries: readonly ManifestEntry[],
  languages: readonly string[],
  needed: readonly string[] = [],
): Finding[] {
  const table = readWritten(entries);
  const keys = new Set<string>([...UI_TEXTS, ...needed]);
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
    const texts = new Map([...flatten(defaultWords(language), ''), ...(table.get(language) ?? [])]);
    if (entry === undefined && [...keys].every((key) => texts.has(key))) return [];
    if (entry === undefined) {
      const place = { file: `manifests/texts/${language}.json`, line: 1, column: 1 };
      const message = `the texts of "${language}" are missing; copy the file of another language, and translate it`;
      return [createFinding('M009', place, message)];
    }
    const missing = [...keys].filter((key) => !texts.has(key));
    const own = missing.filter((key) => !ENGLISH.has(key));
    const engine = missing.filter((key) => ENGLISH.has(key));
    return [
      ...own.map((key) => {
        const place = entry.manifest.placeOf(key.split('.'));
        return createFinding('M208', place, `"${key}" has no text in "${language}"; add it`);
      }),
      ...findMissingWords(engine, language, entry),
    ];
  });
  return [...odd, ...known];
}

const ENGLISH: ReadonlyMap<string, string> = new Map(flatten(defaultWords('en'), ''));
/** The most of the renderer's words that are named each by itself. */
const MAX_NAMED = 3;

/** Words of the renderer that a language has not: many are one finding, which says where to copy them. */
function findMissingWords(
  keys: readonly string[],
  language: string,
  { manifest }: ManifestEntry,
): Finding[] {
  if (keys.length <= MAX_NAMED) {
    return keys.map((key) => {
      const message = `"${key}" has no text in "${language}"; add what is “${ENGLISH.get(key)}” in English`;
      return createFinding('M208', manifest.placeOf(key.split('.')), message);
    });
  }
  const named = keys.slice(0, MAX_NAMED).map((key) => `"${key}"`);
  const message = `${keys.length} of the renderer's own words (${named.join(', ')}, …) have no text in "${language}"; translate those of ${documentPath(ENGLISH_FILE)} into "ui"`;
  return [createFinding('M208', manifest.placeOf(['ui']), message)];
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

function flatten(value: unknown, prefix: string): [string, string][] {
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, entry]): [string, string][] => {
    if (name === '$schema') return [];
    const key = prefix === '' ? name : `${prefix}.${name}`;
    return typeof entry === 'string' ? [[key, entry]] : flatten(entry, key);
  });
}
