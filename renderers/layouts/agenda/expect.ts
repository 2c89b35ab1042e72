import type { LayoutExpectation } from '../../../src/node/test-generator/renderer-expectations.ts';

export const expectation: LayoutExpectation<'agenda'> = {
  heading: 3,
  item: ({ slots: { title, start, end, place, summary, badge, link }, calendar }, print, page) => [
    `...hours([${print.field(start.field)}, ${end ? print.field(end.field) : 'undefined'}], site.language.dates),`,
    print.heading(3, title, link),
    ...(badge === undefined
      ? []
      : [
          `...(${print.field(badge.field)} === ${print.literal(badge.equals)} ? text(${print.say(badge.text)}) : []),`,
        ]),
    ...print.text(place),
    ...print.text(summary),
    ...(calendar && page.fileOf('ics') !== undefined
      ? [
          `...(dayOf(${print.field(start.field)}) === '' ? [] : fileLink(site.word('ui.addToCalendar'), ${print.quote(page.fileOf('ics') ?? '')}, item, site.language.code)),`,
        ]
      : []),
  ],
  cases({ slots: { start, title, place, summary } }, view) {
    const { url, area, fileOf, list, isWhole, print, titled, values } = view;
    const path = fileOf('ics');
    // A text of the title's format stands in the file as it is.
    const texts = [
      ['SUMMARY', title] as const,
      ['LOCATION', place] as const,
      ['DESCRIPTION', summary] as const,
    ].flatMap(([name, slot]) =>
      slot?.format === title.format ? [[name, print.field(slot.field)] as const] : [],
    );
    return [
      {
        kind: 'content',
        title: titled('has the events of a day under the day'),
        runs: 'everywhere',
        lines: [
          ...values,
          `const items = ${list};`,
          `await site.visit(${url});`,
          `const days = items.map((item) => dayOf(${print.field(start.field)}));`,
          `const headings = ${area}.getByRole('heading').locator('time');`,
          "const seen = () => headings.evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));",
          '// Of a long list a part is shown.',
          'const begun = async () => {',
          `  const shown = days.slice(0, await ${view.items}.count());`,
          "  return shown.filter((day, index) => day !== '' && day !== shown[index - 1]);",
          '};',
          'await expect(async () => {',
          `  expect(await ${view.items}.count()).toBeGreaterThan(0);`,
          '  expect(await seen()).toEqual(await begun());',
          '}).toPass({ timeout: 10_000 });',
        ],
      },
      ...(path === undefined
        ? []
        : [
            {
              kind: 'content',
              title: titled('has its events as a calendar'),
              runs: 'once',
              lines: [
                ...values,
                '// What has no day yet is in no calendar.',
                `const items = (${list}).filter((item) => dayOf(${print.field(start.field)}) !== '');`,
                `const answer = await page.request.get(inLanguage(${print.quote(path)}, site.language.code));`,
                "expect(answer.headers()['content-type']).toContain('text/calendar');",
                "const calendar = (await answer.text()).replaceAll('\\r\\n ', '');",
                "const lines = calendar.split('\\r\\n');",
                "const ids = lines.filter((line) => line.startsWith('UID:'));",
                '// Each event once; those that are over are in it, too, where the list begins with the upcoming ones.',
                "expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(new Set(ids).size);",
                isWhole
                  ? 'expect(ids).toHaveLength(items.length);'
                  : 'expect(ids.length).toBeGreaterThanOrEqual(items.length);',
                'for (const item of items) {',
                ...texts.map(
                  ([name, value]) =>
                    `  expect(lines).toEqual(expect.arrayContaining(calendarLines(${print.quote(name)}, ${value})));`,
                ),
                '}',
                "expect((await answer.text()).split('\\r\\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);",
              ],
            } as const,
          ]),
    ];
  },
};
