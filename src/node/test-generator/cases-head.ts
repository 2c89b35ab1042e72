import { THINGS } from '../../core/discovery/index.ts';
import { showsOne } from '../../core/manifest/shows-one.ts';
import { PLAIN_FORMAT, type SlottedModel } from '../../core/manifest/slot-model.ts';
import type { Case } from './case.ts';
import { nameOf, titleOf, titleSlot } from './locators.ts';
import type { PagePlan, ViewPlan } from './page-plan.ts';
import { fieldOf, quote, record, say } from './print-code.ts';
import { declarePageAt, entityOf, ownTab, valuesOf } from './test-steps.ts';

/** What the server's HTML says of a page to search engines and networks, in each language. */
export function headCases(plan: PagePlan): Case[] {
  const [view] = plan.views;
  const { route } = plan;
  if (view === undefined || route.search !== undefined) return [];
  const isDraft = plan.isChild && plan.section?.children?.drafts === true;
  const further = [
    ...pageSteps(plan, view),
    ...pastSteps(plan, view),
    ...tabSteps(plan),
    ...sitemapSteps(plan, view),
  ];
  return [
    {
      kind: 'head',
      title: isDraft
        ? 'asks search engines to pass it over'
        : 'tells search engines and networks what it is, by one URL in each language',
      runs: 'languages',
      isOfAnswers: true,
      lines: [
        ...valuesOf(plan, view),
        `const path = ${view.url};`,
        'const head = await headAt(request, path, language);',
        ...(isDraft
          ? ['expectUnlistedHead(head);']
          : [...itemLines(plan, view), ...headLines(plan, view), ...further]),
      ],
    },
  ];
}

/** A detail's title, description and picture are those of its item. */
function itemLines(plan: PagePlan, view: ViewPlan): string[] {
  const isOne = showsOne(view.layout);
  return [
    ...(isOne ? [`const item = ${entityOf(plan, view)};`] : []),
    `const title = ${titleExpression(plan, view) ?? 'undefined'};`,
  ];
}

/** The page's own title as an expression; undefined where it says something else than a field. */
export function titleExpression(plan: PagePlan, view: ViewPlan): string | undefined {
  const slot = titleSlot(view);
  if (!showsOne(view.layout) || !('ownHeading' in view.layout) || slot === undefined) {
    return plan.title ?? "''";
  }
  return slot.format === PLAIN_FORMAT ? `plain(${fieldOf('item', slot.field)})` : undefined;
}

function headLines(plan: PagePlan, view: ViewPlan): string[] {
  const { discovery, page } = plan;
  const isOne = showsOne(view.layout);
  const { cover }: SlottedModel['slots'] = (view.layout as SlottedModel).slots;
  const shared = discovery?.thing === undefined ? 'website' : THINGS[discovery.thing.type].shared;
  const image = isOne && cover?.kind === 'image' ? plan.print.image(cover)[0] : undefined;
  return [
    `const description = ${describe(plan, isOne)};`,
    'expectHead(head, {',
    '  path,',
    '  language,',
    ...(isOne && page.frame !== undefined
      ? [`  languages: languagesOf(${view.constant}, item),`]
      : []),
    '  title,',
    '  description,',
    `  type: ${quote(shared)},`,
    ...(image === undefined ? [] : [`  image: ${image.slice(3, -1)},`]),
    '});',
  ];
}

function describe({ discovery, words }: PagePlan, isOne: boolean): string {
  const fields = (isOne ? (discovery?.summary ?? []) : []).map((field) => fieldOf('item', field));
  const others = say(discovery?.description ?? words);
  return fields.length === 0 ? others : `describedBy([${fields.join(', ')}], ${others})`;
}

