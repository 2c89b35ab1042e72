import type { FrameExpectation } from '../../../src/node/test-generator/renderer-expectations.ts';

/** Side by side, and on phones one below the other, each as wide as the page. */
const placeLines = [
  "const panes = headings.locator('xpath=ancestor::section[1]');",
  'await expectBeside(panes.first(), panes.last(), !site.isMobile);',
  'if (!site.isMobile) await expectStaysBeside(panes.first(), panes.last());',
];

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
          "const headings = site.main.getByRole('heading', { level: 2 });",
          'await expect(headings).toHaveText([',
          ...headings.map((heading) => `  ${heading},`),
          ']);',
          // Until its words are there, a heading has no colour.
          "for (const heading of await headings.all()) await expect(heading).not.toHaveCSS('color', /^rgba\\(.*, 0\\)$/);",
          ...placeLines,
        ],
      },
    ];
  },
};
