/** Where something stands, in pixels of the window. */
export interface Place {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** One line of a text as it stands on a page. */
export interface Line extends Place {
  readonly words: string;
  /** Which of the parts that were looked at it stands in, and which of its boxes. */
  readonly part: number;
  readonly box: number;
  /** The size of its letters. */
  readonly size: number;
  /** The level of the heading that it is of; 0 for other words. */
  readonly level: number;
  readonly isSlanted: boolean;
  /** Whether its text is set to begin elsewhere than at the start of the line. */
  readonly isAside: boolean;
  /** How far a box cuts it at its ends, and the share of its height that is seen. */
  readonly cutAcross: number;
  readonly shownDown: number;
  /** Whether it stands in what readers move to and fro. */
  readonly isMovable: boolean;
  /** The edges of the box with a border or a ground of its own that it stands in. */
  readonly edges: readonly [left: number, right: number];
  /** The boxes with a ground of their own that it stands on. */
  readonly grounds: readonly number[];
  /** The box that lies over the page, and lets nothing through, that it stands in; -1 for the page itself. */
  readonly layer: number;
}

/** A picture, or the icon beside words, as it stands on a page. */
export interface Shape extends Place {
  readonly name: string;
  readonly part: number;
  /** The box that words beside it share with it; none where these are no running text. */
  readonly box: number;
  readonly isIcon: boolean;
  readonly grounds: readonly number[];
}

export interface Measured {
  readonly lines: readonly Line[];
  readonly shapes: readonly Shape[];
  readonly width: number;
}

/**
 * Runs in the page: the lines and the pictures that are seen of its parts.
 *
 * It is longer than other functions since its text alone is sent to the page: what it calls is in it.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: see above
export function measure(parts: readonly Element[]): Measured {
  const MOST_PARTS = 12;
  const MOST_LINES = 1500;
  /** What of a font's height may be letters, in sizes of these. */
  const HIGHEST = 1.3;
  const ASIDES =
    '.visually-hidden, [role="status"], [data-read-on], option, rt, rp, audio, video, svg';
  const SLANTED = 'em, i, cite, dfn, var, address, blockquote, q, [data-italic="true"]'; // as <address> is
  const ALIGNED = 'button, td, th, caption, figcaption, nav, center, [align]';
  const start = getComputedStyle(document.documentElement).direction === 'rtl' ? 'right' : 'left';
  const boxes: Element[] = [];
  const known = new Map<Element, ReturnType<typeof look>>();
  const lines: Line[] = [];
  const shapes: Shape[] = [];

