import type { LayoutExpectation } from 'colophon/testing';

export const expectation: LayoutExpectation<'timeline'> = {
  selector: 'li',
  heading: 2,
  item: ({ slots: { time, title, link } }, print) => [
    ...print.text(time),
    print.heading(2, title, link),
  ],
};
