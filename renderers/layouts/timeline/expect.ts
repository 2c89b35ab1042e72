import type { LayoutExpectation } from '../../../src/node/test-generator/renderer-expectations.ts';

export const expectation: LayoutExpectation<'timeline'> = {
  heading: 2,
  item: ({ slots: { time, title, summary, image, link } }, print) => [
    // A year is a time for machines too, whatever reads the field as it is.
    ...print.text(time).map((line) => line.replace(/^\.\.\.text\(/, '...written(')),
    print.heading(2, title, link),
    ...print.text(summary),
    ...print.image(image, "''"),
  ],
};
