import { isRecord } from '../../core/mapping/read-path.ts';
import type { StudioPlace, StudioTextRow, StudioTexts } from '../../core/studio/data.ts';
import {
  isTextForReaders,
  type ManifestEntry,
  type Path,
  partsWithSchemas,
  requireSchemas,
  type Schemas,
  type TextTable,
} from '../compiler/index.ts';
import { CallProblem } from './call-problem.ts';
import type { EditedSite } from './edited-site.ts';
import { languagesOf, textsOf } from './read-site.ts';

/** A text where a manifest has it. */
interface PlacedText {
  readonly value: unknown;
  readonly place: StudioPlace;
}

interface AskedTexts {
  /** The id of the page whose texts are asked for; undefined for the whole site. */
  readonly page: string | undefined;
  /** Whether those in the files of texts are enough, without the places in manifests. */
  readonly isOfKeys: boolean;
}

/** The texts of a page, or of the whole site, side by side; those that miss a language first, and then those that are not translated. */
export function readTextRows(edited: EditedSite, { page, isOfKeys }: AskedTexts): StudioTexts {
  const { root, reader } = edited.site;
  const { entries } = reader.read();
  const shown = entries.filter(
    ({ kind, id }) => kind !== 'texts' && (page === undefined || id === page),
  );
  if (shown.length === 0) {
    throw new CallProblem(404, { message: `there is no page "${page ?? ''}"; name it by its id` });
  }
  const schemas = requireSchemas(root);
  const languages = languagesOf(entries, edited.site.compiled()?.site);
  const codes = languages.map(({ code }) => code);
  const placed = isOfKeys ? [] : shown.flatMap((entry) => placedTexts(entry, schemas));
  const rows = [
    ...rowsOfKeys(textsOf(root, entries), entries, placed, { isWhole: page === undefined, codes }),
    ...placed.flatMap(({ value, place }) =>
      isRecord(value) ? [rowOf(value, [place], codes)] : [],
    ),
  ];
  const rank = ({ missing, untranslated }: StudioTextRow) =>
    missing.length > 0 ? 0 : untranslated.length > 0 ? 1 : 2;
  return {
    revision: edited.revision,
    languages,
    rows: rows.sort((a, b) => rank(a) - rank(b)),
  };
}

function placedTexts({ kind, manifest }: ManifestEntry, schemas: Schemas): PlacedText[] {
  return partsWithSchemas(kind, manifest.value, schemas).flatMap(({ value, names, path }) => {
    const isOwn = isTextForReaders(names) && (typeof value === 'string' || isWritten(value));
    if (!isOwn) return [];
    const { file, line, column } = manifest.placeOf(path);
    return [{ value, place: { file, path, line, column } }];
  });
}

/** Whether an object holds a text's words, and does not name a field or a file. */
function isWritten(value: unknown): boolean {
  return isRecord(value) && !('field' in value) && !('markdown' in value);
}

interface KeyOptions {
  /** Whether keys that no manifest of these names are shown, too. */
  readonly isWhole: boolean;
  readonly codes: readonly string[];
}

function rowsOfKeys(
  texts: TextTable,
  entries: readonly ManifestEntry[],
  placed: readonly PlacedText[],
  { isWhole, codes }: KeyOptions,
): StudioTextRow[] {
  const own = ownKeys(entries);
  const used = Map.groupBy(
    placed.filter(({ value }) => typeof value === 'string'),
    ({ value }) => String(value),
  );
  const keys = new Set([
    ...used.keys(),
    ...(isWhole ? [...texts.values()].flatMap((table) => [...table.keys()]) : []),
  ]);
  return [...keys].map((key) => {
    const written = codes.flatMap((code) => {
      const text = texts.get(code)?.get(key);
      return text === undefined ? [] : [[code, text] as const];
    });
    const places = used.get(key)?.map(({ place }) => place) ?? [];
    return {
      key,
      ...rowOf(Object.fromEntries(written), places, codes),
      isEngine: !own.has(key) && written.length > 0,
    };
  });
}

function rowOf(
  value: Readonly<Record<string, unknown>>,
  places: readonly StudioPlace[],
  codes: readonly string[],
): StudioTextRow {
  const texts = Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
  const missing = codes.filter((code) => (texts[code] ?? '') === '');
  const words = codes.map((code) => texts[code]);
  const untranslated = codes.filter(
    (code, index) => words[index] !== undefined && words.indexOf(texts[code]) < index,
  );
  return { places, texts, missing, untranslated, isEngine: false };
}

/** Keys that the site's own files have in any language. */
function ownKeys(entries: readonly ManifestEntry[]): Set<string> {
  const keys = new Set<string>();
  const visit = (value: unknown, path: Path): void => {
    if (typeof value === 'string') keys.add(path.join('.'));
    else if (isRecord(value)) {
      for (const [name, entry] of Object.entries(value)) visit(entry, [...path, name]);
    }
  };
  for (const { kind, manifest } of entries) if (kind === 'texts') visit(manifest.value, []);
  return keys;
}
