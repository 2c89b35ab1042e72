import { memoize } from '../../../core/memoize.ts';
import { createFinding, type Finding, MAX_FINDINGS, withFix } from '../findings/finding.ts';
import type { ManifestEntry } from '../read/read-manifests.ts';
import { LIST_KEYS, type TextTable, uiKeys } from '../read/read-texts.ts';
import type { RendererWords } from '../read/renderer-words.ts';
import { partsWithSchemas } from '../schema/parts-with-schemas.ts';
import type { Schemas } from '../schema/schemas.ts';
import type { Path } from '../text/manifest-file.ts';
import { findMeant, suggest } from '../text/suggest.ts';

const TEXTS = [
  'schemas/common.schema.json#/$defs/text',
  'schemas/common.schema.json#/$defs/heading',
  'schemas/common.schema.json#/$defs/introduction',
];
const EXTENSIONS = 'schemas/common.schema.json#/$defs/extensions';

/** Whether a part of a manifest is a text for readers, by the definitions that it is one of. */
export function isTextForReaders(names: readonly string[]): boolean {
  return names.some((name) => TEXTS.includes(name));
}

/** Where manifests name texts. */
interface TextUses {
  /** Translation keys, where the schemas have a text. */
  readonly keys: readonly {
    readonly key: string;
    readonly entry: ManifestEntry;
    readonly path: Path;
  }[];
  /** What extensions say is handed to overrides, which may show it as a text. */
  readonly words: readonly string[];
}

/** Keys that manifests name and no language has; one that is missing in some is a finding of the texts. */
export function checkTextKeys(
  entries: readonly ManifestEntry[],
  schemas: Schemas,
  texts: TextTable,
): Finding[] {
  const known = new Set([...texts.values()].flatMap((language) => [...language.keys()]));
  return readTextUses(entries, schemas)
    .keys.filter(({ key }) => !known.has(key))
    .map(({ key, entry, path }) => {
      const message = `unknown translation key "${key}"${suggest(key, known)}`;
      const finding = createFinding('M207', entry.manifest.placeOf(path), message);
      return withFix(finding, entry.manifest.rangeOf(path), findMeant(key, known));
    });
}

/** A text that nothing shows, by its key and the first language that has it. */
interface UnusedText {
  readonly key: string;
  readonly language: string;
}

/** All texts of a site, and which of them its renderers show by themselves. */
interface SiteTexts {
  readonly texts: TextTable;
  readonly words: RendererWords;
}

/** Texts that no manifest names and the renderer does not use. */
export function findUnusedTexts(
  entries: readonly ManifestEntry[],
  schemas: Schemas,
  { texts, words: ofRenderers }: SiteTexts,
): UnusedText[] {
  const { keys, words } = readTextUses(entries, schemas);
  const used = new Set<string>([
    ...uiKeys(ofRenderers),
    ...LIST_KEYS,
    ...keys.map(({ key }) => key),
    ...words,
  ]);
  return [...texts].flatMap(([language, table]) =>
    [...table.keys()].flatMap((key) => {
      if (used.has(key)) return [];
      used.add(key);
      return [{ key, language }];
    }),
  );
}

/** Texts that nothing uses, each in the first language that has it. */
export function checkUnusedTexts(
  entries: readonly ManifestEntry[],
  schemas: Schemas,
  site: SiteTexts,
): Finding[] {
  const unused = findUnusedTexts(entries, schemas, site);
  return unused.slice(0, MAX_FINDINGS).flatMap(({ key, language }) => {
    const entry = entries.find(({ id }) => id === `texts/${language}`);
    if (entry === undefined) return [];
    const place = entry.manifest.placeOfKey(key.split('.'));
    const message = `nothing uses the text "${key}"; remove it from every language`;
    return [createFinding('M305', place, message)];
  });
}

/** The texts that manifests name, by their schemas. */
function readTextUses(entries: readonly ManifestEntry[], schemas: Schemas): TextUses {
  const uses = entries.map((entry) => readEntryUses(entry, schemas));
  return {
    keys: uses.flatMap(({ keys }) => keys),
    words: uses.flatMap(({ words }) => words),
  };
}

const readEntryUses = memoize((entry: ManifestEntry, schemas: Schemas): TextUses => {
  const parts = partsWithSchemas(entry.kind, entry.manifest.value, schemas);
  return {
    keys: parts.flatMap(({ value, names, path }) =>
      typeof value === 'string' && isTextForReaders(names) ? [{ key: value, entry, path }] : [],
    ),
    words: parts.flatMap(({ value, names }) =>
      names.includes(EXTENSIONS) ? stringsOf(value) : [],
    ),
  };
});

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}
