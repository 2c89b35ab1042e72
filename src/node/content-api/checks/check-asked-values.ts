import { queryNames } from '../../../core/mapping/links.ts';
import {
  type ContentFile,
  type ContentProblem,
  type ContentSet,
  createRemark,
} from '../../content/index.ts';
import { nameKnown } from './name-known.ts';

/** Finds items that no page shows, since each that asks for the list asks for other values of a field. */
export function checkAskedValues(
  { calls }: ContentSet,
  files: readonly ContentFile[],
): ContentProblem[] {
  const lists = calls.filter(({ isList }) => isList);
  const [first] = lists;
  const filters = Object.keys(first?.query ?? {}).filter(
    (name) =>
      lists.every(
        ({ query }) => query[name] !== undefined && queryNames(query[name]).length === 0,
      ) && files.some(({ item }) => item.fields.has(name)),
  );
  return filters.flatMap((name) => {
    const asked = new Set(lists.flatMap(({ query }) => query[name] ?? []));
    const unseen = files.filter((file) => valuesOf(file, name).every((value) => !asked.has(value)));
    return [...Map.groupBy(unseen, (file) => valuesOf(file, name).join(', '))].flatMap(
      ([value, [file, ...more]]) => {
        if (file === undefined) return [];
        const message = `${explain(name, value, more.length)}; ${fix(value, asked)}`;
        return [createRemark(file.file, file.lineOf([name]), message)];
      },
    );
  });
}

function explain(name: string, value: string, more: number): string {
  const what = value === '' ? `"${name}" is missing` : `"${name}" is "${value}"`;
  const also = more === 0 ? '' : `, as in ${more} more`;
  return `${what}${also}, so no page shows the item`;
}

function fix(value: string, asked: ReadonlySet<string>): string {
  if (value !== '') return nameKnown(value, asked);
  return `add ${[...asked].map((known) => `"${known}"`).join(' or ')}`;
}

/** The values that a filter compares: a list has each of its entries. */
function valuesOf({ item }: ContentFile, name: string): string[] {
  return [item.fields.get(name) ?? []].flat().map(String);
}
