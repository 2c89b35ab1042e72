import { expect, type JSHandle, type Locator } from '@playwright/test';

/**
 * Expects that all words of some parts of a page are printed, also those that stand folded, cut or out of
 * the window on screen: paper has nothing that opens them.
 */
export async function expectPrinted(parts: Locator): Promise<void> {
  const page = parts.page();
  await expect(parts.first()).toBeVisible();
  const all: JSHandle<readonly Node[]>[] = [];
  for (const part of await parts.all()) all.push(await part.evaluateHandle(findTexts));
  await page.emulateMedia({ media: 'print' });
  try {
    const unprinted = async () =>
      (await Promise.all(all.map((texts) => texts.evaluate(findUnprinted)))).flat();
    await expect.poll(unprinted, 'what is not printed, or cut').toEqual([]);
  } finally {
    await page.emulateMedia({ media: null });
  }
}

// The functions below run in the page: each has all that it needs inside it.

/** The texts of a part that readers see on screen, or can unfold there. */
function findTexts(part: Element): readonly Node[] {
  const OTHERS =
    'button, nav, dialog, [popover], [hidden], [role="status"], [aria-hidden="true"], .visually-hidden, audio, video, style, script';
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const found: Node[] = [];
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const around = node.parentElement;
    if (around === null || node.textContent?.trim() === '' || around.closest(OTHERS) !== null) {
      continue;
    }
    const isFolded = around.closest('details:not([open])') !== null;
    if (isFolded || around.checkVisibility({ visibilityProperty: true })) found.push(node);
  }
  return found;
}

/** The words of those texts that are not rendered, or that a box around them or the page cuts. */
function findUnprinted(texts: readonly Node[]): string[] {
  function isBeside({ left, width }: DOMRect): boolean {
    const across = left + width / 2;
    return across < 0 || across > document.documentElement.clientWidth;
  }

  function isCut(text: Node): boolean {
    const range = document.createRange();
    range.selectNodeContents(text);
    // A text that is cut where it cannot be read on leads to a page that has the rest.
    const clamp = text.parentElement?.closest('[data-clamp]');
    const isWhole = !clamp || clamp.closest('[data-cut]') !== null;
    const lines = [...range.getClientRects()].slice(0, isWhole ? undefined : 1);
    for (let box = text.parentElement; box !== null; box = box.parentElement) {
      const { display, overflowX, overflowY } = getComputedStyle(box);
      // What is moved off the page is on no paper either.
      if (box === document.body) return lines.some(isBeside);
      if (/^(?:inline|contents)$/.test(display)) continue;
      const { top, right, bottom, left } = box.getBoundingClientRect();
      const isOutside = lines.some((line) => {
        const across = line.left + line.width / 2;
        const down = line.top + line.height / 2;
        return (
          (overflowX !== 'visible' && (across < left || across > right)) ||
          (overflowY !== 'visible' && (down < top || down > bottom))
        );
      });
      if (isOutside) return true;
    }
    return false;
  }
  return texts
    .filter(
      (text) =>
        text.parentElement?.checkVisibility({
          opacityProperty: true,
          visibilityProperty: true,
        }) !== true || isCut(text),
    )
    .map((text) => text.textContent?.trim() ?? '');
}
