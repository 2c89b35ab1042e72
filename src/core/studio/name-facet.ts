import { isRecord } from '../mapping/read-path.ts';
import type { StudioField, StudioFieldKind } from './data.ts';
import { isSame, type ValueChange } from './diff-values.ts';
import { valueAt } from './value-at.ts';

/** Names that say in which form a value is there, and not what it is about: of `category.name` it is the category. */
const FORMS = /^(\d+|name|title|label|term|text|value)$/;

/** What a site calls a field: the key of a text, or words in languages of the site. */
export type FieldLabel = NonNullable<StudioField['labels']>[number];

/** A filter or the like: what it is called and its parameter follow from its field until somebody says them. */
interface Facet {
  readonly field: string;
  readonly label: unknown;
  readonly parameter: string;
}

/** Whether a value is called by a label and a parameter of its own. */
export function isFacet(value: unknown): value is Facet {
  return (
    isRecord(value) &&
    typeof value.field === 'string' &&
    typeof value.parameter === 'string' &&
    value.label !== undefined
  );
}

/**
 * What a facet is called by its field, until somebody has better words: a label in each language, and a
 * parameter of the URL.
 *
 * @param written what the site calls the field already
 * @example
 * nameFacet('category.name', ['en']); // { label: { en: 'Category' }, parameter: 'category' }
 */
export function nameFacet(
  field: string,
  languages: readonly string[],
  written?: unknown,
): { readonly label: unknown; readonly parameter: string } {
  const words = topicOf(field)
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .split(/[\s_:-]+/)
    .filter(Boolean)
    .join(' ')
    .toLowerCase();
  const label = words.charAt(0).toUpperCase() + words.slice(1);
  const plain = words.normalize('NFKD').replace(/[^a-z0-9 ]/g, '');
  const parameter = plain
    .trim()
    .replaceAll(' ', '-')
    .replace(/^[^a-z]+/, '');
  return {
    label:
      typeof written === 'string'
        ? written
        : Object.fromEntries(
            languages.map((code) => [code, (isRecord(written) && written[code]) || label]),
          ),
    parameter: parameter === '' ? 'filter' : parameter,
  };
}

/** The part of a field's name that says what it is about. */
export function topicOf(field: string): string {
  const names = field.split('.');
  return names.findLast((part) => !FORMS.test(part)) ?? names.at(-1) ?? field;
}

/** The field that a facet begins with: one with few values, or for years one that has them. */
export function facetField(type: unknown, fields: readonly StudioField[]): string | undefined {
  const wanted: readonly StudioFieldKind[] = type === 'years' ? ['date', 'number'] : [];
  const ofKind = wanted.flatMap((kind) => fields.find((field) => field.kind === kind) ?? []);
  const few = type === 'years' ? undefined : fields.find(({ hasFewValues }) => hasFewValues);
  return (ofKind[0] ?? few)?.name;
}

/** What a site has of which facets are named. */
interface KnownNames {
  /** The codes of its languages. */
  readonly languages: readonly string[];
  readonly fields: readonly StudioField[];
}

/**
 * Changes with what follows from them: where a facet gets another field, its label and its parameter are
 * called after that, unless somebody has written others.
 *
 * @param manifest the page before the changes
 */
export function withFacetNames(
  manifest: unknown,
  changes: readonly ValueChange[],
  { languages, fields }: KnownNames,
): readonly ValueChange[] {
  return changes.flatMap((change) => {
    const { path, value } = change;
    const facet = path.at(-1) === 'field' ? valueAt(manifest, path.slice(0, -1)) : undefined;
    if (!isFacet(facet) || typeof value !== 'string') return [change];
    const place = [...path.slice(0, -1), 'label'];
    const labelsOf = (name: string): readonly unknown[] =>
      (fields.find((field) => field.name === name)?.labels ?? [])
        .filter((label) => !isSame(label.path, place))
        .map((label) => label.value);
    const proposed = [undefined, ...labelsOf(facet.field)].map((written) =>
      nameFacet(facet.field, languages, written),
    );
    const after = nameFacet(value, languages, labelsOf(value)[0]);
    const beside = (name: 'label' | 'parameter'): ValueChange[] =>
      proposed.some((before) => isSame(facet[name], before[name]))
        ? [{ path: [...path.slice(0, -1), name], value: after[name] }]
        : [];
    return [change, ...beside('label'), ...beside('parameter')];
  });
}
