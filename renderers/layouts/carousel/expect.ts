import type { LayoutExpectation } from '../../../src/node/test-generator/renderer-expectations.ts';

export const expectation: LayoutExpectation<'carousel'> = {
  heading: 3,
  item({ slots: { image, title, summary, time, place, badge, link } }, print) {
    const [where = '...[],'] = print.text(place);
    const isSo = badge && `${print.field(badge.field)} === ${print.literal(badge.equals)}`;
    return [
      ...print.image(image),
      ...print.text(time),
      ...(badge === undefined
        ? print.text(place)
        : [`...(${isSo} ? text(${print.say(badge.text)}) : ${where.slice(3, -1)}),`]),
      print.heading(3, title, link),
      ...print.text(summary),
    ];
  },
};
