import { showsOne } from '../../core/manifest/shows-one.ts';
import {
  type BlockModel,
  PLAIN_FORMAT,
  type SlotModel,
  type SlottedModel,
  type TextSlot,
} from '../../core/manifest/slot-model.ts';
import type { Case } from './case.ts';
import { midnightCase, todayCase } from './cases-midnight.ts';
import { callOfExpectations } from './expected-item.ts';
import { isKnownList, itemsOf, titleField, titleSlot } from './locators.ts';
import type { PagePlan, ViewPlan } from './page-plan.ts';
import { literal, quote } from './print-code.ts';
import { entityOf, firstItem, prefixed, valuesOf } from './test-steps.ts';

/** Answers that the suite makes up: what is to be seen of them is known beforehand. */
export function fixtureCases(plan: PagePlan, view: ViewPlan): Case[] {
  return [
    ...sampleCase(plan, view),
    ...midnightCase(plan, view),
    ...todayCase(plan, view),
    ...pagesCase(plan, view),
    ...sortCase(plan, view),
    ...idsCase(plan, view),
  ];
}

/** The values with which formats show what is particular of them, in the fields that have those. */
function sampleCase(plan: PagePlan, view: ViewPlan): Case[] {
  const { area, known } = view;
  const samples = samplesOf(view);
  const isOne = showsOne(view.layout);
  if (samples.length === 0 || known === undefined || known.parts !== undefined) return [];
  if (!isOne && !isKnownList(view)) return [];
  const shown = isOne
    ? known.selector === undefined
      ? area
      : `${area}.locator(${quote(known.selector)})`
    : itemsOf(view);
  const constant = ['const samples = {', ...samples.map((line) => `  ${line}`), '};'];
  const own = callOfExpectations(plan, view, 'sampled');
  const steps = isOne
    ? [
        `const item = ${entityOf(plan, view)};`,
        'for (const turn of [0, 1, 2, 3]) {',
        '  const sampled = withSamples(item, samples, turn);',
        '  calls.letThrough((answered) => withSamples(answered, samples, turn));',
        `  await site.goTo(${view.url});`,
        `  await expectShown(${shown}, ${own});`,
        `  await site.goTo(${quote(plan.elsewhere)});`,
        '}',
      ]
    : [
        `const items = (await api.items(${view.constant}${plan.urlFinder ? ', values' : ''})).slice(0, ${view.constant}.pageSize);`,
        'calls.letThrough((answered) => withSamples(answered, samples));',
        `await site.goTo(${view.url});`,
        'const expected = items.map((item) => {',
        '  const sampled = withSamples(item, samples);',
        `  return ${own};`,
        '});',
        `await expect(${shown}.first()).toBeVisible();`,
        `await expectEach(${shown}, ${own.startsWith('await') ? 'await Promise.all(expected)' : 'expected'});`,
      ];
  return [
    {
      kind: 'fixtures',
      title: prefixed(
        view,
        'shows days on both sides of midnight, and other values, as they are meant',
      ),
      runs: 'once',
      lines: [
        ...valuesOf(plan, view),
        ...constant,
        `await site.visit(${quote(plan.elsewhere)});`,
        `const calls = await site.intercept(${view.constant});`,
        ...steps.map((line) =>
          own.startsWith('await')
            ? line.replace('items.map((item) =>', 'items.map(async (item) =>')
            : line,
        ),
      ],
    },
  ];
}

/** The samples of an item's fields, as lines of an object; a field by which a list is worked with stays. */
function samplesOf({ layout, list, source, formats, known }: ViewPlan): string[] {
  const { slots }: SlottedModel = layout;
  // Items in columns are recognised by their titles.
  const untouched = known?.inColumns ? slots.title : undefined;
  const used = JSON.stringify([list, source.sort, slots.link, untouched]);
  const found = new Map<string, string>();
  const isFree = (field: string) =>
    !used.includes(`"${field}"`) && !used.includes(`{${field}}`) && field !== 'id';
  for (const { field, format, words, clamp, options = {} } of textsOf(Object.values(slots))) {
    const { samples = [], samplesOf: readSamples } = formats.get(format) ?? {};
    const all = Object.entries(readSamples?.(field, options) ?? { [field]: samples });
    if (words !== undefined || clamp !== undefined || !all.every(([own]) => isFree(own))) continue;
    for (const [own, values] of all) {
      if (values.length > 0) found.set(own, `${quote(own)}: ${literal(values, 2)},`);
    }
  }
  return [...found.values()];
}

function textsOf(slots: readonly (SlotModel | undefined)[]): readonly TextSlot[] {
  return slots.flatMap((slot) => {
    if (slot?.kind === 'text') return [slot];
    if (slot?.kind !== 'blocks') return [];
    return slot.blocks.flatMap((block) =>
      hasWordsAlone(block) ? textsOf(Object.values(block.slots)) : [],
    );
  });
}

/** Whether a block shows a text, and nothing made of it. */
function hasWordsAlone({ slots }: BlockModel): boolean {
  return Object.values(slots).every(
    (slot) => slot === undefined || slot.kind === 'text' || slot.kind === 'words',
  );
}

/**
 * A list of exactly two pages ends after them, and nothing further is asked for; and a URL may name any page.
 * Beyond the end of a list that is here as a whole, it is the last one.
 */
