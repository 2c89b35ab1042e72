import type { ListFilter } from '../../../core/manifest/manifest-types.ts';
import { readEveryField } from './answer-fields.ts';
import { type ChosenFacet, chooseFacets } from './choose-facets.ts';
import { chooseFields } from './choose-fields.ts';
import type { ChosenField } from './chosen-field.ts';
import { plain, splitName } from './field-names.ts';
import type { AnswerRecord } from './find-list.ts';
import type { Guessed } from './guess.ts';

/** The most items that readers see at once, in a slice. */
export const SHORT_LIST = 20;
/** More filters than this nobody looks through. */
const MOST = 5;

/**
 * Filters by which readers could look through a list, called as their fields are: a maintainer who reviews
 * them has better words.
 *
 * @param languages the codes of the site's languages
 */
export function proposeFilters(
  items: readonly AnswerRecord[],
  languages: readonly string[],
): Guessed<readonly ListFilter[]> {
  const fields = readEveryField(items, languages);
  const { title, date } = chooseFields(fields.filter(({ kind }) => kind !== 'other'));
  const named = chooseFacets(fields, title?.field);
  const years = items.length > SHORT_LIST ? yearsOf(named, date) : [];
  const facets = [...years, ...named].slice(0, MOST);
  return {
    value: facets.map((facet) => filterOf(facet, languages)),
    guesses: facets.map(({ field: { path }, reason }, index) => ({
      at: `${index}.field`,
      value: fieldOfFilter(path),
      reason,
    })),
  };
}

/** The years of the items' dates, where no field has them and they differ. */
function yearsOf(
  facets: readonly ChosenFacet[],
  date: ChosenField | undefined,
): readonly ChosenFacet[] {
  if (date === undefined || facets.some(({ field }) => field.kind === 'year')) return [];
  const { field } = date;
  const years = new Set(field.values.map((value) => /^\d{4}(?=-|$)/.exec(String(value))?.[0]));
  if (field.kind === 'text' || years.has(undefined) || years.size < 2) return [];
  return [{ field: { ...field, kind: 'year' }, reason: `its dates are of ${years.size} years` }];
}

function filterOf(
  { field: { path, kind } }: ChosenFacet,
  languages: readonly string[],
): ListFilter {
  const words = splitName(nameOf(path)).join(' ');
  const label = words.slice(0, 1).toUpperCase() + words.slice(1);
  const said = Object.fromEntries(languages.map((code) => [code, label]));
  const parameter = splitName(nameOf(path)).join('-') || plain(path);
  return {
    type: kind === 'year' ? 'years' : 'value',
    field: fieldOfFilter(path),
    label: said,
    parameter,
  };
}

/** A filter looks at all of several, `categories.title`; a list in a list has to be named by its place. */
function fieldOfFilter(path: string): string {
  return path.replaceAll(/(?<!\.0)\.0(?=\.|$)(?!\.0)/g, '');
}

/** What a facet is called: of `category.name` it is the category. */
function nameOf(path: string): string {
  const names = path
    .split('.')
    .filter((name) => !/^(\d+|name|title|label|term|text|value)$/.test(name));
  return names.at(-1) ?? path;
}
