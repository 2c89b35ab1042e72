import { PLAIN_FORMAT, type SlottedModel } from '../../core/manifest/slot-model.ts';
import type { Case } from './case.ts';
import { callOfExpectations, expectItemsAt } from './expected-item.ts';
import { isKnownList, itemsOf, titleField, titleSlot } from './locators.ts';
import type { PagePlan, ViewPlan } from './page-plan.ts';
import { quote, record } from './print-code.ts';
import { prefixed, valuesOf } from './test-steps.ts';
import { stepsOf } from './view-steps.ts';

/**
 * Items that begin shortly before and after midnight. A field by which a list is sorted or parted is none of those
 * that have samples: what is made up of it decides which items are shown, and in which order.
 */
export function midnightCase(plan: PagePlan, view: ViewPlan): Case[] {
  const { source, constant, known, layout } = view;
  const fields = timesOf(view);
  // Answers are made up for one URL of an endpoint.
  const isMadeUp = source.answers === 'list' && !source.endpoint.includes('{');
  if (fields === undefined || !isKnownList(view) || !isMadeUp) return [];
  if (view.role === 'related' || plan.route.search !== undefined) return [];
  const own = callOfExpectations(plan, view, 'item');
  const expected = own.startsWith('await')
    ? `await Promise.all(items.map(async (item) => ${own}))`
    : `items.map((item) => ${own})`;
  const shown = itemsOf(view);
  return [
    {
      kind: 'fixtures',
      title: prefixed(
        view,
        'shows what begins shortly before and after midnight on the day that it is where the site is',
      ),
      runs: 'once',
      lines: [
        ...valuesOf(plan, view),
        `const [first] = await api.items(${constant.concat(plan.urlFinder ? ', values' : '')});`,
        "test.skip(first === undefined, 'The API names no items here.');",
        `const items = aroundMidnight(first ?? {}, ${record(fields)}, ${constant}, site.language);`,
        `await site.visit(${quote(plan.elsewhere)});`,
        `await answerList(page, ${constant}, items);`,
        `await site.goTo(${view.url});`,
        `await expect(${shown}).toHaveCount(items.length);`,
        ...expectItemsAt(plan, view, shown, 'items'),
        `await expectEach(${shown}, ${expected});`,
        ...(known?.times?.look?.(layout as never, stepsOf(plan, view)) ?? []),
      ],
    },
  ];
}

/**
 * What is to come and what is over are parted by the day that it is where the site is, at either end of that day:
 * it is another one there by the clocks of those who read, or of the server.
 */
export function todayCase(plan: PagePlan, view: ViewPlan): Case[] {
  const { source, constant, list } = view;
  const isMadeUp = source.answers === 'list' && !source.endpoint.includes('{');
  const isPlain = titleSlot(view)?.format === PLAIN_FORMAT && view.known?.hidesTitles !== true;
  if (list?.time === undefined || !isKnownList(view) || !isMadeUp || !isPlain) return [];
  const title = titleField(view);
  const { field, end } = list.time;
  const isAsked = list.asks !== undefined;
  if (field === title || view.role === 'related' || plan.route.search !== undefined) return [];
  const order = view.known?.inColumns ? ', { inAnyOrder: true }' : '';
  const fields = {
    title: quote(title),
    start: quote(field),
    ...(end !== undefined && { end: quote(end) }),
  };
  return [
    {
      kind: 'fixtures',
      title: prefixed(view, 'tells what is over from what is to come by the day where the site is'),
      runs: 'once',
      lines: [
        ...valuesOf(plan, view),
        `const [first] = await api.items(${constant.concat(plan.urlFinder ? ', values' : '')});`,
        "test.skip(first === undefined, 'The API names no items here.');",
        `const { items, shown } = aroundToday(first ?? {}, ${record(fields)}, ${constant}, site.language);`,
        'for (const now of endsOfToday()) {',
        '  await page.clock.setFixedTime(now);',
        `  await site.visit(${quote(plan.elsewhere)});`,
        `  ${isAsked ? 'const { queries } = ' : ''}await answerList(page, ${constant}, items);`,
        `  await site.goTo(${view.url});`,
        `  await expectNames(${itemsOf(view)}, shown.map((item) => read(item, ${quote(title)}))${order});`,
        ...(isAsked ? [`  expect(queries[0]).toMatchObject(queryOfToday(${constant}));`] : []),
        '}',
      ],
    },
  ];
}

/** The fields that are made up, as expressions; undefined for a list that shows no times, or samples of all. */
function timesOf(view: ViewPlan): Readonly<Record<string, string>> | undefined {
  const { layout, list, source, known, formats } = view;
  const { slots }: SlottedModel = layout;
  if (titleSlot(view)?.format !== PLAIN_FORMAT) return undefined;
  const title = titleField(view);
  const fieldAt = (name: string | undefined) => {
    const slot = name === undefined ? undefined : slots[name];
    return slot?.kind === 'date' ? slot.field : undefined;
  };
  const used = JSON.stringify([list, source.sort]);
  const dated = Object.values(slots).flatMap((slot) =>
    slot?.kind === 'text' && formats.get(slot.format)?.isDate && used.includes(`"${slot.field}"`)
      ? [slot.field]
      : [],
  );
  const start = fieldAt(known?.times?.start) ?? dated[0];
  const end = fieldAt(known?.times?.end);
  if (start === undefined || start === title) return undefined;
  return {
    title: quote(title),
    start: quote(start),
    ...(end !== undefined && { end: quote(end) }),
  };
}
