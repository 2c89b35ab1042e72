// What stands here runs in the page: each function has all that it needs inside it.

interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A line of words where it stands in the window, in pixels; as high as its letters are. */
export interface LineOfWords extends Edges {
  readonly words: string;
  /** What the boxes around it let be seen. */
  readonly frame: Edges;
  /** Whether readers move it along, or the manifest has it cut. */
  readonly mayBeCut: boolean;
  /** Of lines on other layers, one may cover the other: what is behind its words lets nothing through. */
  readonly layer: number;
}

/** The lines of all words of a part of the page that are rendered. */
export function readWords(root: Element): readonly LineOfWords[] {
  interface Around {
    readonly frame: Edges;
    readonly mayBeCut: boolean;
    readonly layer: number;
  }

  const all = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
  const known = new Map<Element, Around>();

  /** Letters are about four fifths of their size high, in the middle of what their font makes of a line. */
  const LETTERS = 0.4;

  function isOpaque(color: string): boolean {
    const [, alpha = '1'] = /(?:^rgba\(.*, |\/ )([\d.]+)\)$/.exec(color) ?? [];
    return Number(alpha) > 0.9;
  }

  function frameIn(frame: Edges, box: Element, style: CSSStyleDeclaration): Edges {
    if (style.position === 'fixed') return all;
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const cutsAcross = style.overflowX !== 'visible';
    const cutsDown = style.overflowY !== 'visible';
    return {
      left: cutsAcross ? Math.max(frame.left, left) : frame.left,
      right: cutsAcross ? Math.min(frame.right, right) : frame.right,
      top: cutsDown ? Math.max(frame.top, top) : frame.top,
      bottom: cutsDown ? Math.min(frame.bottom, bottom) : frame.bottom,
    };
  }

  function around(box: Element | null): Around {
    if (box === null || box === document.body || box === document.documentElement) {
      return { frame: all, mayBeCut: false, layer: 0 };
    }
    const before = known.get(box);
    if (before !== undefined) return before;
    const outer = around(box.parentElement);
    const style = getComputedStyle(box);
    const isBox = !/^(?:inline|contents)$/.test(style.display);
    const isMoved = /auto|scroll/.test(style.overflowX) && box.scrollWidth > box.clientWidth;
    const isShortened = style.webkitLineClamp !== 'none' || style.textOverflow !== 'clip';
    const isLayer =
      style.position !== 'static' &&
      (style.backgroundImage !== 'none' || isOpaque(style.backgroundColor));
    const own = {
      frame: isBox ? frameIn(outer.frame, box, style) : outer.frame,
      mayBeCut: outer.mayBeCut || isMoved || isShortened || box.matches('[data-clamp], [data-box]'),
      layer: isLayer ? known.size + 1 : outer.layer,
    };
    known.set(box, own);
    return own;
  }

  const lines: LineOfWords[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const words = (node.textContent ?? '').trim();
    const parent = node.parentElement;
    if (words === '' || parent === null) continue;
    const isSeen = parent.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!isSeen || parent.closest('svg, math, audio, video') !== null) continue;
    const half = Number.parseFloat(getComputedStyle(parent).fontSize) * LETTERS;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, right, top, height } of range.getClientRects()) {
      const middle = top + height / 2;
      const place = { left, right, top: middle - half, bottom: middle + half };
      if (right - left > 1) lines.push({ words: words.slice(0, 40), ...place, ...around(parent) });
    }
  }
  return lines;
}

/** Where the first of what is seen of a part of the page begins, and where the last of it ends, across the window. */
export function readSides(part: Element): readonly [left: number, right: number] {
  const range = document.createRange();
  const boxes: DOMRect[] = [];
  for (const element of part.querySelectorAll('*')) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (element.closest('.visually-hidden, [data-clamp]') !== null) continue;
    if (element.matches('img, video')) boxes.push(element.getBoundingClientRect());
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === '') continue;
      range.selectNodeContents(node);
      boxes.push(...range.getClientRects());
    }
  }
  const seen = boxes.filter(
    // What comes into sight with the focus stands above the window.
    ({ left, bottom, width, height }) => left >= 0 && bottom > 0 && width > 1 && height > 1,
  );
  return [Math.min(...seen.map(({ left }) => left)), Math.max(...seen.map(({ right }) => right))];
}

/**
 * What stands in the letters of another site: in fonts that none of the site's own are named before, or slanted where
 * a part of the page that is no running text has no words that are set off so; what is for those who listen and is
 * seen; and what has the bullets of a list in a menu.
 */
export function findOutOfStyle(root: Element): readonly string[] {
  const unquote = (family: string) => family.trim().replace(/^["']|["']$/g, '');
  const own = new Set([...document.fonts].map(({ family }) => unquote(family)));
  const nameOf = (element: Element) => {
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `${element.localName} “${words.trim().slice(0, 40)}”`;
  };
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const hasWords = (element: Element) =>
    element.matches('input:not([type="checkbox"], [type="radio"]), select, textarea') ||
    [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '',
    );
  const shown = [...root.querySelectorAll('*')].filter(
    (element) => hasWords(element) && isSeen(element),
  );
  const inOtherFonts = shown.filter(
    (element) =>
      own.size > 0 &&
      element.closest('code, pre, kbd, samp, svg, math, option') === null &&
      !getComputedStyle(element)
        .fontFamily.split(',')
        .map(unquote)
        .some((name) => own.has(name)),
  );
  const SET_OFF = 'em, i, cite, dfn, var, [data-italic="true"], [data-italic="true"] *';
  const slanted = shown.filter(
    (element) =>
      element.closest('h1, h2, h3, nav, header, footer, button, label') !== null &&
      element.closest(SET_OFF) === null &&
      getComputedStyle(element).fontStyle !== 'normal',
  );
  const unhidden = [...root.querySelectorAll('.visually-hidden:not(:focus)')].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return isSeen(element) && width > 2 && height > 2;
  });
  const marked = [...root.querySelectorAll(':is(header, nav, footer, dialog) li')].filter(
    (element) => isSeen(element) && getComputedStyle(element).listStyleType !== 'none',
  );
  return [
    ...inOtherFonts.map((element) => `${nameOf(element)}: in fonts of no site`),
    ...slanted.map((element) => `${nameOf(element)}: slanted`),
    ...unhidden.map((element) => `${nameOf(element)}: seen, though for those who listen`),
    ...marked.map((element) => `${nameOf(element)}: with a bullet`),
  ];
}
