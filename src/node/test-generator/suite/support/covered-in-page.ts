/**
 * Runs in the page: the words, links and buttons of the first of some parts that something else covers once they are
 * scrolled to the middle of the window.
 */
export function findCovered(parts: readonly Element[]): readonly string[] {
  const MOST_PARTS = 3;
  const MOST_OF_EACH = 8;
  const ASIDES = '.visually-hidden, [role="status"], [data-read-on], option, audio, video';
  const PAINTED = 'img, svg, video, canvas, iframe, input, select, textarea';

  const isPaint = (color: string) =>
    color !== 'transparent' && !/^rgba\(.*, 0\)$|\/ 0\)$/.test(color);

  /** Whether an element has something of its own to show; a link that lies over a whole item has not. */
  function paints(element: Element): boolean {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    return element.matches(PAINTED) || backgroundImage !== 'none' || isPaint(backgroundColor);
  }

  /** Whether a box of which a part can be seen alone leaves out the place. */
  function isCutAway(element: Element, x: number, y: number): boolean {
    for (let box: Element | null = element; box !== null && box !== document.body; ) {
      const { overflow, display } = getComputedStyle(box);
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const isOutside = x < left || x > right || y < top || y > bottom;
      if (overflow !== 'visible' && display !== 'inline' && isOutside) return true;
      box = box.parentElement;
    }
    return false;
  }

  function lookAt(element: Element, rectOf: () => DOMRect | undefined, isPressed: boolean): string {
    // What opens over a page is scrolled by itself.
    if (element.closest('dialog, [role="dialog"]') !== null) {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    }
    const before = rectOf();
    if (before === undefined || before.width < 2 || before.height < 2) return '';
    const toMiddle = before.top + before.height / 2 - window.innerHeight / 2;
    window.scrollBy({ top: toMiddle, behavior: 'instant' });
    const { left = 0, top = 0, width = 0, height = 0 } = rectOf() ?? {};
    const [x, y] = [left + width / 2, top + height / 2];
    if (y < 0 || y > window.innerHeight || isCutAway(element, x, y)) return '';
    const hit = document.elementFromPoint(x, y);
    if (hit === null || hit.contains(element) || element.contains(hit)) return '';
    // A press on either leads to one page.
    const href = element.closest('a')?.href;
    if (isPressed && href !== undefined && href === hit.closest('a')?.href) return '';
    if (!isPressed && !paints(hit)) return '';
    const words = (element.textContent || element.getAttribute('aria-label')) ?? '';
    return `${words.trim().slice(0, 40)} by ${hit.localName}`;
  }

  const isSeen = (element: Element) =>
    element.closest(ASIDES) === null &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  function lookAtWords(part: Element): string[] {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    let count = 0;
    for (let node = texts.nextNode(); node !== null && count < MOST_OF_EACH; ) {
      const around = node.parentElement;
      const range = document.createRange();
      range.selectNodeContents(node);
      if (around !== null && node.textContent?.trim() && isSeen(around)) {
        count += 1;
        found.push(lookAt(around, () => range.getClientRects()[0], false));
      }
      node = texts.nextNode();
    }
    return found;
  }

  const top = window.scrollY;
  const covered = parts.slice(0, MOST_PARTS).flatMap((part) => [
    ...lookAtWords(part),
    ...[...part.querySelectorAll('a[href], button')]
      .filter(isSeen)
      .slice(0, MOST_OF_EACH)
      .map((pressed) => lookAt(pressed, () => pressed.getClientRects()[0], true)),
  ]);
  window.scrollTo({ top, behavior: 'instant' });
  return covered.filter(Boolean);
}
