import type { LayoutExpectation } from '../../../src/node/test-generator/renderer-expectations.ts';

export const expectation: LayoutExpectation<'agenda'> = {
  heading: 3,
  times: {
    start: 'start',
    end: 'end',
    look: ({ slots: { start } }, { area, print }) => [
      `const days = items.map((item) => dayOf(${print.field(start.field)}));`,
      'const begun = days.filter((day, index) => day !== days[index - 1]);',
      `const headings = ${area}.getByRole('heading').locator('time');`,
      "const seen = () => headings.evaluateAll((all) => all.map((time) => [time.getAttribute('datetime'), time.textContent]));",
      'await expect.poll(seen).toEqual(begun.map((day) => [day, fullDay(day, site.language.dates)]));',
    ],
  },
  item: ({ slots: { title, start, end, place, summary, badge, link }, calendar }, print, page) => [
    `...hours([${print.field(start.field)}, ${end ? print.field(end.field) : 'undefined'}], site.language.dates, (time) => site.word('ui.nextDay', { time })),`,
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
  cases({ slots: { start, end, title, place, summary, link } }, view) {
    const { url, area, all, fileOf, list, print, titled, values } = view;
    const path = fileOf('ics');
    // A text of the title's format stands in the file as it is.
    const texts = Object.entries({ SUMMARY: title, LOCATION: place, DESCRIPTION: summary }).flatMap(
      ([name, slot]) =>
        slot?.format === title.format && slot.words === undefined
          ? [`${name}: ${print.field(slot.field)}`]
          : [],
    );
    const page = link === undefined ? "''" : `eventUrl(${print.url(link)}, site.language.code)`;
    const times = `[${print.field(start.field)}, ${end ? print.field(end.field) : 'undefined'}]`;
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
          // When, beside what, and on phones above it.
          `const event = ${view.items}.filter({ has: page.locator('time') }).first();`,
          'if ((await event.count()) === 0) return;',
          "await expectBeside(event.locator('time').first(), event.locator('h2, h3, h4').first(), !site.isMobile);",
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
                `const items = (${all}).filter((item) => dayOf(${print.field(start.field)}) !== '');`,
                `const answer = await page.request.get(inLanguage(${print.quote(path)}, site.language.code));`,
                "expect(answer.headers()['content-type']).toContain('text/calendar');",
                'const calendar = await answer.text();',
                'const events = eventsIn(calendar);',
                '// Each event once; those that are over are in it, too, wherever the list begins.',
                'expect(new Set(events.map(({ UID }) => UID)).size).toBe(events.length);',
                'expect(events).toHaveLength(items.length);',
                'for (const item of items) {',
                `  const event = calendarEvent(${times}, { ${texts.join(', ')} });`,
                `  expect(events).toContainEqual(expect.objectContaining({ ...event, URL: ${page} }));`,
                '}',
                "expect(calendar.split('\\r\\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);",
              ],
            } as const,
          ]),
    ];
  },
};
