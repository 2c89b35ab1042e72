import type {
  LayoutExpectation,
  ViewSteps,
} from '../../../src/node/test-generator/renderer-expectations.ts';
import type { LayoutModels } from '../../../src/react/index.ts';

type Slots = LayoutModels['gallery']['slots'];

export const expectation: LayoutExpectation<'gallery'> = {
  selector: 'li:has(> a > span > picture)',
  hidesTitles: true,
  item: ({ slots: { image, title } }, print) => [
    ...print.image(image, `plain(${print.field(title.field)})`),
    // Where it leads is a rendition, of which the API says nothing.
    '...somethingElse(),',
  ],
  cases: ({ slots }, view) => [
    {
      title: view.titled('leads to each picture in full size, without scripts too'),
      runs: 'once',
      lines: [
        ...listLines(slots, view),
        `await site.visit(${view.url});`,
        `const links = ${view.items}.getByRole('link');`,
        'await expect(links.nth(begun - 1)).toBeAttached();',
        'for (const index of [0, begun - 1]) {',
        "  const answer = await page.request.get((await links.nth(index).getAttribute('href')) ?? '');",
        "  expect(answer.headers()['content-type']).toMatch(/^image\\//);",
        '}',
      ],
    },
    {
      title: view.titled('shows a picture in full size, and the way back closes it'),
      runs: 'everywhere',
      lines: openLines(slots, view),
    },
    {
      title: view.titled('shows the picture that a link names, and leads on by keys and swiping'),
      runs: 'everywhere',
      lines: stepLines(slots, view),
    },
  ],
};

/** Lines that declare the items that have a picture, and with how many of them the page begins. */
function listLines({ image }: Slots, view: ViewSteps): readonly string[] {
  return [
    ...view.values,
    `const all = ${view.list};`,
    `const items = all.filter((item) => plain(${view.print.field(image.field)}) !== '');`,
    `const begun = all.slice(0, ${view.source}.pageSize).filter((item) => items.includes(item)).length;`,
    "test.skip(begun < 2, 'There are fewer than two pictures.');",
  ];
}

/** What the dialog shows of a picture: all its words, how many there are, and the picture itself. */
function seenLines({ image, title, caption, credit }: Slots, view: ViewSteps) {
  const { print } = view;
  const texts = [title, caption, credit].flatMap((slot) => slot ?? []);
  return [
    "const dialog = page.getByRole('dialog');",
    'const expectOpen = async (index: number) => {',
    '  const item = items.at(index) ?? {};',
    `  await expect(dialog.locator('img')).toHaveAttribute('src', picture(${print.field(image.field)})[0]?.picture?.src ?? '');`,
    '  // Whole: no part of it is cut off.',
    "  await expect(dialog.locator('img')).toBeInViewport({ ratio: 0.99 });",
    '  // Of those that are there: a list goes on as its end comes into sight.',
    '  await expect(async () => {',
    `    const place = { index: index + 1, count: await ${view.items}.count() };`,
    "    await expect(dialog.getByRole('status')).toHaveText(site.word('ui.slide', place), { timeout: 500 });",
    '  }).toPass({ timeout: 10_000 });',
    ...texts
      .flatMap(print.text)
      .map((line) => `  await expectAmong(dialog.locator('figcaption'), [${line.slice(0, -1)}]);`),
    '};',
  ];
}

function openLines(slots: Slots, view: ViewSteps): readonly string[] {
  return [
    ...listLines(slots, view),
    "await site.visit('/');",
    `await site.goTo(${view.url});`,
    ...seenLines(slots, view),
    `const links = ${view.items}.getByRole('link');`,
    'await expect(links.nth(begun - 1)).toBeAttached();',
    'const before = page.url();',
    'await links.nth(1).click();',
    'await expectOpen(1);',
    'expect(page.url()).not.toBe(before);',
    view.picture('lightbox'),
    'await site.expectAccessible();',
    'await page.goBack();',
    'await expect(dialog).toBeHidden();',
    'expect(page.url()).toBe(before);',
    'await expect(links.nth(1)).toBeFocused();',
    'await links.nth(0).click();',
    'await expectOpen(0);',
    '// The page below it does not scroll along, and does again afterwards.',
    "const isHeld = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');",
    'expect(await isHeld()).toBe(true);',
    "await dialog.getByRole('button', { name: site.word('ui.next'), exact: true }).click();",
    'await expectOpen(1);',
    "await dialog.getByRole('button', { name: site.word('ui.close') }).click();",
    'await expect(dialog).toBeHidden();',
    'await expect(page).toHaveURL(before);',
    'await expect.poll(isHeld).toBe(false);',
    '// Closing it leaves no entry of the history behind.',
    'await page.goBack();',
    'await expect(page).not.toHaveURL(before);',
  ];
}

function stepLines(slots: Slots, view: ViewSteps): readonly string[] {
  return [
    ...listLines(slots, view),
    `await site.visit(${view.url});`,
    ...seenLines(slots, view),
    `const anchor = await ${view.items}.nth(1).getAttribute('id');`,
    "await site.visit('/');",
    `await site.visit(\`\${${view.url}}#\${encodeURIComponent(anchor ?? '')}\`);`,
    'await expectOpen(1);',
    "await page.keyboard.press('Escape');",
    'await expect(dialog).toBeHidden();',
    'await expect(page).not.toHaveURL(/#/);',
    '// Where a link leads into a list, its end may have come near, and the next items with it.',
    `await site.visit(${view.url});`,
    view.showAll('items.length'),
    `await ${view.items}.nth(0).getByRole('link').click();`,
    'await expectOpen(0);',
    "const [on, back] = (await page.locator('html').getAttribute('dir')) === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];",
    "await page.keyboard.press(back ?? '');",
    'await expectOpen(items.length - 1);',
    "await page.keyboard.press(on ?? '');",
    'await expectOpen(0);',
    "const box = await dialog.locator('img').boundingBox();",
    "if (box === null) throw new Error('The picture has no place');",
    'const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };',
    "const across = on === 'ArrowLeft' ? 90 : -90;",
    'await page.mouse.move(middle.x, middle.y);',
    'await page.mouse.down();',
    'await page.mouse.move(middle.x + across, middle.y + 5, { steps: 4 });',
    'await page.mouse.up();',
    'await expectOpen(1);',
    "await page.keyboard.press('Tab');",
    'expect(await dialog.evaluate((element) => element.contains(document.activeElement) || document.activeElement === document.body)).toBe(true);',
    "await page.keyboard.press('Escape');",
    'await expect(dialog).toBeHidden();',
    `await expect(${view.items}.nth(1).getByRole('link')).toBeFocused();`,
  ];
}
