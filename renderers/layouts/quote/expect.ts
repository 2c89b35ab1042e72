import type { LayoutExpectation } from '../../../src/node/test-generator/renderer-expectations.ts';

export const expectation: LayoutExpectation<'quote'> = {
  selector: 'li:has(> figure)',
  hidesTitles: true,
  item: ({ slots: { quote, title, subtitle, image, link } }, print) => [
    ...print.text(quote),
    ...print.image(image),
    ...(link === undefined
      ? print.text(title)
      : [
          `...(plain(${print.url(link)}) === '' ? text(${print.field(title.field)}) : link(${print.field(title.field)}, ${print.url(link)})),`,
        ]),
    ...print.text(subtitle),
  ],
  cases: ({ slots: { quote } }, view) => [
    {
      kind: 'content',
      title: view.titled('says of each quotation that it is one, and whose'),
      runs: 'once',
      lines: [
        ...view.find([`hasValue(${view.print.field(quote.field)})`], 'There is no quotation.'),
        `await site.visit(${view.url});`,
        `const figure = ${view.items}.first().locator('figure');`,
        "await expect(figure.locator('blockquote')).not.toBeEmpty();",
        "await expect(figure.locator('figcaption cite')).not.toBeEmpty();",
      ],
    },
  ],
};
