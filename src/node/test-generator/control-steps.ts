import { type FilterModel, yearParameters } from '../../core/manifest/list-model.ts';
import { expectItemsAt } from './expected-item.ts';
import { itemsOf, titleField } from './locators.ts';
import type { PagePlan, ViewPlan } from './page-plan.ts';
import { fieldOf, quote, record } from './print-code.ts';
import { valuesOf } from './test-steps.ts';

type Lines = readonly string[];

/** The expression that asks the API for a list, as it is when it opens or with what is chosen. */
export function asks(plan: PagePlan, { constant }: ViewPlan, chosen = ''): string {
  const values = plan.urlFinder === undefined ? '{}' : 'values';
  return chosen === ''
    ? `await api.items(${constant}, ${values})`
    : `await api.items(${constant}, ${values}, ${chosen})`;
}

/** Lines that begin a case: all items of the list's first state, and the page that shows them. */
export function begin(plan: PagePlan, view: ViewPlan): Lines {
  return [
    ...valuesOf(plan, view),
    `const all = ${asks(plan, view)};`,
    "test.skip(all.length === 0, 'The API names no items here.');",
    `await site.visit(${view.url});`,
  ];
}

/** Lines that expect that the items of an expression are shown, and no others. */
export function expectItems(
  plan: PagePlan,
  view: ViewPlan,
  items: string,
  isGrouped = view.list?.groups !== undefined,
): Lines {
  const { source, constant, known } = view;
  const level = known?.heading;
  const below = view.list?.groups === undefined || isGrouped ? 0 : 1;
  // Out of groups the items have the headings that they usually have.
  const at = level === undefined ? view : { ...view, known: { ...known, heading: level - below } };
  const shown = itemsOf(at as ViewPlan);
  return [
    source.paging === 'none'
      ? `await expect(${shown}).toHaveCount(${items}.length);`
      : `await site.showAll(${shown}, ${items}.length, ${constant}.pageSize);`,
    ...expectItemsAt(plan, view, shown, items),
  ];
}

/** What to choose of a filter so that something is found, as an expression. */
export function something(view: ViewPlan, filter: FilterModel): string {
  const { parameter } = filter;
  switch (filter.type) {
    case 'value': {
      const value = `Object.keys(countsOf(all, ${quote(filter.field)}))[0] ?? ''`;
      return record({ [parameter]: value });
    }
    case 'years': {
      const year = `String(yearsOf(all, ${quote(filter.field)})[0] ?? '')`;
      const { from, to } = yearParameters(filter);
      return record({ [from]: year, [to]: year });
    }
    case 'words': {
      const title = titleField(view);
      const field = filter.fields.includes(title) ? title : (filter.fields[0] ?? title);
      return record({ [parameter]: `wordOf(plain(${fieldOf('all[0]?', field)}))` });
    }
  }
}

/** What no item has, and what it is called. */
export function noSuchThing(filter: FilterModel): {
  readonly chosen: Readonly<Record<string, string>>;
  readonly words: string;
} {
  if (filter.type !== 'years') {
    return { chosen: { [filter.parameter]: 'unheard-of' }, words: 'unheard-of' };
  }
  const { from, to } = yearParameters(filter);
  return { chosen: { [from]: '1', [to]: '1' }, words: '1' };
}

/** The parameters of some filters, without values. */
export function noneOf(filters: readonly FilterModel[]): Readonly<Record<string, string>> {
  const names = filters.flatMap((filter) => Object.keys(noSuchThing(filter).chosen));
  return Object.fromEntries(names.map((name) => [name, '']));
}

/** Words of a text are found in any order, whatever capitals they have, and without their accents. */
export function apartSteps(plan: PagePlan, view: ViewPlan, filter: FilterModel): Lines {
  // How an API searches is its own affair.
  if (filter.type !== 'words' || view.source.paging === 'server') return [];
  const [field = titleField(view)] = filter.fields;
  return [
    `const apart = wordsApart(plain(${fieldOf('all[0]?', field)}));`,
    `const bare = bareWord(all.map((item) => plain(${fieldOf('item', field)})));`,
    "for (const words of [apart, bare].filter((some) => some !== '')) {",
    `  const chosen = ${record({ [filter.parameter]: 'words' })};`,
    '  await choose(site, chosen);',
    '  await expectChosen(page, chosen);',
    `  const items = ${asks(plan, view, 'chosen')};`,
    "  expect(items.length, 'items with the words').toBeGreaterThan(0);",
    ...expectItems(plan, view, 'items').map((line) => `  ${line}`),
    '}',
  ];
}

/** Years that are given the wrong way round are taken in their order. */
export function swappedSteps(plan: PagePlan, view: ViewPlan, filter: FilterModel): Lines {
  if (filter.type !== 'years') return [];
  const { from, to } = yearParameters(filter);
  const years = (first: string, last: string) => record({ [from]: first, [to]: last });
  return [
    `const years = yearsOf(all, ${quote(filter.field)}).map(String);`,
    "const [first = '', last = ''] = [years.at(0), years.at(-1)];",
    `await choose(site, ${years('last', 'first')});`,
    `const whole = ${years('first', 'last')};`,
    'await expectChosen(page, whole);',
    `const dated = ${asks(plan, view, 'whole')};`,
    ...expectItems(plan, view, 'dated'),
    '// One end is enough.',
    `const since = ${record({ [from]: 'last' })};`,
    `await site.visit(withQuery(${view.url}, since));`,
    'await expectChosen(page, since);',
    `const newest = ${asks(plan, view, 'since')};`,
    ...expectItems(plan, view, 'newest'),
  ];
}
