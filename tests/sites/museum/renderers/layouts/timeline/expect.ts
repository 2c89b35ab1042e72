import type { LayoutExpectation } from 'colophon/testing';

export const expectation: LayoutExpectation<'timeline'> = {
  selector: 'li',
  item: ({ slots: { time, title, link } }, print) => [
    ...print.text(time),
    ...(link === undefined
      ? print.text(title)
      : [`...link(${print.field(title.field)}, ${print.url(link)}),`]),
  ],
};