/** A further page of a list has a URL of its own; one behind the end is nothing to find. */
function pageSteps({ urlFinder }: PagePlan, view: ViewPlan): string[] {
  const { source, role, list, constant, known } = view;
  if (source.answers !== 'list' || source.paging === 'none' || role !== undefined) return [];
  const values = urlFinder === undefined ? '' : ', values';
  const isPlain = titleSlot(view)?.format === PLAIN_FORMAT && list === undefined;
  // A title that is not shown may be what stands for a picture, without markup.
  const [seen, named] = known?.hidesTitles
    ? ['{ words: further.words + further.pictures }', `wordsOf(plain(${titleOf(view, 'item')}))`]
    : ['further', nameOf(view)];
  return [
    `const items = await api.items(${constant}${values});`,
    `const last = Math.ceil(items.length / ${constant}.pageSize);`,
    ...declarePageAt('page'),
    'expectTurns(head, { number: 1, last, language }, pageAt);',
    'for (const number of new Set([2, last].filter((one) => one > 1 && one <= last))) {',
    '  const further = await headAt(request, pageAt(number), language);',
    '  expectHead(further, {',
    '    path: pageAt(number),',
    '    language,',
    `    title: \`\${title} (\${number})\`,`,
    '    description,',
    "    type: 'website',",
    '  });',
    '  expectTurns(further, { number, last, language }, pageAt);',
    ...(isPlain
      ? [
          `  const from = (number - 1) * ${constant}.pageSize;`,
          `  const own = items.slice(from, from + ${constant}.pageSize);`,
          `  expectInOrder(${seen}, own.map((item) => ${named}));`,
        ]
      : []),
    '}',
    '// What is no number of a page is none, and the list begins.',
    "for (const number of ['0', '-1', '1', 'x']) {",
    '  const begun = await headAt(request, withQuery(path, { page: number }), language);',
    '  expect([begun.status, begun.canonical, begun.title]).toEqual([200, head.canonical, head.title]);',
    '  expect(begun.words).toBe(head.words);',
    '}',
    'const behind = await headAt(request, pageAt(last + 7), language);',
    'expectUnlistedHead(behind);',
  ];
}

/** What is over has a URL of its own, and says in its title what it is. */
function pastSteps({ urlFinder }: PagePlan, { list, constant }: ViewPlan): string[] {
  const parameter = list?.time?.parameter;
  if (parameter === undefined) return [];
  const past = record({ [parameter]: quote('past') });
  const values = urlFinder === undefined ? '{}' : 'values';
  return [
    `const over = await api.items(${constant}, ${values}, ${past});`,
    'if (over.length > 0) {',
    `  const pastPath = withQuery(path, ${past});`,
    '  expectHead(await headAt(request, pastPath, language), {',
    '    path: pastPath,',
    '    language,',
    "    title: [site.word('ui.lists.past'), title].join(' · '),",
    '    description,',
    "    type: 'website',",
    '  });',
    '}',
  ];
}

/** A tab with data of its own is a page by itself. */
function tabSteps(plan: PagePlan): string[] {
  return plan.views.flatMap((view) => {
    const tab = ownTab(plan, view);
    if (tab === undefined) return [];
    return [
      `expectHead(await headAt(request, ${view.url}, language), {`,
      `  path: ${view.url},`,
      '  language,',
      `  title: \`\${${say(tab)}} · \${title}\`,`,
      '  description,',
      "  type: 'website',",
      '});',
    ];
  });
}

/** The page stands in the sitemap, and so do those of its items, in their language. */
function sitemapSteps(plan: PagePlan, view: ViewPlan): string[] {
  const own =
    plan.urlFinder === undefined ? ['await expectListed(request, language, [{ path }]);'] : [];
  const { link }: SlottedModel['slots'] = (view.layout as SlottedModel).slots;
  const updated = plan.discovery?.updated;
  if (showsOne(view.layout) || link?.kind !== 'link' || link.from === 'field') return own;
  const values = plan.urlFinder === undefined ? '' : ', values';
  const modified = updated && `, modified: universalDate(${fieldOf('item', updated)})`;
  return [
    ...own,
    `const linked = (await api.items(${view.constant}${values})).map((item) => ({`,
    `  path: ${plan.print.url(link)}${modified === undefined ? '' : ','}`,
    ...(modified === undefined ? [] : [`  ${modified.slice(2)},`]),
    '}));',
    'await expectListed(request, language, linked);',
  ];
}
