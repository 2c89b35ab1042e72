import type { TabsFrameModel } from '../../core/manifest/page-model.ts';
import type { Case } from './case.ts';
import { expectedCalls, itemsOf } from './cases-lists.ts';
import { type PagePlan, templateOf, type ViewPlan } from './page-plan.ts';
import { literal, quote, say } from './print-code.ts';
import { valuesOf } from './steps.ts';

/** The cases of a page's frame and of its addresses. */
export function frameCases(plan: PagePlan): Case[] {
  const { frame } = plan.page;
  return [
    ...aliasCases(plan),
    ...(frame?.type === 'tabs' ? [tabsCase(plan, frame), ...searchCases(plan, frame)] : []),
    ...splitCase(plan),
  ];
}

function aliasCases({ route, way }: PagePlan): Case[] {
  if (route.aliases.length === 0) return [];
  const isFound = way !== undefined;
  return [
    {
      kind: 'aliases',
      title: 'is where its other addresses lead',
      runs: 'once',
      lines: [
        ...(isFound ? ["const values = await findValues(api, 'first');"] : []),
        `for (const alias of ${literal(route.aliases.map(templateOf))}) {`,
        `  await site.visit(${isFound ? "fill(alias, values) ?? ''" : 'alias'});`,
        `  await expect(page).toHaveURL(${isFound ? 'pathOf(values)' : 'PATH'});`,
        "  await expect(site.main.getByRole('heading', { level: 1 })).not.toHaveText(site.word('ui.notFound.title'));",
        '}',
      ],
    },
  ];
}

/** Each tab leads to its own items by its name, and says in the address which one it is. */
function tabsCase(plan: PagePlan, frame: TabsFrameModel): Case {
  const rows = plan.views.map(
    (view) =>
      `{ source: ${view.constant}, address: ${view.address}, title: ${say(tabOf(frame, view))}, items: ${itemsOf(view)} },`,
  );
  const values = plan.way === undefined ? '' : ', values';
  return {
    kind: 'tabs',
    title: 'leads from tab to tab, each at an address of its own',
    runs: 'everywhere',
    lines: [
      ...firstValues(plan),
      'const tabs = [',
      ...rows.map((row) => `  ${row}`),
      '];',
      `await site.visit(${plan.views[0]?.address ?? 'PATH'});`,
      'for (const { source, address, title, items } of [...tabs.slice(1), ...tabs.slice(0, 1)]) {',
      `  await site.chooseTab(${say(frame.label)}, title);`,
      '  const url = new URL(address, page.url());',
      `  await expect.poll(() => new URL(page.url()).searchParams.get(${quote(frame.parameter)})).toBe(url.searchParams.get(${quote(frame.parameter)}));`,
      `  const all = await api.items(source${values});`,
      '  await expect(items).toHaveCount(Math.min(all.length, FACTS.api.paging.pageSize));',
      ...(frame.counts
        ? ['  await expect(site.tab(title)).toContainText(String(all.length));']
        : []),
      '}',
    ],
  };
}

/** Finds what fills the page's address, for its first view. */
function firstValues(plan: PagePlan): string[] {
  const [view] = plan.views;
  return view === undefined ? [] : valuesOf(plan, view);
}

function tabOf(frame: TabsFrameModel, view: ViewPlan) {
  return frame.panes.find(({ id }) => id === view.name)?.title ?? {};
}

/** Words are asked for before anything is searched; nothing found is said. */
function searchCases(plan: PagePlan, frame: TabsFrameModel): Case[] {
  const { search } = frame;
  const [first] = plan.views;
  if (search === undefined || first === undefined) return [];
  const { layout } = first;
  const words = 'empty' in layout ? layout.empty : undefined;
  const empty = words === undefined ? "site.word('ui.emptyList')" : say(words);
  const box = "site.main.getByRole('searchbox', { name: site.word('ui.search') })";
  return [
    {
      kind: 'search',
      title: 'asks for words, and finds by them when Enter or the button sends them off',
      runs: 'everywhere',
      lines: [
        ...firstValues(plan),
        'await site.visit(PATH);',
        `const box = ${box};`,
        `await expect(site.main.getByText(${say(search.hint)})).toBeVisible();`,
        "await expect(box).toHaveAttribute('placeholder', site.word('ui.searchPlaceholder'));",
        "await box.press('Enter');",
        `await expect(site.main.getByText(${say(search.hint)})).toBeVisible();`,
        '',
        `const found = await api.items(${first.constant}, values);`,
        'const calls = site.watchCalls();',
        "await box.fill(values.query ?? '');",
        "await box.press('Enter');",
        `await expect(${itemsOf(first)}).toHaveCount(Math.min(found.length, FACTS.api.paging.pageSize));`,
        ...expectedCalls(plan, first),
        '',
        "await box.fill('\\u{10FFFD}');",
        "await site.main.getByRole('button', { name: site.word('ui.search') }).click();",
        `await expect(site.main.getByText(${empty})).toBeVisible();`,
        `await expect(${itemsOf(first)}).toHaveCount(0);`,
      ],
    },
    {
      kind: 'search',
      title: 'searches for markup as words, and shows it as text',
      runs: 'once',
      lines: [
        'await site.visit(PATH);',
        `const box = ${box};`,
        "await box.fill('<img src=x onerror=alert(1)>');",
        "await box.press('Enter');",
        `await expect(site.main.getByText(${empty})).toBeVisible();`,
        'await expect(site.main.locator(\'img[src="x"]\')).toHaveCount(0);',
        "await expect(box).toHaveValue('<img src=x onerror=alert(1)>');",
      ],
    },
  ];
}

/** Each view stands under its heading, from the API where it has one. */
function splitCase(plan: PagePlan): Case[] {
  const { frame } = plan.page;
  if (frame?.type !== 'split') return [];
  const fields = frame.panes.map(({ id, title }) => {
    const slot = frame.titles?.slots[id];
    const own = slot?.kind === 'text' ? `plain(titles.${slot.field})` : undefined;
    const words = title === undefined ? "''" : say(title);
    return own === undefined ? words : `${own} || ${words}`;
  });
  return [
    {
      kind: 'content',
      title: 'stands in blocks under their headings',
      runs: 'everywhere',
      lines: [
        ...(frame.titles === undefined ? [] : ['const titles = await api.entity(TITLES);']),
        'await site.visit(PATH);',
        "await expect(site.main.getByRole('heading', { level: 2 })).toHaveText([",
        ...fields.map((field) => `  ${field},`),
        ']);',
      ],
    },
  ];
}
