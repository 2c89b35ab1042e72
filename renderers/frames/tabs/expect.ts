import type {
  FrameExpectation,
  PageSteps,
} from '../../../src/node/test-generator/renderer-expectations.ts';
import type { FrameModels } from '../../../src/react/index.ts';
import { CHOSEN, currentLines, sightLines } from './expect-looks.ts';

type Tabs = FrameModels['tabs'];
type Cases = ReturnType<NonNullable<FrameExpectation<'tabs'>['cases']>>;

export const expectation: FrameExpectation<'tabs'> = {
  cases: (frame, page) => [
    ...tabsCase(frame, page),
    ...searchCases(frame, page),
    ...queryCases(frame, page),
  ],
};

/** Declares `tabs`: what each shows, and where. */
function declareTabs({ panes }: Tabs, views: PageSteps['views'], print: PageSteps['print']) {
  const isItalic = panes.some(({ italic }) => italic);
  return [
    'const tabs = [',
    ...views.map(({ source, url, name, items }) => {
      const { title = {}, italic } = panes.find(({ id }) => id === name) ?? {};
      const look = isItalic ? ` italic: ${italic === true},` : '';
      return `  { source: ${source}, url: ${url}, title: ${print.say(title)},${look} items: ${items} },`;
    }),
    '];',
  ];
}

/** Each tab leads to its own items by its name, and says in the URL which one it is. */
function tabsCase(frame: Tabs, { print, views, hasValues }: PageSteps): Cases {
  const [first] = views;
  if (first === undefined) return [];
  const parameter = print.quote(frame.parameter);
  const isItalic = frame.panes.some(({ italic }) => italic);
  return [
    {
      title: 'leads from tab to tab, each at a URL of its own',
      runs: 'everywhere',
      lines: [
        ...first.values,
        ...declareTabs(frame, views, print),
        `await site.visit(${first.url});`,
        ...currentLines(print.say(frame.label)),
        `for (const { source, url, title, ${isItalic ? 'italic, ' : ''}items } of [...tabs.slice(1), ...tabs.slice(0, 1)]) {`,
        `  await site.chooseTab(${print.say(frame.label)}, title);`,
        '  const wanted = new URL(url, page.url());',
        `  await expect.poll(() => new URL(page.url()).searchParams.get(${parameter})).toBe(wanted.searchParams.get(${parameter}));`,
        `  const all = await api.items(source${hasValues ? ', values' : ''});`,
        '  await expect(items).toHaveCount(Math.min(all.length, source.pageSize));',
        '  await expectTitleAsLoaded(page, site.language);',
        // What is shown has the name of its tab for who hears it.
        `  await expect(site.main.getByRole('tabpanel', { name: title })).toBeVisible();`,
        ...(isItalic
          ? ["  await expect(site.tab(title).locator('em')).toHaveCount(italic ? 1 : 0);"]
          : []),
        ...(frame.counts
          ? ["  await expect(site.tab(title)).toHaveText([title, all.length].join(' '));"]
          : []),
        '}',
        ...CHOSEN,
      ],
    },
    {
      title: 'leads from tab to tab by keys, whose arrows lead as they point',
      runs: 'once',
      lines: [
        ...first.values,
        'const titles = [',
        ...views.map(({ name }) => {
          const { title = {} } = frame.panes.find(({ id }) => id === name) ?? {};
          return `  ${print.say(title)},`;
        }),
        '];',
        `await site.visit(${first.url});`,
        `const named = { name: ${print.say(frame.label)}, exact: true };`,
        // Links become tabs as keys come to them, and stay where keys are.
        "const links = site.main.getByRole('navigation', named).getByRole('link');",
        "await links.or(site.main.getByRole('tablist', named).getByRole('tab')).first().focus();",
        'await expect(site.main.locator(\'[role="tab"]:focus\')).toHaveCount(1);',
        `await site.chooseTab(${print.say(frame.label)}, titles[1] ?? '');`,
        `await expectTabsByKeys(site, page, titles, ${frame.placement === 'side'});`,
      ],
    },
    {
      title: 'stays where it is as another tab is chosen, and begins anew from far down',
      runs: 'once',
      lines: [
        ...first.values,
        ...declareTabs(frame, views, print),
        `await site.visit(${first.url});`,
        'const titles = tabs.map(({ title }) => title);',
        `await expectTabsInPlace(site, page, { label: ${print.say(frame.label)}, titles });`,
      ],
    },
  ];
}

