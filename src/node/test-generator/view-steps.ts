import { showsOne } from '../../core/manifest/shows-one.ts';
import { listFilePath } from '../../core/routing/list-file-path.ts';
import { callOfExpectations } from './expected-item.ts';
import { itemOf, itemsOf, showAllOf } from './locators.ts';
import type { PagePlan, ViewPlan } from './page-plan.ts';
import { quote } from './print-code.ts';
import type { ViewSteps } from './renderer-expectations.ts';
import { entityOf, prefixed, valuesOf } from './test-steps.ts';

/** What the cases of renderers may use of a view. */
export function stepsOf(plan: PagePlan, view: ViewPlan): ViewSteps {
  const isOne = showsOne(view.layout);
  const values = hasValues(plan, view) ? ', values' : '';
  const steps: Omit<ViewSteps, 'reach'> = {
    print: view.print,
    source: view.constant,
    url: view.url,
    elsewhere: quote(plan.elsewhere),
    area: view.area,
    items: itemsOf(view),
    item: itemOf(view),
    showAll: (count) => showAllOf(view, count),
    seen: (item) => callOfExpectations(plan, view, item),
    values: valuesOf(plan, view),
    list: `await api.items(${view.constant}${values})`,
    all: `await api.items(${view.list === undefined ? view.constant : `{ ...${view.constant}, list: undefined }`}${values})`,
    entity: entityOf(plan, view),
    isWhole: view.list?.time === undefined,
    fileOf: (ending) => listFilePath(plan.page.route, view.name, ending),
    titled: (title) => prefixed(view, title),
    find: (conditions, reason) =>
      isOne ? findPage(plan, view, conditions, reason) : findItem(plan, view, conditions, reason),
    picture: (of) => `await site.keepPicture(${quote(`${plan.page.id}-${of}`)});`,
  };
  const shown = `const part = ${isOne ? view.area : steps.item};`;
  const open = `await site.visit(${view.url});`;
  const own = view.known?.reach?.(view.layout as never, { ...steps, reach: [open, shown] });
  return { ...steps, reach: own === undefined ? [open, shown] : [open, ...own] };
}

/** Whether what is asked for depends on the page's URL, or on its item. */
function hasValues({ urlFinder }: PagePlan, { role }: ViewPlan): boolean {
  return urlFinder !== undefined || role === 'related';
}

function findItem(
  plan: PagePlan,
  view: ViewPlan,
  conditions: readonly string[],
  reason: string,
): readonly string[] {
  const values = plan.urlFinder === undefined ? '' : ', values';
  const found = conditions.map((condition) => `items.find((item) => ${condition})`);
  return [
    ...valuesOf(plan, view),
    `const items = (await api.items(${view.constant}${values})).slice(0, ${view.constant}.pageSize);`,
    found.length === 0 ? 'const [item] = items;' : `const item = ${found.join(' ?? ')};`,
    skipWithout('item === undefined', reason),
  ];
}

/** Of a page with parameters there are many; a page that has one URL shows what it shows. */
function findPage(
  plan: PagePlan,
  view: ViewPlan,
  conditions: readonly string[],
  reason: string,
): readonly string[] {
  const item = `const item = ${entityOf(plan, view)};`;
  if (conditions.length === 0) return [...valuesOf(plan, view), item];
  if (plan.urlFinder === undefined || plan.urlFinder.by === 'search') {
    const none = conditions.map((condition) => `!(${condition})`).join(' && ');
    return [...valuesOf(plan, view), item, skipWithout(none, reason)];
  }
  const found = conditions.map((fits) => `(await findWith(api, (item) => ${fits}))`);
  return [
    'const values =',
    `  ${found.join(' ??\n  ')};`,
    skipWithout('values === undefined', reason),
    item,
  ];
}

function skipWithout(condition: string, reason: string): string {
  return `if (${condition}) return test.skip(true, ${quote(reason)});`;
}
