import type { LocalizedText } from '../../core/manifest/site-model.ts';
import { PLAIN_FORMAT } from '../../core/manifest/slot-model.ts';
import { titleSlot } from './locators.ts';
import type { PagePlan, ViewPlan } from './page-plan.ts';
import { fieldOf, literal, quote, say } from './print-code.ts';
import { sourceFacts } from './source-facts.ts';

/** A test's title, with the tab or the block that it is about. */
export function prefixed({ words }: ViewPlan, title: string): string {
  return words === '' ? title : `${words}: ${title}`;
}

/** Finds the first item of a view's list, like which others are made up; without one there is nothing to try. */
export function firstItem({ urlFinder }: PagePlan, { constant }: ViewPlan): string[] {
  return [
    `const [first] = await api.items(${constant}${urlFinder === undefined ? '' : ', values'});`,
    "test.skip(first === undefined, 'The API names no items here.');",
  ];
}

/**
 * Finds what fills the page's URL, where it has parameters.
 *
 * @param moreThan how many items have to be related to the page's item at the least, and one more
 */
export function valuesOf(
  { urlFinder }: PagePlan,
  view: ViewPlan,
  which = 'first',
  moreThan?: string,
): string[] {
  if (view.role === 'related') {
    const more = moreThan === undefined ? '' : `, ${moreThan}`;
    return [`const values = await findRelated(api, ${view.constant}${more});`];
  }
  if (urlFinder === undefined) return [];
  if (urlFinder.by !== 'search') return [`const values = await findValues(api, ${quote(which)});`];
  const list = urlFinder.lists[view.name] ?? Object.values(urlFinder.lists)[0];
  const source = literal(
    list === undefined ? { endpoint: '/', pageSize: 1 } : sourceFacts(list.source),
  );
  const field = quote(list?.titleField ?? 'name');
  return [`const values = await findValues(api, ${source}, ${field});`];
}

/** Declares `pageAt`: the path of a page of the list at `path`, by the parameter of its URL that counts pages. */
export function declarePageAt(parameter: string): string[] {
  return [
    'const pageAt = (number: number) =>',
    `  number === 1 ? path : \`\${path}\${path.includes('?') ? '&' : '?'}${parameter}=\${number}\`;`,
  ];
}

/** The expression that asks the API for the item of a page. */
export function entityOf({ urlFinder }: PagePlan, { constant }: ViewPlan): string {
  return `await api.entity(${constant}${urlFinder === undefined ? '' : ', values'})`;
}

/** Starts elsewhere, and comes to a page whose calls are in the test's hands. */
export function open({ elsewhere }: PagePlan, view: ViewPlan): string[] {
  return [
    `await site.visit(${quote(elsewhere)});`,
    `const calls = await site.intercept(${view.constant});`,
    `await site.goTo(${view.url});`,
  ];
}

/** Expects the page's title, its heading and its place in menus. */
export function expectPage(plan: PagePlan, view: ViewPlan): string[] {
  return [...expectTitles(plan, view), ...expectIntroduction(plan)];
}

/** A text of the manifest stands below the title; what an answer brings there is a view of its own. */
function expectIntroduction({ page: { introduction } }: PagePlan): string[] {
  if (introduction === undefined || !('text' in introduction)) return [];
  const shown = `site.main.getByText(${say(introduction.text)}, { exact: true })`;
  return [`await expect(${shown}).toBeVisible();`];
}

function expectTitles(plan: PagePlan, view: ViewPlan): string[] {
  const heading = headingView(plan, view);
  if (heading !== undefined) return expectHeading(plan, view, heading);
  const tab = ownTab(plan, view);
  return [
    `const title = ${plan.title ?? "''"};`,
    tab === undefined
      ? 'await site.expectTitle(title);'
      : `await site.expectTitle(\`\${${say(tab)}} · \${title}\`);`,
    "await expect(site.main.getByRole('heading', { level: 1 })).toHaveText(title);",
    ...expectMenus(plan, 'title'),
  ];
}

/** The view whose item the page is called by: its own, or the part that brings the heading of all parts. */
function headingView({ views }: PagePlan, view: ViewPlan): ViewPlan | undefined {
  const found = view.role === 'part' ? views[0] : view;
  return found && 'ownHeading' in found.layout && titleSlot(found) ? found : undefined;
}

/** The same of a page that is called by an item; menus name it as the manifest does. */
function expectHeading(plan: PagePlan, view: ViewPlan, heading: ViewPlan): string[] {
  const slot = titleSlot(heading);
  // In another format the page's title says something else than the field.
  if (slot?.format !== PLAIN_FORMAT) return expectMenus(plan, plan.title ?? "''");
  const item = heading === view ? 'item' : `(${entityOf(plan, heading)})`;
  return [
    `const title = plain(${fieldOf(item, slot.field)});`,
    'await site.expectTitle(title);',
    "await expect(site.main.getByRole('heading', { level: 1 })).toHaveText(title);",
    ...expectMenus(plan, plan.title ?? 'title'),
  ];
}

/** The title of a tab whose data is asked for by itself: it is a page of its own to search engines. */
export function ownTab(
  { page, route, views }: PagePlan,
  view: ViewPlan,
): LocalizedText | undefined {
  const { frame } = page;
  if (route.tabs?.together !== false || view === views[0]) return undefined;
  if (frame === undefined || !('panes' in frame)) return undefined;
  return frame.panes.find(({ id }) => id === view.name)?.title;
}

/** Whether the menu of a page's section has an entry for the page, or for its list. */
export function isInMenus({ section, menu, isChild }: PagePlan): boolean {
  return section !== undefined && (menu !== undefined || isChild) && menu?.notMenu !== true;
}

/** Expects that menus mark the page's entry, or its list's. */
export function expectMenus(plan: PagePlan, title: string): string[] {
  const { section, menu, route, isChild } = plan;
  if (section === undefined || !isInMenus(plan)) return [];
  const isAside = section.menu.notMenu ? ', { isInMenu: false }' : '';
  const own = isChild || menu === route.menu ? title : 'await site.menuName(LIST)';
  return [`await site.expectCurrent(SECTION, ${own}${isAside});`];
}

/**
 * The step that looks at how a page stands as a whole.
 *
 * @param items the locator of what it shows
 */
export function setSteps(items: string): string[] {
  return [
    "await test.step('words, pictures and links stand where they are read and pressed', async () => {",
    '  await site.expectNoWider();',
    `  await expectWellSet(site.main, ${items});`,
    '});',
  ];
}