/** Words are asked for before anything is searched; nothing found is said. */
function searchCases(
  { search, label, placement }: Tabs,
  { print, views, calls }: PageSteps,
): Cases {
  const [first] = views;
  if (search === undefined || first === undefined) return [];
  const empty = first.empty === undefined ? "site.word('ui.emptyList')" : print.say(first.empty);
  const box = "const box = site.main.getByRole('searchbox', { name: site.word('ui.search') });";
  const hint = `await expect(site.main.getByText(${print.say(search.hint)})).toBeVisible();`;
  return [
    {
      kind: 'search',
      title: 'asks for words, and finds by them when Enter or the button sends them off',
      runs: 'everywhere',
      lines: [
        ...first.values,
        'await site.visit(PATH);',
        box,
        hint,
        "await expect(box).toHaveAttribute('placeholder', site.word('ui.searchPlaceholder'));",
        "await box.press('Enter');",
        hint,
        '',
        `const found = ${first.list};`,
        'const calls = site.watchCalls();',
        // Blanks around words are none of them.
        "await box.fill(['', values.query, ''].join('  '));",
        "await box.press('Enter');",
        `await expect(${first.items}).toHaveCount(Math.min(found.length, ${first.source}.pageSize));`,
        ...calls,
        ...(placement === 'side' ? sightLines(print.say(label)) : []),
        '',
        "await box.fill('\\u{10FFFD}');",
        "await site.main.getByRole('button', { name: site.word('ui.search') }).click();",
        `await expect(site.main.getByText(${empty})).toBeVisible();`,
        `await expect(${first.items}).toHaveCount(0);`,
        '',
        '// What was searched for before is there again, with its words.',
        'await page.goBack();',
        `await expect(${first.items}).toHaveCount(Math.min(found.length, ${first.source}.pageSize));`,
        "await expect(box).toHaveValue(values.query ?? '');",
        '',
        '// Other words have a first page of their own.',
        "await site.visit(withQuery(pathOf(values), { page: '2' }));",
        "await box.fill(values.query ?? '');",
        "await box.press('Enter');",
        `await expect(${first.items}).toHaveCount(Math.min(found.length, ${first.source}.pageSize));`,
        'await expect(page).not.toHaveURL(/[?&]page=/);',
      ],
    },
    {
      kind: 'search',
      title: 'searches for markup as words, and shows it as text',
      runs: 'once',
      lines: [
        'await site.visit(PATH);',
        box,
        "await box.fill('<img src=x onerror=alert(1)>');",
        "await box.press('Enter');",
        `await expect(site.main.getByText(${empty})).toBeVisible();`,
        'await expect(site.main.locator(\'img[src="x"]\')).toHaveCount(0);',
        "await expect(box).toHaveValue('<img src=x onerror=alert(1)>');",
      ],
    },
  ];
}

/** What is searched for in one tab is searched for in all: sent off, in the URL, and without scripts. */
function queryCases(frame: Tabs, { print, views }: PageSteps): Cases {
  const { search, label, counts } = frame;
  const [first] = views;
  if (search === undefined || first === undefined || views.length < 2) return [];
  const isWhole = views.every(({ paging }) => paging !== 'server');
  const box = "site.main.getByRole('searchbox', { name: site.word('ui.search') })";
  const strip = `getByRole('navigation', { name: ${print.say(label)}, exact: true })`;
  const begin = [...first.values, ...declareTabs(frame, views, print)];
  return [
    {
      kind: 'search',
      title:
        'searches in every tab for the words that were sent off, also loaded again and on the way back',
      runs: 'once',
      lines: [
        ...begin,
        "const words = values.query ?? '';",
        `const box = ${box};`,
        'const expectFound = async ({ source, title, items }: (typeof tabs)[number]) => {',
        '  const found = await api.items(source, values);',
        '  await expect(box).toHaveValue(words);',
        '  await expect(items).toHaveCount(Math.min(found.length, source.pageSize));',
        `  await expect(site.main.getByText(${print.say(search.hint)})).toHaveCount(0);`,
        ...(isWhole
          ? [
              "  const heard = site.word('ui.results', { count: found.length });",
              "  await expect(site.main.getByRole('status').filter({ hasText: heard })).toHaveCount(1);",
            ]
          : []),
        ...(counts
          ? ["  await expect(site.tab(title)).toHaveText([title, found.length].join(' '));"]
          : ["  await expect(site.tab(title)).toHaveAttribute('aria-selected', 'true');"]),
        '};',
        'await site.visit(PATH);',
        'await box.fill(words);',
        "await box.press('Enter');",
        `await expect(${first.items}).toHaveCount(Math.min((${first.list}).length, ${first.source}.pageSize));`,
        // By a link, as who comes near neither by a pointer nor by keys: there is no tab list yet.
        `await site.main.${strip}.getByRole('link', { name: tabs[1]?.title ?? '' }).dispatchEvent('click');`,
        `await expect.poll(() => new URL(page.url()).searchParams.has(${print.quote(frame.parameter)})).toBe(true);`,
        'await expect(box).toHaveValue(words);',
        `await expect(site.main.getByText(${print.say(search.hint)})).toHaveCount(0);`,
        'for (const tab of [...tabs.slice(1), ...tabs.slice(0, 1)]) {',
        `  await site.chooseTab(${print.say(label)}, tab.title);`,
        '  await expectFound(tab);',
        '}',
        'await page.goBack();',
        'for (const tab of tabs.slice(-1)) await expectFound(tab);',
        'await site.reload();',
        `await site.chooseTab(${print.say(label)}, tabs[0]?.title ?? '');`,
        'for (const tab of tabs.slice(0, 1)) await expectFound(tab);',
      ],
    },
    {
      kind: 'search',
      title:
        'keeps words in the URL from tab to tab, each from its first page, also by plain links',
      runs: 'once',
      lines: [
        ...begin,
        `const parameter = (name: string) => new URL(page.url()).searchParams.get(name);`,
        "await site.visit(withQuery(pathOf(values), { page: '2' }));",
        `await site.main.${strip}.getByRole('link', { name: tabs[1]?.title ?? '' }).dispatchEvent('click');`,
        `await expect.poll(() => parameter(${print.quote(frame.parameter)})).not.toBeNull();`,
        `expect([parameter(${print.quote(search.parameter)}), parameter('page')]).toEqual([values.query, null]);`,
        `await expect(${box}).toHaveValue(values.query ?? '');`,
        'await withoutScripts({ page, language: site.language }, pathOf(values), async ({ main, parameter: own }) => {',
        '  for (const { title } of [...tabs.slice(1), ...tabs.slice(0, 1)]) {',
        `    await main.${strip}.getByRole('link', { name: title }).click();`,
        `    await expect.poll(() => own(${print.quote(search.parameter)})).toBe(values.query);`,
        "    await expect(main.getByRole('searchbox')).toHaveValue(values.query ?? '');",
        '  }',
        '});',
      ],
    },
  ];
}
