import { UI_TEXTS } from '../../core/texts/ui-texts.ts';
import { createFinding, type Finding, MOST_FINDINGS } from './finding.ts';
import type { Path } from './manifest-file.ts';
import type { ManifestEntry } from './read-manifests.ts';
import type { Schemas } from './schemas.ts';
import { type ShapedPart, shapedParts } from './shaped-parts.ts';
import { suggest } from './suggest.ts';
import type { TextTable } from './texts.ts';

const TEXTS = ['common.schema.json#/$defs/text', 'common.schema.json#/$defs/heading'];
const EXTENSIONS = 'common.schema.json#/$defs/extensions';

/** A translation key that a manifest names, and where. */
interface PlacedKey {
  readonly key: string;
  readonly entry: ManifestEntry;
  readonly path: Path;
}

/** Keys that manifests name and no language has; one that is missing in some is a finding of the texts. */
export function checkTextKeys(
  entries: readonly ManifestEntry[],
  schemas: Schemas,
  texts: TextTable,
): Finding[] {
  const known = new Set([...texts.values()].flatMap((language) => [...language.keys()]));
  return placedKeys(entries, schemas)
    .filter(({ key }) => !known.has(key))
    .map(({ key, entry, path }) => {
      const message = `unknown translation key "${key}"${suggest(key, known)}`;
      return createFinding('M207', entry.manifest.placeOf(path), message);
    });
}

/** Texts that no manifest names and the renderer does not use, each in the first language that has it. */
export function checkUnusedTexts(
  entries: readonly ManifestEntry[],
  schemas: Schemas,
  texts: TextTable,
): Finding[] {
  const used = new Set<string>([
    ...UI_TEXTS,
    ...placedKeys(entries, schemas).map(({ key }) => key),
    ...wordsOfExtensions(entries, schemas),
  ]);
  const unused = [...texts].flatMap(([language, table]) =>
    [...table.keys()].flatMap((key) => {
      if (used.has(key)) return [];
      used.add(key);
      return [{ key, entry: entries.find(({ id }) => id === `texts/${language}`) }];
    }),
  );
  return unused.slice(0, MOST_FINDINGS).flatMap(({ key, entry }) => {
    if (entry === undefined) return [];
    const place = entry.manifest.placeOfKey(key.split('.'));
    return [
      createFinding('M305', place, `nothing uses the text "${key}"; remove it from every language`),
    ];
  });
}

function placedKeys(entries: readonly ManifestEntry[], schemas: Schemas): PlacedKey[] {
  return entries.flatMap((entry) =>
    shapedParts(entry.kind, entry.manifest.value, schemas).flatMap(({ value, names, path }) =>
      typeof value === 'string' && names.some((name) => TEXTS.includes(name))
        ? [{ key: value, entry, path }]
        : [],
    ),
  );
}

/** What extensions say is handed to overrides, which may show it as a text. */
function wordsOfExtensions(entries: readonly ManifestEntry[], schemas: Schemas): string[] {
  return entries
    .flatMap(({ kind, manifest }) => shapedParts(kind, manifest.value, schemas))
    .filter(({ names }: ShapedPart) => names.includes(EXTENSIONS))
    .flatMap(({ value }) => stringsOf(value));
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}
