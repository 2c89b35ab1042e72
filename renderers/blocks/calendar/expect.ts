import type { BlockExpectation } from '../../../src/node/test-generator/renderer-expectations.ts';

export const expectation: BlockExpectation<'calendar'> = {
  block: ({ slots: { start } }, print) =>
    `(dayOf(${print.field(start.field)}) === '' ? [] : link(site.word('ui.addToCalendar'), ${print.itemFile('ics')}, false))`,
  cases({ slots: { start }, title, end, place }, view) {
    const { print, find, reach, titled } = view;
    const times = [start.field, ...(end === undefined ? [] : [end])].map((name) =>
      print.field(name),
    );
    const texts = [['SUMMARY', title] as const, ['LOCATION', place] as const].flatMap(
      ([name, field]) => (field === undefined ? [] : [[name, print.field(field)] as const]),
    );
    return [
      {
        kind: 'content',
        title: titled('adds its event to a calendar'),
        runs: 'everywhere',
        lines: [
          ...find([`dayOf(${print.field(start.field)}) !== ''`], 'No event has a day.'),
          ...reach,
          "const button = part.getByRole('link', { name: site.word('ui.addToCalendar'), exact: true });",
          `const path = ${print.itemFile('ics')};`,
          "await expect(button).toHaveAttribute('href', path);",
          'const answer = await page.request.get(path);',
          "expect(answer.headers()['content-type']).toContain('text/calendar');",
          "const lines = (await answer.text()).replaceAll('\\r\\n ', '').split('\\r\\n');",
          "expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);",
          `expect(lines.join('\\n')).toContain(calendarStart(${times.join(', ')}));`,
          ...texts.map(
            ([name, value]) =>
              `expect(lines).toEqual(expect.arrayContaining(calendarLines(${print.quote(name)}, ${value})));`,
          ),
        ],
      },
    ];
  },
};
