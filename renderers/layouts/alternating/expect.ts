import type { LayoutExpectation } from '../../../src/node/test-generator/renderer-expectations.ts';

export const expectation: LayoutExpectation<'alternating'> = {
  heading: 2,
  item: ({ slots: { image, title, summary, link } }, print) => [
    ...print.image(image),
    print.heading(2, title),
    ...print.text(summary),
    ...(link === undefined ? [] : [`...link(site.word('ui.readMore'), ${print.url(link)}),`]),
  ],
};
