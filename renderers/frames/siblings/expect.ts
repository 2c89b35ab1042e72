import type { FrameExpectation } from '../../../src/node/test-generator/renderer-expectations.ts';

export const expectation: FrameExpectation<'siblings'> = {
  /** The list beside a detail names all of its siblings, and marks the one that is shown. */
  cases({ heading, list }, { print, views: [view], url }) {
    const { title, link } = list.slots;
    if (view === undefined) return [];
    const shown = `side.locator('[aria-current="page"]')`;
    return [
      {
        kind: 'links',
        title: 'names its siblings at its side, and leads from one to the next',
        runs: 'everywhere',
        lines: [
          ...view.values,
          'const siblings = await api.items(SIBLINGS);',
          `await site.visit(${url});`,
          `const side = site.main.getByRole('navigation', { name: ${print.say(heading)} });`,
          `const hrefOf = (item: Entity) => plain(${print.url(link)});`,
          `const shown = siblings.flatMap((item) => link(${print.field(title.field)}, hrefOf(item)));`,
          "await expectShown(side.getByRole('list'), shown);",
          `await expect(${shown}).toHaveAttribute('href', ${url});`,
          "const others = side.locator('a:not([aria-current])');",
          `if ((await others.count()) > 0) await expectStandsOut(${shown}, others.first());`,
          // On phones what a reader came for stands before the list of all.
          `const own = ${view.area}.getByRole('heading', { level: 1 }).first();`,
          'await expectBeside(site.isMobile ? own : side, site.isMobile ? side : own, !site.isMobile);',
          'const last = siblings.at(-1) ?? {};',
          "await side.getByRole('link').last().click();",
          'await expect(page).toHaveURL(hrefOf(last));',
          `await expect(${shown}).toHaveText(plain(${print.field(title.field, 'last')}));`,
        ],
      },
    ];
  },
};
