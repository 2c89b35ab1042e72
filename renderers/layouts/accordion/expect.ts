import type { LayoutExpectation } from '../../../src/node/test-generator/renderer-expectations.ts';

/** What a folded part shows. */
export const expectation: LayoutExpectation<'accordion'> = {
  item({ slots: { items } }, print) {
    const { title, image, blocks } = items.slots;
    return [
      print.heading(2, title),
      ...print.image(image, `plain(${print.field(title.field)})`),
      ...print.blocks(blocks.blocks),
    ];
  },
};
