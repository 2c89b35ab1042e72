import type { Locator, Page } from '@playwright/test';

/**
 * The texts of a part of a page that a box around them cuts off. Clamped ones are shortened by
 * design, as are those beside a button that opens them; those in a box that scrolls can be scrolled
 * to, and what lies beside a box altogether is a slide that waits for its turn.
 */
export async function findCutText(part: Locator): Promise<string[]> {
  return part.evaluate((root) => {
    const byDesign =
      '.visually-hidden, [data-clamp], [data-box]:has(+ [data-read-on]), noscript, script, style';

    function isCut(rect: DOMRect, element: Element): boolean {
      for (let box: Element | null = element; box !== null; box = box.parentElement) {
        const { overflowX, overflowY, display, position } = getComputedStyle(box);
        if (display === 'inline' || display === 'contents') continue;
        if ([overflowX, overflowY].some((value) => value === 'auto' || value === 'scroll')) {
          return false;
        }
        if (isCutBy(rect, box, overflowX !== 'visible', overflowY !== 'visible')) return true;
        if (position === 'fixed') return false;
      }
      return false;
    }

    function isCutBy(rect: DOMRect, box: Element, across: boolean, down: boolean): boolean {
      const { left, right, top, bottom } = box.getBoundingClientRect();
      if (across && (rect.right <= left || rect.left >= right)) return false;
      // Letters are lower than the box that a font gives them.
      const slack = rect.height / 4;
      return (
        (across && (rect.left < left - 1 || rect.right > right + 1)) ||
        (down && (rect.top < top - slack || rect.bottom > bottom + slack))
      );
    }

    const found = new Set<string>();
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const element = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (element === null || words === '' || element.closest(byDesign) !== null) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if ([...range.getClientRects()].some((rect) => isCut(rect, element))) found.add(words);
    }
    return [...found];
  });
}

/** How many pixels a page is wider than its window. */
export async function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - window.innerWidth);
}
