import { expect, type Page } from '@playwright/test';
import type { Language } from './facts.ts';
import { withoutScripts } from './list-controls.ts';

/** Expects that texts which are read on where they are cut stand whole for readers without scripts: nothing opens there. */
export async function expectWholeWithoutScripts(page: Page, language: Language): Promise<void> {
  const viewport = page.viewportSize() ?? { width: 1280, height: 900 };
  await withoutScripts({ page, language, viewport }, page.url(), async ({ main }) => {
    const buttons = main.locator('[data-read-on]');
    await expect(buttons.first()).toBeAttached();
    const cut = await buttons.evaluateAll(findCut);
    expect(cut, 'texts that are cut where nothing opens them').toEqual([]);
  });
}

/** Runs in the page: the texts beside buttons that are cut by more than the leading of their last line. */
function findCut(buttons: readonly Element[]): readonly string[] {
  return buttons
    .flatMap((button) => [
      ...(button.parentElement?.querySelectorAll('[data-box], [data-clamp]') ?? []),
    ])
    .filter((text) => {
      const line = Number.parseFloat(getComputedStyle(text).lineHeight) || 16;
      return text.scrollHeight - text.clientHeight > line / 2;
    })
    .map((text) => (text.textContent ?? '').slice(0, 60));
}
