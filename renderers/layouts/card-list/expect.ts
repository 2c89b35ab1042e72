import type { LayoutExpectation } from '../../../src/node/test-generator/renderer-expectations.ts';

export const expectation: LayoutExpectation<'card-list'> = {
  heading: 2,
  item({ slots: { image, title, subtitle, note, summary, link, contact } }, print) {
    // The button that opens a card's dialog on mobile shows a word, and is named after the card too.
    const name = `\`\${site.word('ui.details')} \${plain(${print.field(title.field)})}\``;
    return [
      ...print.image(image),
      print.heading(2, title, link),
      ...[subtitle, note, summary].flatMap(print.text),
      ...print.blocks(contact?.blocks ?? []),
      ...(contact?.mobile === 'dialog'
        ? [`...button(${name}),`, "...text(site.word('ui.details')),"]
        : []),
    ];
  },
};
