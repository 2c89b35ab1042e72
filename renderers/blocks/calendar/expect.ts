import type { BlockExpectation } from '../../../src/node/test-generator/renderer-expectations.ts';

export const expectation: BlockExpectation<'calendar'> = {
  block: ({ slots: { start } }, print) =>
    `(dayOf(${print.field(start.field)}) === '' ? [] : link(site.word('ui.addToCalendar'), ${print.itemFile('ics')}, false))`,
  cases({ slots: { start }, title, end, place }, view) {
    const { print, find, reach, titled } = view;
    const times = `[${print.field(start.field)}, ${end === undefined ? 'undefined' : print.field(end)}]`;
    const texts = Object.entries({ SUMMARY: title, LOCATION: place }).flatMap(([name, field]) =>
      field === undefined ? [] : [`${name}: ${print.field(field)}`],
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
          'const events = eventsIn(await answer.text());',
          `expect(events).toEqual([expect.objectContaining(calendarEvent(${times}, { ${texts.join(', ')} }))]);`,
        ],
      },
    ];
  },
};
