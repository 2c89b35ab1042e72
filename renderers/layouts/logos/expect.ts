import type { LayoutExpectation } from '../../../src/node/test-generator/renderer-expectations.ts';

/** A sign is known by its words, and leads where it says without showing any. */
export const expectation: LayoutExpectation<'logos'> = {
  selector: 'li',
  hidesTitles: true,
  item({ slots: { image, title, link } }, print) {
    const name = `plain(${print.field(title.field)})`;
    const to = link && print.url(link);
    return [
      ...print.image(image, name),
      ...(to === undefined
        ? []
        : [
            `...(plain(${to}) === '' ? [] : [{ words: '', href: plain(${to}), isOutside: !plain(${to}).startsWith('/') }]),`,
          ]),
    ];
  },
  cases: ({ slots: { title } }, view) => [
    {
      kind: 'content',
      title: view.titled('shows signs of about one area, each under its name'),
      runs: 'everywhere',
      lines: [
        ...view.values,
        `const items = (${view.list}).slice(0, ${view.source}.pageSize);`,
        "test.skip(items.length < 2, 'There are fewer than two signs.');",
        `await site.visit(${view.url});`,
        `const signs = ${view.items}.locator('img');`,
        'const names = await signs.evaluateAll((all) => all.map((sign) => sign.getAttribute("alt")));',
        `expect(names).toEqual(items.map((item) => plain(${view.print.field(title.field)})));`,
        'const areas = await signs.evaluateAll((all) => all.map((sign) => sign.clientWidth * sign.clientHeight));',
        'expect(Math.max(...areas)).toBeLessThan(2.5 * Math.min(...areas));',
      ],
    },
  ],
};
