import type {
  LayoutExpectation,
  ViewSteps,
} from '../../../src/node/test-generator/renderer-expectations.ts';
import type { LayoutModels } from '../../../src/react/index.ts';
import { heardLines, keyLines, nextButton, restLines } from './expect-motion.ts';

type Cases = ReturnType<NonNullable<LayoutExpectation<'carousel'>['cases']>>;

export const expectation: LayoutExpectation<'carousel'> = {
  heading: 2,
  linksAsWhole: ({ slots }) => slots.link !== undefined,
  picturePlace: 'above',
  item({ slots: { image, title, summary, time, place, badge, link } }, print) {
    const [where = '...[],'] = print.text(place);
    const isSo = badge && `${print.field(badge.field)} === ${print.literal(badge.equals)}`;
    return [
      ...print.image(image),
      ...print.text(time),
      ...(badge === undefined
        ? print.text(place)
        : [`...(${isSo} ? text(${print.say(badge.text)}) : ${where.slice(3, -1)}),`]),
      print.heading(2, title, link),
      ...print.text(summary),
    ];
  },
  cases: carouselCases,
};

/** Slides move on by themselves and by hand, around both ends; they stop when the reader presses the button for it. */
function carouselCases({ slots: { title } }: LayoutModels['carousel'], view: ViewSteps): Cases {
  const start = [
    ...view.values,
    `const items = ${view.list};`,
    "test.skip(items.length < 2, 'There are fewer than two slides.');",
    "await page.emulateMedia({ reducedMotion: 'no-preference' });",
    `const names = items.map((item) => plain(${view.print.field(title.field)}));`,
    `await site.visit(${view.url});`,
    `const shown = () => site.inSight(${view.items});`,
  ];
  const timed = withClock(start);
  return [
    {
      title: view.titled('moves by hand, around both ends'),
      runs: 'everywhere',
      lines: [
        ...start,
        'const press = async (key: string) => {',
        `  await ${view.area}.getByRole('button', { name: site.word(key), exact: true }).click();`,
        '};',
        "await press('ui.pause');",
        'const [now] = await shown();',
        "const place = names.indexOf(now ?? '');",
        'for (let step = 1; step <= names.length; step += 1) {',
        "  await press('ui.next');",
        '  const index = (place + step) % names.length;',
        '  await expect.poll(shown).toEqual([names[index]]);',
        "  const count = [index + 1, names.length].join(' / ');",
        `  await expect(${view.area}.getByText(count, { exact: true })).toBeVisible();`,
        // The one in sight is the one that is heard, as the same one of so many.
        "  const heard = site.word('ui.slide', { index: index + 1, count: names.length });",
        `  await expect(${view.area}.getByRole('group', { name: heard, exact: true })).toContainText(names[index] ?? '');`,
        '}',
        "await press('ui.previous');",
        'await expect.poll(shown).toEqual([names[(place + names.length - 1) % names.length]]);',
      ],
    },
    {
      title: view.titled(
        'moves on by itself, but not under the pointer, the focus or once it is paused',
      ),
      runs: 'once',
      lines: [...timed.filter((line) => !line.startsWith('const names')), ...restLines(view)],
    },
    {
      title: view.titled(
        'is not read out while it moves by itself, and is once a reader has stopped it',
      ),
      runs: 'once',
      lines: [...timed.filter((line) => !/^const (?:names|shown)/.test(line)), ...heardLines(view)],
    },
    {
      title: view.titled('prints every slide, one below the other'),
      runs: 'once',
      lines: [
        ...start.filter((line) => !/^const (?:names|shown)/.test(line)),
        // Before anything moves, and once it has been moved by hand.
        `await expectPrinted(${view.items});`,
        `await ${nextButton(view)}.click();`,
        `await expect(${view.area}.locator('[data-moving="true"]')).toHaveCount(1);`,
        `await expectPrinted(${view.items});`,
      ],
    },
    {
      title: view.titled('is led by the arrow keys, as they point'),
      runs: 'everywhere',
      lines: [...start.map(withoutMotion), ...keyLines(view)],
    },
    ...stillCases(start, view),
  ];
}

/** What is so for readers who want less to move: nothing begins to by itself. */
function stillCases(start: readonly string[], view: ViewSteps): Cases {
  const timed = withClock(start);
  return [
    {
      title: view.titled('begins to move at the slide that a reader has scrolled to'),
      runs: 'once',
      lines: [
        ...start.map(withoutMotion),
        'const place = Math.min(2, names.length - 1);',
        `await ${view.items}.first().locator('xpath=..').evaluate((row, slides) => {`,
        "  const sign = getComputedStyle(row).direction === 'rtl' ? -1 : 1;",
        "  row.scrollTo({ left: sign * slides * row.clientWidth, behavior: 'instant' });",
        '}, place);',
        `await ${nextButton(view)}.focus();`,
        `await expect(${view.area}.locator('[data-moving="true"]')).toHaveCount(1);`,
        'await expect.poll(shown).toEqual([names[place]]);',
      ],
    },
    {
      title: view.titled('stands for readers who want less to move'),
      runs: 'once',
      lines: [
        ...timed.map(withoutMotion),
        `await expect(${view.area}.getByRole('button', { name: site.word('ui.pause'), exact: true })).toHaveCount(0);`,
        'await page.clock.runFor(20_000);',
        'expect(await shown()).toEqual([names[0]]);',
        // What has been looked at does not begin to move when it is left.
        `await ${view.items}.first().locator('xpath=../..').hover();`,
        `await ${nextButton(view)}.focus();`,
        'await expect.poll(async () => (await shown()).length).toBe(1);',
        'await page.mouse.move(0, 0);',
        'await site.leaveAlone();',
        'const [there] = await shown();',
        'await page.clock.runFor(20_000);',
        'expect(await shown()).toEqual([there]);',
      ],
    },
  ];
}

/** Nothing moves of itself, and what is moved is there at once. */
function withoutMotion(line: string): string {
  return line.replace("'no-preference'", "'reduce'");
}

/** Time passes for the page only where a case lets it. */
function withClock(start: readonly string[]): readonly string[] {
  return start.flatMap((line) =>
    line.startsWith('await site.visit') ? ['await page.clock.install();', line] : [line],
  );
}