  const isClear = (color: string) =>
    color === 'transparent' || /^rgba\(.*, 0\)$|\/ 0\)$/.test(color);

  function isOpaque({ backgroundColor, backgroundImage }: CSSStyleDeclaration): boolean {
    const [, alpha = '1'] = /(?:^rgba\(.*, |\/ )([\d.]+)\)$/.exec(backgroundColor) ?? [];
    return backgroundImage !== 'none' || Number(alpha) > 0.9;
  }

  function groundBehind({ parentElement }: Element): string {
    if (parentElement === null) return '';
    const { backgroundColor } = getComputedStyle(parentElement);
    return isClear(backgroundColor) ? groundBehind(parentElement) : backgroundColor;
  }

  function boxOf(element: Element): Element {
    const isInline = /^(?:inline|contents|ruby.*)$/.test(getComputedStyle(element).display);
    const { parentElement } = element;
    return isInline && parentElement !== null ? boxOf(parentElement) : element;
  }

  function numberOf(box: Element): number {
    const place = boxes.indexOf(box);
    return place < 0 ? boxes.push(box) - 1 : place;
  }

  /** What holds for all that stands in an element: what cuts it, and what it stands on. */
  function look(element: Element) {
    const hidden = { left: -1e6, right: 1e6, top: -1e6, bottom: 1e6 };
    const seen = { ...hidden };
    const edges: [number, number] = [-1e6, 1e6];
    const grounds: number[] = [];
    let [isMovable, hasEdges] = [false, false];
    let isInside = true;
    let layer = -1;
    for (let box: Element | null = element; box !== null; box = box.parentElement) {
      if (box === document.body) break;
      const style = getComputedStyle(box);
      if (/^(?:inline|contents)$/.test(style.display)) continue;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const isCutting = (overflow: string) => /^(?:hidden|clip)$/.test(overflow);
      if (style.overflowX !== 'visible') {
        seen.left = Math.max(seen.left, left);
        seen.right = Math.min(seen.right, right);
        if (!isCutting(style.overflowX)) isMovable ||= box.scrollWidth > box.clientWidth + 1;
        else if (!isMovable) {
          hidden.left = Math.max(hidden.left, left);
          hidden.right = Math.min(hidden.right, right);
        }
      }
      if (style.overflowY !== 'visible') {
        seen.top = Math.max(seen.top, top);
        seen.bottom = Math.min(seen.bottom, bottom);
        if (isCutting(style.overflowY)) {
          hidden.top = Math.max(hidden.top, top);
          hidden.bottom = Math.min(hidden.bottom, bottom);
        }
      }
      const isPainted = !isClear(style.backgroundColor);
      const isOver = /^(?:absolute|fixed|sticky)$/.test(style.position);
      if (layer < 0 && isOver && isOpaque(style)) layer = numberOf(box);
      if (isInside && isPainted) grounds.push(numberOf(box));
      if (isInside && !hasEdges) {
        const isSetOff = isPainted && style.backgroundColor !== groundBehind(box);
        const has = (width: string, color: string) =>
          isSetOff || (width !== '0px' && !isClear(color));
        if (has(style.borderLeftWidth, style.borderLeftColor)) edges[0] = left;
        if (has(style.borderRightWidth, style.borderRightColor)) edges[1] = right;
        hasEdges = edges[0] > -1e6 || edges[1] < 1e6;
      }
      if (parts.includes(box)) isInside = false;
      // No box around it cuts what stands in the window.
      if (style.position === 'fixed') break;
    }
    return { hidden, seen, edges, isMovable, grounds, layer };
  }

  function lookAgain(element: Element) {
    const before = known.get(element);
    if (before !== undefined) return before;
    const found = look(element);
    known.set(element, found);
    return found;
  }

  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  /** The boxes of the words of a text, by lines; where spaces are as they are, those at an end have no letters. */
  function boxesOf(node: Node, whiteSpace: string): readonly DOMRect[] {
    const range = document.createRange();
    range.selectNodeContents(node);
    if (!whiteSpace.startsWith('pre') || whiteSpace === 'pre-line') {
      return [...range.getClientRects()];
    }
    return [...(node.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      return [...range.getClientRects()];
    });
  }

  function readText(node: Node, around: Element, part: number): void {
    const { hidden, seen, edges, isMovable, grounds, layer } = lookAgain(around);
    const { fontSize, fontStyle, textAlign, whiteSpace } = getComputedStyle(around);
    const isAtStart = ['start', '-webkit-auto', 'match-parent', start].includes(textAlign);
    const size = Number.parseFloat(fontSize);
    for (const rect of boxesOf(node, whiteSpace)) {
      const { left, right, width } = rect;
      if (width <= 1 || rect.height <= 1) continue;
      const [across, down] = [left + width / 2, rect.top + rect.height / 2];
      // Some fonts, as of Arabic, are far higher than their letters.
      const height = Math.min(rect.height, HIGHEST * size);
      const [top, bottom] = [down - height / 2, down + height / 2];
      if (across < seen.left || across > seen.right) continue;
      if (down < seen.top || down > seen.bottom) continue;
      const shown = Math.min(bottom, hidden.bottom) - Math.max(top, hidden.top);
      lines.push({
        words: (node.textContent ?? '').trim().slice(0, 30),
        part,
        box: numberOf(boxOf(around)),
        ...{ left, right, top, bottom, edges, isMovable, grounds, layer },
        size,
        level: Number(around.closest('h1, h2, h3, h4, h5, h6')?.localName.slice(1) ?? 0),
        isSlanted: fontStyle !== 'normal' && around.closest(SLANTED) === null,
        isAside: !isAtStart && around.closest(ALIGNED) === null,
        cutAcross: Math.max(hidden.left - left, right - hidden.right),
        // A box of its own height goes on below its last whole line.
        shownDown: around.closest('[data-box]') === null ? shown / height : 1,
      });
    }
  }

  function readShape(element: Element, part: number): void {
    // What the picture itself stands on may be no more than its place.
    const { seen, grounds } = lookAgain(element.parentElement ?? element);
    const rect = element.getBoundingClientRect();
    const isIcon = element.localName === 'svg';
    const least = isIcon ? 10 : 24;
    if (rect.width < least || rect.height < least || !isSeen(element)) return;
    const left = Math.max(rect.left, seen.left);
    const right = Math.min(rect.right, seen.right);
    const top = Math.max(rect.top, seen.top);
    const bottom = Math.min(rect.bottom, seen.bottom);
    if (left >= right || top >= bottom) return;
    const box = element.parentElement === null ? element : boxOf(element.parentElement);
    const isRunning = !/flex|grid/.test(getComputedStyle(box).display);
    shapes.push({
      name: element.getAttribute('src') ?? element.localName,
      ...{ part, left, right, top, bottom, isIcon, grounds },
      box: isRunning ? numberOf(box) : -1,
    });
  }

  for (const [place, part] of parts.slice(0, MOST_PARTS).entries()) {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const around = node.parentElement;
      if (around === null || !node.textContent?.trim() || lines.length > MOST_LINES) continue;
      if (around.closest(ASIDES) === null && isSeen(around)) readText(node, around, place);
    }
    for (const shape of [...part.querySelectorAll('img, svg')].slice(0, 100)) {
      readShape(shape, place);
    }
  }
  return { lines, shapes, width: document.documentElement.clientWidth };
}
