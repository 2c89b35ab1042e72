import { isRecord } from '../../core/mapping/read-path.ts';
import type { JsonPath } from '../../core/studio/data.ts';
import { type FieldLabel, topicOf } from '../../core/studio/name-facet.ts';
import type { ManifestEntry } from '../compiler/index.ts';

/** What a group of texts is called that has the labels of fields. */
const GROUPS = /^(?:columns?|facets?|facts?|fields?|filters?|labels?)$/i;

/**
 * What a site calls its fields: the labels that stand beside them, those of other pages first, and then texts
 * of their names, such as `filters.kind` of `kind`.
 *
 * @param page the id of the page whose own labels say where they stand
 */
export function createLabelFinder(
  entries: readonly ManifestEntry[],
  page: string,
): (field: string) => readonly FieldLabel[] {
  const keys = new Set(
    entries.flatMap(({ kind, manifest }) => (kind === 'texts' ? keysOf(manifest.value, '') : [])),
  );
  const named = [...keys].filter((key) => GROUPS.test(key.split('.').at(-2) ?? ''));
  const pages = entries
    .filter(({ kind }) => kind === 'page')
    .sort((a, b) => Number(a.id === page) - Number(b.id === page));
  const written = pages.flatMap(({ id, manifest }) =>
    labelsIn(manifest.value, []).map(({ path, ...label }) => ({
      ...label,
      ...(id === page && { path }),
    })),
  );
  return (field) => [
    ...written
      .filter(({ of, value }) => of === field && (typeof value !== 'string' || keys.has(value)))
      .map(({ of: _, ...label }) => label),
    ...named.filter((key) => key.endsWith(`.${topicOf(field)}`)).map((value) => ({ value })),
  ];
}

interface PlacedLabel {
  /** The field that it is the label of. */
  readonly of: string;
  readonly value: unknown;
  readonly path: JsonPath;
}

function labelsIn(value: unknown, path: JsonPath): PlacedLabel[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([name, part]) =>
    labelsIn(part, [...path, Array.isArray(value) ? Number(name) : name]),
  );
  if (!isRecord(value) || typeof value.field !== 'string') return inner;
  const { field, label } = value;
  const isWritten = typeof label === 'string' || isRecord(label);
  return isWritten ? [{ of: field, value: label, path: [...path, 'label'] }, ...inner] : inner;
}

function keysOf(value: unknown, before: string): string[] {
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, text]) =>
    typeof text === 'string' ? [before + name] : keysOf(text, `${before}${name}.`),
  );
}
