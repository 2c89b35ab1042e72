import type { ListFilter } from '../../../core/manifest/manifest-types.ts';
import { readEveryField } from './answer-fields.ts';
import { type ChosenFacet, chooseFacets } from './choose-facets.ts';
import { chooseFields } from './choose-fields.ts';
import { plain, splitName } from './field-names.ts';
import type { AnswerRecord } from './find-list.ts';
import type { Guessed } from './guess.ts';

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
  const { title } = chooseFields(fields.filter(({ kind }) => kind !== 'other'));
  const facets = chooseFacets(fields, title?.field);
  return {
    value: facets.map((facet) => filterOf(facet, languages)),
    guesses: facets.map(({ field: { path }, reason }, index) => ({
      at: `${index}.field`,
      value: fieldOfFilter(path),
      reason,
    })),
  };
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
