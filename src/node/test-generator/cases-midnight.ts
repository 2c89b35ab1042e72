import { PLAIN_FORMAT, type SlottedModel } from '../../core/manifest/slot-model.ts';
import type { Case } from './case.ts';
import { callOfExpectations, expectItemsAt } from './expected-item.ts';
import { isKnownList, itemsOf, titleField, titleSlot } from './locators.ts';
import type { PagePlan, ViewPlan } from './page-plan.ts';
import { quote, record } from './print-code.ts';
import { firstItem, prefixed, valuesOf } from './test-steps.ts';
import { stepsOf } from './view-steps.ts';

/**
 * Items that begin shortly before and after midnight. A field by which a list is sorted or parted is none of those
 * that have samples: what is made up of it decides which items are shown, and in which order.
 */
export function midnightCase(plan: PagePlan, view: ViewPlan): Case[] {
  if (!takesMadeUp(plan, view)) return [];
  const { constant, known, layout } = view;
  const fields = timesOf(view);
  if (fields === undefined) return [];
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
        ...firstItem(plan, view),
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
 * The day where the site is tells what is over from what is to come. It is tried at both ends of that day, when
 * the clocks of readers, or of the server, show another.
 */
export function todayCase(plan: PagePlan, view: ViewPlan): Case[] {
  const { constant, known, list } = view;
  if (list?.time === undefined || !takesMadeUp(plan, view) || known?.hidesTitles) return [];
  const title = titleField(view);
  const fields = printFields(title, list.time.field, list.time.end);
  if (fields === undefined) return [];
  const isAsked = list.asks !== undefined;
  const order = known?.inColumns ? ', { inAnyOrder: true }' : '';
  return [
    {
      kind: 'fixtures',
      title: prefixed(view, 'tells what is over from what is to come by the day where the site is'),
      runs: 'once',
      lines: [
        ...valuesOf(plan, view),
        ...firstItem(plan, view),
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

/** Whether items can be made up for a list: it stands at one URL of an endpoint, and has plain titles. */
function takesMadeUp({ route }: PagePlan, view: ViewPlan): boolean {
  const { source, role } = view;
  const isAtOneUrl = source.answers === 'list' && !source.endpoint.includes('{');
  const isShown = role !== 'related' && route.search === undefined;
  return isKnownList(view) && isAtOneUrl && isShown && titleSlot(view)?.format === PLAIN_FORMAT;
}

/** The fields that are made up, as expressions; undefined for a list that shows no times, or samples of all. */
function timesOf(view: ViewPlan): Readonly<Record<string, string>> | undefined {
  const { layout, list, source, known, formats } = view;
  const { slots }: SlottedModel = layout;
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
  return printFields(titleField(view), start, end);
}

/** The fields as expressions; undefined where none is a start, or the title is it. */
function printFields(
  title: string,
  start: string | undefined,
  end: string | undefined,
): Readonly<Record<string, string>> | undefined {
  if (start === undefined || start === title) return undefined;
  return {
    title: quote(title),
    start: quote(start),
    ...(end !== undefined && { end: quote(end) }),
  };
}
