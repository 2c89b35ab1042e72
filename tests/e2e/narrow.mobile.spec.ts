import { expect, inEachLanguage, test } from './support/test.ts';
import { headerNames } from './support/texts.ts';

test.use({ viewport: { width: 320, height: 568 } });

inEachLanguage((language) => {
  test('the name in the language of the page fits the header of a small phone', async ({
    page,
    visit,
  }) => {
    await visit('/');
    const name = headerNames()[language === 'zh' ? 0 : 1] ?? '';
    const box = await page.getByRole('banner').getByText(name).boundingBox();
    const bar = await page.getByRole('banner').boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(bar?.y ?? 0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(57);
    expect(bar?.height).toBeLessThanOrEqual(57);
  });

  test('the buttons of the carousel stand clear of the heading above', async ({
    page,
    visit,
    text,
  }) => {
    await visit('/');
    const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first();
    // Up to the end of its last line: what the letters of a font may reach is more than a line.
    const words = await heading.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const last = [...range.getClientRects()].at(-1) ?? new DOMRect();
      const line = Number.parseFloat(getComputedStyle(element).lineHeight);
      return (last.top + last.bottom + line) / 2 + window.scrollY;
    });
    const next = await page.getByRole('button', { name: text('ui.next') }).boundingBox();
    expect(next?.y).toBeGreaterThanOrEqual(Math.floor(words));
  });

  test('no word of a text that is cut after some lines loses its end', async ({ page, visit }) => {
    await visit('/');
    const wide = await page
      .locator('main [data-clamp]')
      .evaluateAll((texts) =>
        texts.flatMap(({ scrollWidth, clientWidth, textContent }) =>
          scrollWidth > clientWidth ? [textContent] : [],
        ),
      );
    expect(wide).toEqual([]);
  });
});
