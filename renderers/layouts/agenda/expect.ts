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
          `...fileLink(site.word('ui.addToCalendar'), ${print.quote(page.fileOf('ics') ?? '')}, item, site.language.code),`,
        ]
      : []),
  ],
  cases({ slots: { start, title } }, { url, area, fileOf, list, print, titled, values }) {
    const path = fileOf('ics');
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
          'const shown = days.filter((day, index) => day !== days[index - 1]);',
          `const headings = ${area}.getByRole('heading').locator('time');`,
          "const seen = () => headings.evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));",
          `await expect.poll(async () => shown.slice(0, (await seen()).length)).toEqual(await seen());`,
          'expect((await seen()).length).toBeGreaterThan(0);',
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
                `const items = ${list};`,
                `const answer = await page.request.get(inLanguage(${print.quote(path)}, site.language.code));`,
                "expect(answer.headers()['content-type']).toContain('text/calendar');",
                "const calendar = (await answer.text()).replaceAll('\\r\\n ', '');",
                "expect(calendar.split('BEGIN:VEVENT')).toHaveLength(items.length + 1);",
                `for (const item of items) expect(calendar).toContain(calendarText(${print.field(title.field)}));`,
                "expect((await answer.text()).split('\\r\\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);",
              ],
            } as const,
          ]),
    ];
  },
};
