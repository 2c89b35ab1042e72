import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from './facts.ts';
import { withoutScripts } from './list-controls.ts';

/** Expects that texts which are read on where they are cut stand whole for readers without scripts: nothing opens there. */
export async function expectWholeWithoutScripts(page: Page, language: Language): Promise<void> {
  const viewport = page.viewportSize() ?? { width: 1280, height: 900 };
  await withoutScripts({ page, language, viewport }, page.url(), async ({ main }) => {
    const buttons = main.locator('[data-read-on]');
    await expect(buttons.first()).toBeAttached();
    const cut = await cutTexts(buttons.locator('xpath=..'));
    expect(cut, 'texts that are cut where nothing opens them').toEqual([]);
  });
}

/**
 * The beginnings of texts that are cut in some boxes. What is out of a box by less than half a line is the leading of
 * its last one, or of other letters.
 */
export async function cutTexts(boxes: Locator): Promise<readonly string[]> {
  return boxes.evaluateAll((all) =>
    all
      .flatMap((box) => [...box.querySelectorAll('[data-box], [data-clamp]')])
      .filter((text) => {
        const line = Number.parseFloat(getComputedStyle(text).lineHeight) || 16;
        return text.scrollHeight - text.clientHeight > line / 2;
      })
      .map((text) => (text.textContent ?? '').slice(0, 60)),
  );
}
