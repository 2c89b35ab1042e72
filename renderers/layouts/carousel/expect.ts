import type {
  LayoutExpectation,
  ViewSteps,
} from '../../../src/node/test-generator/renderer-expectations.ts';
import type { LayoutModels } from '../../../src/react/index.ts';

type Cases = ReturnType<NonNullable<LayoutExpectation<'carousel'>['cases']>>;

export const expectation: LayoutExpectation<'carousel'> = {
  heading: 2,
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
  const timed = start.flatMap((line) =>
    line.startsWith('await site.visit') ? ['await page.clock.install();', line] : [line],
  );
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

/** Who listens is not interrupted by what nobody asked for, and hears what their own steps lead to. */
function heardLines(view: ViewSteps): readonly string[] {
  const { area, items } = view;
  const button = (key: string) =>
    `${area}.getByRole('button', { name: site.word('${key}'), exact: true })`;
  return [
    'const heard = () =>',
    `  ${items}.first().evaluate((slide) => {`,
    '    const live = slide.closest(\'[aria-live], [role="status"], [role="alert"], [role="log"]\');',
    "    return live?.getAttribute('aria-live') ?? live?.getAttribute('role') ?? 'off';",
    '  });',
    'const place = () => ' +
      `${items}.first().evaluate((slide) => slide.getBoundingClientRect().left);`,
    "expect(await heard(), 'before it moves').toBe('off');",
    'const before = await place();',
    'await expect.poll(async () => {',
    '  await page.clock.runFor(1000);',
    '  return place();',
    '}).not.toBe(before);',
    "expect(await heard(), 'while it moves').toBe('off');",
    `await ${button('ui.pause')}.click();`,
    "await expect.poll(heard, 'once it is stopped').toBe('polite');",
    `await ${nextButton(view)}.click();`,
    "expect(await heard(), 'as it is moved by hand').toBe('polite');",
    `await ${button('ui.play')}.click();`,
    "await expect.poll(heard, 'once it goes on').toBe('off');",
    // Nothing moves by itself for readers who want less of it.
    "await page.emulateMedia({ reducedMotion: 'reduce' });",
    `await site.visit(${view.url});`,
    "await expect.poll(heard, 'where nothing moves by itself').toBe('polite');",
  ];
}

function nextButton({ area }: ViewSteps): string {
  return `${area}.getByRole('button', { name: site.word('ui.next'), exact: true })`;
}

/** Time passes for the page only where a case lets it; a move itself takes its own. */
function restLines({ area, items }: ViewSteps): readonly string[] {
  const button = (key: string) =>
    `${area}.getByRole('button', { name: site.word('${key}'), exact: true })`;
  const rests = (words: string) => [
    'await expect.poll(isStill).toBe(true);',
    'const [there] = await shown();',
    // Once around, the same slide would be there again.
    'for (let seconds = 0; seconds < 20; seconds += 2) {',
    '  await page.clock.runFor(2000);',
    `  expect(await shown(), '${words}').toEqual([there]);`,
    '}',
  ];
  const moves = [
    'await expect.poll(isStill).toBe(true);',
    'const [before] = await shown();',
    'await expect.poll(async () => {',
    '  await page.clock.runFor(1000);',
    '  return (await shown())[0] ?? before;',
    '}).not.toBe(before);',
  ];
  const step = (words: string, lines: readonly string[]) => [
    `await test.step('${words}', async () => {`,
    ...lines.map((line) => `  ${line}`),
    '});',
  ];
  return [
    'const isStill = async () => (await shown()).length === 1;',
    ...step('by itself', moves),
    ...step('under the pointer', [
      `await ${items}.first().locator('xpath=../..').hover();`,
      ...rests('under the pointer'),
    ]),
    ...step('when the pointer has left', ['await page.mouse.move(0, 0);', ...moves]),
    ...step('with the focus inside', [
      `await ${button('ui.next')}.focus();`,
      ...rests('with the focus inside'),
    ]),
    ...step('when the focus has left', ['await site.leaveAlone();', ...moves]),
    ...step('told to stand', [
      `await ${button('ui.pause')}.click();`,
      'await site.leaveAlone();',
      ...rests('told to stand'),
    ]),
    ...step('told to go on', [
      `await ${button('ui.play')}.click();`,
      'await site.leaveAlone();',
      ...moves,
    ]),
  ];
}

/** Nothing moves of itself, and what is moved is there at once. */
function withoutMotion(line: string): string {
  return line.replace("'no-preference'", "'reduce'");
}

function keyLines(view: ViewSteps): readonly string[] {
  return [
    `await ${nextButton(view)}.focus();`,
    'await expect.poll(async () => (await shown()).length).toBe(1);',
    'const [now] = await shown();',
    "const place = names.indexOf(now ?? '');",
    "const isFromRight = (await page.locator('html').getAttribute('dir')) === 'rtl';",
    "const [on, back] = isFromRight ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];",
    "await page.keyboard.press(on ?? '');",
    'await expect.poll(shown).toEqual([names[(place + 1) % names.length]]);',
    "await page.keyboard.press(back ?? '');",
    'await expect.poll(shown).toEqual([names[place]]);',
    "await page.keyboard.press(back ?? '');",
    'await expect.poll(shown).toEqual([names[(place + names.length - 1) % names.length]]);',
    // What leads on from a slide is the next stop; where nothing does, what scrolls is one itself.
    "await page.keyboard.press('Tab');",
    "const [there = ''] = await shown();",
    `const inSight = ${view.items}.filter({ hasText: there });`,
    "const links = inSight.getByRole('link');",
    'const hasLink = (await links.count()) > 0;',
    "await expect(hasLink ? links.first() : inSight.locator('xpath=../..')).toBeFocused();",
    'if (hasLink) {',
    "  await page.keyboard.press(on ?? '');",
    '  await expect.poll(shown).toEqual([names[place]]);',
    `  const next = ${view.items}.filter({ hasText: names[place] ?? '' }).getByRole('link');`,
    '  // The focus goes along.',
    '  if ((await next.count()) > 0) await expect(next.first()).toBeFocused();',
    '}',
  ];
}