function pagesCase(plan: PagePlan, view: ViewPlan): Case[] {
  const { source, constant } = view;
  if (!isFixed(plan, view) || source.paging === 'none') return [];
  const shown = itemsOf(view);
  const title = quote(titleField(view));
  const options = view.known?.inColumns ? ', { inAnyOrder: true }' : '';
  return [
    {
      kind: 'fixtures',
      title: prefixed(view, 'ends after exactly two pages, in their order'),
      runs: 'once',
      lines: [
        ...firstItem(plan, view),
        `const items = itemsLike(first ?? {}, ${title}, 2 * ${constant}.pageSize);`,
        `await site.visit(${quote(plan.elsewhere)});`,
        `const { asked } = await answerList(page, ${constant}, items);`,
        `await site.goTo(${view.url});`,
        `await site.showAll(${shown}, items.length, ${constant}.pageSize);`,
        `await expectNames(${shown}, items.map((item) => read(item, ${title}))${options});`,
        'await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));',
        'await expect(site.main.locator(\'[aria-busy="true"]\')).toHaveCount(0);',
        "await expect(site.main.getByRole('link', { name: site.word('ui.loadMore') })).toHaveCount(0);",
        `expect(asked).toEqual([${source.paging === 'server' ? '0, 1' : '0'}]);`,
      ],
    },
    {
      kind: 'fixtures',
      title: prefixed(view, 'begins with the page that its URL names, beyond the ninth too'),
      runs: 'once',
      lines: [
        ...firstItem(plan, view),
        `const items = itemsLike(first ?? {}, ${title}, 10 * ${constant}.pageSize);`,
        `const names = items.slice(-${constant}.pageSize).map((item) => read(item, ${title}));`,
        `for (const number of [${source.paging === 'server' ? "'10'" : "'10', '11'"}]) {`,
        `  await site.visit(${quote(plan.elsewhere)});`,
        `  const { asked } = await answerList(page, ${constant}, items);`,
        `  await site.goTo(withQuery(${view.url}, { page: number }));`,
        `  await expectNames(${shown}, names${options});`,
        `  expect(asked).toEqual([${source.paging === 'server' ? '9' : '0'}]);`,
        "  const before = site.main.getByRole('link', { name: site.word('ui.previousPage') });",
        "  await expect(before).toHaveAttribute('href', /[?&]page=9(?:&|$)/);",
        '}',
      ],
    },
  ];
}

/** Items without a value of the field that a list is sorted by come last. */
function sortCase(plan: PagePlan, view: ViewPlan): Case[] {
  const { source, constant } = view;
  if (!isFixed(plan, view) || source.sort === undefined || source.paging === 'server') return [];
  return [
    {
      kind: 'fixtures',
      title: prefixed(view, 'is sorted as its manifest says, with what has no value last'),
      runs: 'once',
      lines: [
        ...firstItem(plan, view),
        `const { items, titles } = unsortedLike(first ?? {}, ${quote(titleField(view))}, ${constant}.sort ?? { field: '', descending: false });`,
        `await site.visit(${quote(plan.elsewhere)});`,
        `await answerList(page, ${constant}, items);`,
        `await site.goTo(${view.url});`,
        `await expectNames(${itemsOf(view)}, titles.slice(0, ${constant}.limit));`,
      ],
    },
  ];
}

/** Ids that mean something in a URL, or stand in no alphabet. */
const ODD_IDS = ['a b', 'c/d', 'e?f', 'g#h', 'i%j', '湖'];

/** Whatever an item's id is, its link leads to its own page. */
function idsCase(plan: PagePlan, view: ViewPlan): Case[] {
  const { link }: SlottedModel['slots'] = (view.layout as SlottedModel).slots;
  if (!isFixed(plan, view) || link?.kind !== 'link' || link.from === 'field') return [];
  const url = plan.print.url(link);
  if (!url.includes('{id}')) return [];
  return [
    {
      kind: 'fixtures',
      title: prefixed(view, 'leads to an item by its id, whatever signs that has'),
      runs: 'once',
      lines: [
        ...firstItem(plan, view),
        `const shownAtOnce = Math.min(${view.constant}.pageSize, ${view.constant}.limit ?? Infinity);`,
        `const ids = ${literal(ODD_IDS)}.slice(0, shownAtOnce);`,
        `const made = itemsLike(first ?? {}, ${quote(titleField(view))}, ids.length);`,
        'const items = made.map((item, index) => withValues(item, { id: ids[index] }) as Entity);',
        `await site.visit(${quote(plan.elsewhere)});`,
        `await answerList(page, ${view.constant}, items);`,
        `await site.goTo(${view.url});`,
        'const paths = () =>',
        `  ${itemsOf(view)}.evaluateAll((all) =>`,
        "    all.map((one) => (one.closest('a') ?? one.querySelector('a'))?.pathname).toSorted(),",
        '  );',
        `await expect.poll(paths).toEqual(items.map((item) => ${url}).toSorted());`,
      ],
    },
  ];
}

/** Whether a list is at one URL, of items with plain titles, that readers do not work with. */
function isFixed({ urlFinder, route }: PagePlan, view: ViewPlan): boolean {
  const { role, list, known, source } = view;
  const isPlain = titleSlot(view)?.format === PLAIN_FORMAT && known?.hidesTitles !== true;
  const isAlone = urlFinder === undefined && route.search === undefined;
  return (
    isKnownList(view) &&
    isPlain &&
    isAlone &&
    role === undefined &&
    list === undefined &&
    source.answers === 'list'
  );
}
