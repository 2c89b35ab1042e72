import { expect, type Page } from '@playwright/test';

/** Expects that texts which are read on where they are cut stand whole for readers without scripts: nothing opens there. */
export async function expectWholeWithoutScripts(page: Page): Promise<void> {
  const context = page.context();
  const plain = await context.browser()?.newContext({
    javaScriptEnabled: false,
    viewport: page.viewportSize(),
    storageState: await context.storageState(),
  });
  if (plain === undefined) throw new Error('The browser is gone');
  try {
    const other = await plain.newPage();
    await other.goto(page.url());
    const buttons = other.locator('[data-read-on]');
    await expect(buttons.first()).toBeAttached();
    const cut = await buttons.evaluateAll(findCut);
    expect(cut, 'texts that are cut where nothing opens them').toEqual([]);
  } finally {
    await plain.close();
  }
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
