import { fieldValues } from '../../core/lists/field-values.ts';
import type { FieldValue } from '../../core/manifest/slot-model.ts';
import {
  createFinding,
  type Finding,
  findMeant,
  findSlip,
  isCaptions,
  isNoCaptions,
  type ManifestFile,
  memoize,
  type PlacedField,
  type PlacedView,
  placedViews,
  type Shapes,
  suggest,
  uniqueFindings,
  type ValidatedManifests,
  withFix,
} from '../compiler/index.ts';
import type { ContentFile } from '../content/index.ts';
import { filesOf } from './answering-files.ts';
import type { PlacedContent } from './content-place.ts';

/**
 * Where manifests say of a field's values what none of the content's is: words for a value that no item
 * has, and captions that are another file. A field without any value is one that is to come.
 */
export function checkNamedValues(
  content: PlacedContent,
  { pages }: ValidatedManifests,
  shapes: Shapes,
): Finding[] {
  const findings = pages.flatMap(({ value, file }) =>
    placedViews(value, shapes).flatMap((view) => {
      const naming = view.fields.filter(({ reading }) => NAMING.includes(reading.as));
      if (naming.length === 0) return [];
      const entities = entitiesOf(content, view);
      if (entities.length === 0) return [];
      return naming.flatMap((field) => checkField(field, entities, file));
    }),
  );
  return uniqueFindings(findings);
}

/** Readings that say something of the values that there are. */
const NAMING: readonly PlacedField['reading']['as'][] = ['choice', 'code', 'constant', 'captions'];

type Entity = Readonly<Record<string, unknown>>;

/** What a view's answer is made of, in every language. */
function entitiesOf(content: PlacedContent, view: PlacedView): readonly Entity[] {
  return filesOf(content, view).map(entityOf);
}

/** What a file has. */
const entityOf = memoize(
  ({ id, item }: ContentFile): Entity => ({ ...Object.fromEntries(item.fields), id }),
);

function checkField(
  field: PlacedField,
  entities: readonly Entity[],
  file: ManifestFile,
): readonly Finding[] {
  const { value, within = [], reading } = field;
  const path = [...within, value].join('.');
  const valuesOf = (name: string) => [
    ...new Set(entities.flatMap((entity) => fieldValues(entity, name))),
  ];
  if (reading.as === 'choice') return checkWords(field, reading.words, valuesOf(path), file);
  if (reading.as === 'code') return checkCodes(field, reading.words, valuesOf(path), file);
  if (reading.as === 'constant') return checkEquals(field, reading.equals, valuesOf(path), file);
  if (reading.as !== 'captions' || !valuesOf(path).some(isNoCaptions)) return [];
  const names = [...new Set(entities.flatMap((entity) => Object.keys(entity)))];
  const right = names.filter((name) => valuesOf(name).some(isCaptions));
  return [explainCaptions(field, valuesOf(path).find(isNoCaptions) ?? '', right, file)];
}

/** Words of filters and groups, which are for every value that there is. */
function checkWords(
  field: PlacedField,
  names: readonly string[],
  values: readonly string[],
  file: ManifestFile,
): Finding[] {
  const free = values.filter((known) => !names.includes(known));
  // Where every value has its words, the others are of a vocabulary that is not used in full.
  if (free.length === 0) return [];
  return names
    .filter((name) => !values.includes(name))
    .map((name) =>
      explainWords(field, name, suggest(name, free), { meant: findMeant(name, free), file }),
    );
}

/** Words of a text or a column: a vocabulary that no item uses in full is right, a slip is not. */
function checkCodes(
  field: PlacedField,
  names: readonly string[],
  values: readonly string[],
  file: ManifestFile,
): Finding[] {
  const free = values.filter((known) => !names.includes(known));
  return names.flatMap((name) => {
    const meant = values.includes(name) ? undefined : findSlip(name, free);
    if (meant === undefined) return [];
    return explainWords(field, name, `; did you mean "${meant}"?`, { meant, file });
  });
}

/** Words for a value that no item has. */
function explainWords(
  { value: field, path }: PlacedField,
  name: string,
  fix: string,
  { meant, file }: { readonly meant: string | undefined; readonly file: ManifestFile },
): Finding {
  const at = [...path.slice(0, -1), 'words', name];
  const message = `no item of the content has "${name}" in the field "${field}", so these words are never shown${fix}`;
  return withFix(createFinding('M416', file.placeOfKey(at), message), file.rangeOfKey(at), meant);
}

/** What a badge is shown for, letter by letter. */
function checkEquals(
  { value: field, path }: PlacedField,
  equals: FieldValue,
  values: readonly string[],
  file: ManifestFile,
): Finding[] {
  if (typeof equals !== 'string' || values.includes(equals)) return [];
  const meant = findSlip(equals, values);
  if (meant === undefined) return [];
  const at = [...path.slice(0, -1), 'equals'];
  const message = `no item of the content has "${equals}" in the field "${field}", so nothing is ever equal to it; did you mean "${meant}"?`;
  return [withFix(createFinding('M416', file.placeOf(at), message), file.rangeOf(at), meant)];
}

/** @param right the fields that have captions */
function explainCaptions(
  { value, path }: PlacedField,
  url: string,
  right: readonly string[],
  file: ManifestFile,
): Finding {
  const [first, ...more] = right;
  const only = more.length === 0 ? first : findMeant(value, right);
  const fix =
    only !== undefined
      ? `; did you mean "${only}"?`
      : first === undefined
        ? '; name a field with the path of a .vtt file'
        : suggest(value, right);
  const message = `the field "${value}" has "${url}", which is no file of captions (WebVTT)${fix}`;
  return withFix(createFinding('M228', file.placeOf(path), message), file.rangeOf(path), only);
}
