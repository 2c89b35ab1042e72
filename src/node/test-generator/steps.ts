import { type PagePlan, sourceFacts, type ViewPlan } from './page-plan.ts';
import { literal, quote } from './print-code.ts';

/** A test's title, with the tab or the block that it is about. */
export function prefixed({ words }: ViewPlan, title: string): string {
  return words === '' ? title : `${words}: ${title}`;
}

/** Finds what fills the page's address, where it has parameters. */
export function valuesOf({ way }: PagePlan, view: ViewPlan, which = 'first'): string[] {
  if (way === undefined) return [];
  if (way.by !== 'search') return [`const values = await findValues(api, ${quote(which)});`];
  const list = way.lists[view.name] ?? Object.values(way.lists)[0];
  const source = literal(list === undefined ? { endpoint: '/' } : sourceFacts(list.source));
  const field = quote(list?.titleField ?? 'name');
  return [`const values = await findValues(api, ${source}, ${field});`];
}

/** Starts elsewhere, and comes to a page whose calls are in the test's hands. */
export function open({ elsewhere }: PagePlan, view: ViewPlan): string[] {
  return [
    `await site.visit(${quote(elsewhere)});`,
    `const calls = await site.intercept(${view.constant});`,
    `await site.goTo(${view.address});`,
  ];
}

/** Expects the page's title, its heading and its place in menus. */
export function expectPage(plan: PagePlan): string[] {
  return [
    `const title = ${plan.title ?? "''"};`,
    'await site.expectTitle(title);',
    "await expect(site.main.getByRole('heading', { level: 1 })).toHaveText(title);",
    ...expectMenus(plan, 'title'),
  ];
}

/** Expects that menus mark the page's entry, or its list's. */
export function expectMenus({ section, menu, route, isChild }: PagePlan, title: string): string[] {
  if (section === undefined || (menu === undefined && !isChild)) return [];
  if (menu?.notMenu) return [];
  const isAside = section.menu.notMenu ? ', { isInMenu: false }' : '';
  const own = isChild || menu === route.menu ? title : 'await site.menuName(LIST)';
  return [`await site.expectCurrent(SECTION, ${own}${isAside});`];
}
