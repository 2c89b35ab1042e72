import type { LayoutExpectation } from '../../../src/node/test-generator/renderer-expectations.ts';

export const expectation: LayoutExpectation<'alternating'> = {
  heading: 2,
  hasPictures: ({ slots }) => slots.image !== undefined,
  item: ({ slots: { image, title, summary, link } }, print) => [
    ...print.image(image),
    print.heading(2, title),
    // On mobile there is no space for it beside a picture.
    ...(summary === undefined || image === undefined
      ? print.text(summary)
      : [`...maybeHidden([${print.text(summary).join(' ')}], site.isMobile),`]),
    ...(link === undefined ? [] : [`...link(site.word('ui.readMore'), ${print.url(link)}),`]),
  ],
};
