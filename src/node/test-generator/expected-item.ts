import type { SlottedModel } from '../../core/manifest/slot-model.ts';
import { listFilePath } from '../../core/routing/list-file-path.ts';
import { hasPlainTitle, nameOf } from './locators.ts';
import type { PagePlan, ViewPlan } from './page-plan.ts';
import { indented } from './print-code.ts';

/** The types of what the expectations of an item may use. */
const PARAMETERS = { item: 'Entity', site: 'Site', title: 'string' };

/** The function with what the manifest shows of an item. */
export function expectationsFunction(plan: PagePlan, view: ViewPlan): string[] {
  const { lines, parameters, isAsync } = expectedItem(plan, view);
  const typed = parameters.map((name) => `${name}: ${PARAMETERS[name]}`).join(', ');
  const result = isAsync ? 'Promise<Expected>' : 'Expected';
  return [
    '',
    '/** What the manifest shows of an item, in its order. */',
    `${isAsync ? 'async ' : ''}function ${view.expectations}(${typed}): ${result} {`,
    '  return [',
    ...indented(lines, 4),
    '  ];',
    '}',
  ];
}

/** The call of that function. */
export function callOfExpectations(plan: PagePlan, view: ViewPlan, item: string): string {
  const { parameters, isAsync } = expectedItem(plan, view);
  const values = { item, site: 'site', title: plan.title ?? "''" };
  const call = `${view.expectations}(${parameters.map((name) => values[name]).join(', ')})`;
  return isAsync ? `await ${call}` : call;
}

/**
 * Lines that expect the items of an expression at a locator, and no others: by their names, or, where a
 * layout hides them, by all that it says of an item.
 */
export function expectItemsAt(
  plan: PagePlan,
  view: ViewPlan,
  shown: string,
  items: string,
): readonly string[] {
  const { known } = view;
  const each = (expected: string) => `${items}.map((item) => ${expected})`;
  if (known?.hidesTitles) {
    return [`await expectEach(${shown}, ${each(callOfExpectations(plan, view, 'item'))});`];
  }
  if (!hasPlainTitle(view)) return [];
  const order = known?.inColumns ? ', { inAnyOrder: true }' : '';
  return [`await expectNames(${shown}, ${each(nameOf(view))}${order});`];
}

/**
 * What an item of a view shows, in its order: the lines of a list of expectations, and what they use.
 * Of a layout that says nothing, the texts in the order of its slots.
 */
function expectedItem({ title, page }: PagePlan, { layout, known, name: view, print }: ViewPlan) {
  const { slots }: SlottedModel = layout;
  const lines =
    known?.item(layout as never, print, {
      hasTitle: title !== undefined,
      fileOf: (ending) => listFilePath(page.route, view, ending),
    }) ?? Object.values(slots).flatMap((slot) => (slot?.kind === 'text' ? print.text(slot) : []));
  const uses = (name: string) =>
    lines.some((line) => new RegExp(`(?<![.\\w'])${name}\\b(?!')`).test(line));
  const names: (keyof typeof PARAMETERS)[] = ['site', 'title'];
  return {
    lines,
    parameters: (['item'] as typeof names).concat(names.filter(uses)),
    isAsync: uses('await'),
  };
}
