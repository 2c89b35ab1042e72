// How the strip of the tabs looks, and where it stands.

/** The link to what is shown looks other than those beside it, before there is a tab list. */
export function currentLines(label: string): readonly string[] {
  const one = "links.locator('[aria-current]')";
  const other = "links.locator('a:not([aria-current])').first()";
  return [
    `const links = site.main.getByRole('navigation', { name: ${label}, exact: true });`,
    `await expectStandsOut(${one}, ${other});`,
  ];
}

/** So does the chosen tab, when no pointer is on it; and all of them have a place. */
export const CHOSEN: readonly string[] = [
  'await page.mouse.move(0, 0);',
  "const strip = site.main.getByRole('tablist').first();",
  'const chosen = strip.locator(\'[aria-selected="true"]\');',
  'await expectStandsOut(chosen, strip.locator(\'[aria-selected="false"]\').first());',
  'await site.expectNoWider();',
];

/** At the side the strip stays in sight, and nothing passes over it. */
export function sightLines(label: string): readonly string[] {
  const named = `{ name: ${label}, exact: true }`;
  return [
    `await expectTabsInSight(site, ${label});`,
    `const list = site.main.getByRole('tablist', ${named});`,
    `const strip = list.or(site.main.getByRole('navigation', ${named})).first();`,
    'await expectNothingOver(strip);',
    // On a phone what it leads to passes under it.
    'if (site.isMobile) await expectOnGround(strip);',
  ];
}
