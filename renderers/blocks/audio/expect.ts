import type { BlockExpectation } from '../../../src/node/test-generator/renderer-expectations.ts';

export const expectation: BlockExpectation<'audio'> = {
  // As of a film, the link inside is in the document.
  block({ slots: { field, title, transcript } }, print) {
    const own = `download(${print.field(title.field)}, ${print.field(field.field)})`;
    const more =
      transcript === undefined
        ? ''
        : `, ...download(site.word('ui.transcript'), ${print.field(transcript.field)})`;
    return `hasValue(${print.field(field.field)}) && hasValue(${print.field(title.field)}) ? [...${own}${more}] : []`;
  },
  cases: ({ slots: { field, title } }, view) => [
    {
      kind: 'media',
      title: view.titled('plays a recording of its own, of which nothing is asked for before'),
      runs: 'once',
      lines: [
        ...view.find([`hasValue(${view.print.field(field.field)})`], 'No item has a recording.'),
        'const asked: string[] = [];',
        "page.on('request', (request) => asked.push(request.url()));",
        ...view.reach,
        "const sound = part.locator('audio').first();",
        "const src = (await sound.getAttribute('src')) ?? '';",
        `await expect(sound).toHaveAccessibleName(plain(${view.print.field(title.field)}));`,
        'expect(asked.filter((url) => url.endsWith(src))).toEqual([]);',
        'const answer = await page.request.get(src);',
        "expect(answer.headers()['content-type']).toMatch(/^audio\\//);",
        'await sound.evaluate((element) => Reflect.apply(Reflect.get(element, "load"), element, []));',
        'await sound.evaluate((element) => Reflect.set(element, "preload", "auto"));',
        "await expect.poll(() => sound.evaluate((element) => Reflect.get(element, 'duration') > 0)).toBe(true);",
      ],
    },
  ],
};
