// What stands here runs in the page: each function has all that it needs inside it.

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
