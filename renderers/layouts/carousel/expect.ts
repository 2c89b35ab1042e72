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

/** Slides move on by themselves and by hand, around both ends; they stand when they are told to. */
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
  return [
    {
      kind: 'carousel',
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
        '  await expect.poll(shown).toEqual([names[(place + step) % names.length]]);',
        '}',
        "await press('ui.previous');",
        'await expect.poll(shown).toEqual([names[(place + names.length - 1) % names.length]]);',
      ],
    },
    {
      kind: 'carousel',
      title: view.titled('moves on by itself, and stands when it is told to'),
      runs: 'once',
      lines: [
        ...start,
        'await expect.poll(shown, { timeout: 10_000 }).toEqual([names[1]]);',
        `await ${view.area}.getByRole('button', { name: site.word('ui.pause'), exact: true }).click();`,
        'await site.leaveAlone();',
        'await page.waitForTimeout(600);',
        'const before = await shown();',
        'await page.waitForTimeout(4000);',
        'expect(await shown()).toEqual(before);',
      ],
    },
  ];
}
