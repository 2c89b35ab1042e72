import type { Page } from '@playwright/test';

/**
 * What keeps a reader from seeing where the focus is; empty where nothing does.
 *
 * @param isMarked whether all of it and a mark have to be seen, as wherever a reader can do something
 */
export async function findHiddenFocus(page: Page, isMarked: boolean): Promise<string[]> {
  return page.evaluate((marked) => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return ['lost'];
    const box = element.getBoundingClientRect();
    // The first line of a link that has several; between them is nobody's ground.
    const [line = box] = element.getClientRects();
    const seen = seenPart(element, line);
    const [x, y] = [(seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2];
    const there = document.elementFromPoint(x, y);
    const faults = {
      'out of sight': seen.right - seen.left < 1 || seen.bottom - seen.top < 1,
      'in sight in part': marked && box.height < window.innerHeight && isCut(element, box),
      covered: there === null || !(element.contains(there) || there.contains(element)),
      transparent: opacityOf(element) < 0.99,
      unmarked: marked && !isOutlined(element) && !isMarkedByFluent(element),
    };
    return Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [fault] : []));

    /** What the window and the boxes around an element let be seen of its rectangle. */
    function seenPart(of: Element, { left, top, right, bottom }: DOMRect) {
      const part = { left, top, right, bottom };
      const cut = (frame: { left: number; top: number; right: number; bottom: number }) => {
        part.left = Math.max(part.left, frame.left);
        part.top = Math.max(part.top, frame.top);
        part.right = Math.min(part.right, frame.right);
        part.bottom = Math.min(part.bottom, frame.bottom);
      };
      cut({ left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight });
      for (let frame = of.parentElement; frame !== null; frame = frame.parentElement) {
        // What the page itself hides is outside of the window.
        if (frame === document.body) break;
        const { overflowX, overflowY, position } = getComputedStyle(frame);
        if (overflowX !== 'visible' || overflowY !== 'visible') cut(frame.getBoundingClientRect());
        if (position === 'fixed') break;
      }
      return part;
    }

    function isCut(of: Element, rect: DOMRect): boolean {
      const { left, top, right, bottom } = seenPart(of, rect);
      return right - left < rect.width - 1 || bottom - top < rect.height - 1;
    }

    function opacityOf(of: Element): number {
      let opacity = 1;
      for (let part: Element | null = of; part !== null; part = part.parentElement) {
        opacity *= Number(getComputedStyle(part).opacity);
      }
      return opacity;
    }

    function isOutlined(of: Element): boolean {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(of);
      return isLine(outlineStyle, outlineWidth, outlineColor);
    }

    /** Fluent renders a ring of its own, and says by an attribute that it does. */
    function isMarkedByFluent(of: Element): boolean {
      if (!of.hasAttribute('data-fui-focus-visible')) return false;
      const ring = getComputedStyle(of, '::after');
      return (
        isLine(ring.borderTopStyle, ring.borderTopWidth, ring.borderTopColor) ||
        getComputedStyle(of).boxShadow !== 'none'
      );
    }

    function isLine(style: string, width: string, color: string): boolean {
      const isClear = color === 'transparent' || /, 0\)$/.test(color);
      return style !== 'none' && Number.parseFloat(width) > 0 && !isClear;
    }
  }, isMarked);
}
