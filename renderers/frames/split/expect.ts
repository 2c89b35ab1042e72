import type { FrameExpectation } from '../../../src/node/test-generator/renderer-expectations.ts';

export const expectation: FrameExpectation<'split'> = {
  headings: 1,
  /** Each view stands under its heading, from the API where it has one. */
  cases({ panes, titles }, { print }) {
    const headings = panes.map(({ id, title }) => {
      const slot = titles?.slots[id];
      const words = title === undefined ? "''" : print.say(title);
      return slot?.kind === 'text'
        ? `plain(${print.field(slot.field, 'titles')}) || ${words}`
        : words;
    });
    return [
      {
        kind: 'content',
        title: 'stands in blocks under their headings',
        runs: 'everywhere',
        lines: [
          ...(titles === undefined ? [] : ['const titles = await api.entity(TITLES);']),
          'await site.visit(PATH);',
          "await expect(site.main.getByRole('heading', { level: 2 })).toHaveText([",
          ...headings.map((heading) => `  ${heading},`),
          ']);',
        ],
      },
    ];
  },
};
