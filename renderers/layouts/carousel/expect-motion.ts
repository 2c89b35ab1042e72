import type { ViewSteps } from '../../../src/node/test-generator/renderer-expectations.ts';

/** Who listens is not interrupted by what nobody asked for, and hears what their own steps lead to. */
export function heardLines(view: ViewSteps): readonly string[] {
  const { area, items } = view;
  const button = (key: string) =>
    `${area}.getByRole('button', { name: site.word('${key}'), exact: true })`;
  return [
    'const heard = () =>',
    `  ${items}.first().evaluate((slide) => {`,
    '    const live = slide.closest(\'[aria-live], [role="status"], [role="alert"], [role="log"]\');',
    "    return live?.getAttribute('aria-live') ?? live?.getAttribute('role') ?? 'off';",
    '  });',
    'const place = () => ' +
      `${items}.first().evaluate((slide) => slide.getBoundingClientRect().left);`,
    "expect(await heard(), 'before it moves').toBe('off');",
    'const before = await place();',
    'await expect.poll(async () => {',
    '  await page.clock.runFor(1000);',
    '  return place();',
    '}).not.toBe(before);',
    "expect(await heard(), 'while it moves').toBe('off');",
    `await ${button('ui.pause')}.click();`,
    "await expect.poll(heard, 'once it is stopped').toBe('polite');",
    `await ${nextButton(view)}.click();`,
    "expect(await heard(), 'as it is moved by hand').toBe('polite');",
    `await ${button('ui.play')}.click();`,
    "await expect.poll(heard, 'once it goes on').toBe('off');",
    // Nothing moves by itself for readers who want less of it.
    "await page.emulateMedia({ reducedMotion: 'reduce' });",
    `await site.visit(${view.url});`,
    "await expect.poll(heard, 'where nothing moves by itself').toBe('polite');",
  ];
}

export function nextButton({ area }: ViewSteps): string {
  return `${area}.getByRole('button', { name: site.word('ui.next'), exact: true })`;
}

/** Time passes for the page only where a case lets it; a move itself takes its own. */
export function restLines({ area, items }: ViewSteps): readonly string[] {
  const button = (key: string) =>
    `${area}.getByRole('button', { name: site.word('${key}'), exact: true })`;
  const rests = (words: string) => [
    'await expect.poll(isStill).toBe(true);',
    'const [there] = await shown();',
    // Once around, the same slide would be there again.
    'for (let seconds = 0; seconds < 20; seconds += 2) {',
    '  await page.clock.runFor(2000);',
    `  expect(await shown(), '${words}').toEqual([there]);`,
    '}',
  ];
  const moves = [
    'await expect.poll(isStill).toBe(true);',
    'const [before] = await shown();',
    'await expect.poll(async () => {',
    '  await page.clock.runFor(1000);',
    '  return (await shown())[0] ?? before;',
    '}).not.toBe(before);',
  ];
  const step = (words: string, lines: readonly string[]) => [
    `await test.step('${words}', async () => {`,
    ...lines.map((line) => `  ${line}`),
    '});',
  ];
  return [
    'const isStill = async () => (await shown()).length === 1;',
    ...step('for some seconds each', standsLines(area)),
    ...step('by itself', moves),
    ...step('under the pointer', [
      `await ${items}.first().locator('xpath=../..').hover();`,
      ...rests('under the pointer'),
    ]),
    ...step('when the pointer has left', ['await page.mouse.move(0, 0);', ...moves]),
    ...step('with the focus inside', [
      `await ${button('ui.next')}.focus();`,
      ...rests('with the focus inside'),
    ]),
    ...step('when the focus has left', ['await site.leaveAlone();', ...moves]),
    ...step('told to stand', [
      `await ${button('ui.pause')}.click();`,
      'await site.leaveAlone();',
      ...rests('told to stand'),
    ]),
    ...step('told to go on', [
      `await ${button('ui.play')}.click();`,
      'await site.leaveAlone();',
      ...moves,
    ]),
  ];
}

/** A slide can be read before the next one comes; a machine that is slow to look says nothing of it. */
function standsLines(area: string): readonly string[] {
  return [
    `const count = ${area}.getByText(/^\\d+ \\/ \\d+$/);`,
    'const time = () => page.evaluate(() => Date.now());',
    'const before = await count.textContent();',
    'let from = await time();',
    'for (let step = 0; step < 60 && (await count.textContent()) === before; step += 1) {',
    '  from = await time();',
    '  await page.clock.runFor(200);',
    '}',
    'const there = await count.textContent();',
    "expect(there, 'it has moved').not.toBe(before);",
    'await expect.poll(isStill).toBe(true);',
    'await page.clock.runFor(1000);',
    'const then = await count.textContent();',
    "if ((await time()) - from < 2500) expect(then, 'still').toBe(there);",
  ];
}

export function keyLines(view: ViewSteps): readonly string[] {
  return [
    `await ${nextButton(view)}.focus();`,
    'await expect.poll(async () => (await shown()).length).toBe(1);',
    'const [now] = await shown();',
    "const place = names.indexOf(now ?? '');",
    "const isFromRight = (await page.locator('html').getAttribute('dir')) === 'rtl';",
    "const [on, back] = isFromRight ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];",
    "await page.keyboard.press(on ?? '');",
    'await expect.poll(shown).toEqual([names[(place + 1) % names.length]]);',
    "await page.keyboard.press(back ?? '');",
    'await expect.poll(shown).toEqual([names[place]]);',
    "await page.keyboard.press(back ?? '');",
    'await expect.poll(shown).toEqual([names[(place + names.length - 1) % names.length]]);',
    // What leads on from a slide is the next stop; where nothing does, what scrolls is one itself.
    "await page.keyboard.press('Tab');",
    "const [there = ''] = await shown();",
    `const inSight = ${view.items}.filter({ hasText: there });`,
    "const links = inSight.getByRole('link');",
    'const hasLink = (await links.count()) > 0;',
    "await expect(hasLink ? links.first() : inSight.locator('xpath=../..')).toBeFocused();",
    'if (hasLink) {',
    '  await expectWholeRing(links.first());',
    "  await page.keyboard.press(on ?? '');",
    '  await expect.poll(shown).toEqual([names[place]]);',
    `  const next = ${view.items}.filter({ hasText: names[place] ?? '' }).getByRole('link');`,
    '  // The focus goes along.',
    '  if ((await next.count()) > 0) await expect(next.first()).toBeFocused();',
    '}',
  ];
}
