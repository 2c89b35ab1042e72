import type { BlockExpectation } from '../../../src/node/test-generator/renderer-expectations.ts';

export const expectation: BlockExpectation<'video'> = {
  // In a browser that plays it, the link inside is seen by nobody; it is in the document all the same.
  block({ slots: { field, title, transcript } }, print) {
    const own = `download(${print.field(title.field)}, ${print.field(field.field)})`;
    const more =
      transcript === undefined
        ? ''
        : `, ...download(site.word('ui.transcript'), ${print.field(transcript.field)})`;
    return `hasValue(${print.field(field.field)}) && hasValue(${print.field(title.field)}) ? [...${own}${more}] : []`;
  },
  cases: ({ slots: { field, title, captions } }, view) => [
    {
      kind: 'media',
      title: view.titled('plays a film of its own when it is asked for, with its captions'),
      runs: 'once',
      lines: [
        ...view.find([`hasValue(${view.print.field(field.field)})`], 'No item has a film.'),
        'const asked: string[] = [];',
        "page.on('request', (request) => asked.push(request.url()));",
        ...view.reach,
        "const film = part.locator('video').first();",
        "const src = (await film.getAttribute('src')) ?? '';",
        `await expect(film).toHaveAccessibleName(plain(${view.print.field(title.field)}));`,
        "await expect(film).toHaveAttribute('preload', 'none');",
        'expect(asked.filter((url) => url.endsWith(src))).toEqual([]);',
        '// A browser without the codec shows the link; what is sent is a film all the same.',
        'const answer = await page.request.get(src);',
        "expect(answer.headers()['content-type']).toMatch(/^video\\//);",
        ...(captions === undefined
          ? []
          : [
              'const track = film.locator(\'track[kind="captions"]\');',
              "await expect(track).toHaveAttribute('srclang', site.language.tag);",
              "const captions = (await track.getAttribute('src')) ?? '';",
              'expect(asked.filter((url) => url.endsWith(captions))).toEqual([]);',
              'const words = await (await page.request.get(captions)).text();',
              'expect(words).toMatch(/^WEBVTT/);',
            ]),
      ],
    },
  ],
};
