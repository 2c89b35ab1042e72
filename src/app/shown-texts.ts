import { LINE, PICTURE, widthOf } from '../core/subset-faces.ts';

/** A text, and the element that says how it is shown; the text of a picture is empty. */
export type ShownText = readonly [Element, string];

const UNSHOWN = 'script, style, noscript';

/** The texts and pictures below nodes, each once; those of a node in their order. */
export function textsOf(nodes: Iterable<Node>): ShownText[] {
  const seen = new Set<Node>();
  return [...nodes].flatMap((node) => [...textsBelow(node, seen)]);
}

function* textsBelow(root: Node, seen: Set<Node>): Iterable<ShownText> {
  if (!root.isConnected) return;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node: Node | null = root; node !== null; node = walker.nextNode()) {
    if (seen.has(node)) continue;
    seen.add(node);
    if (node instanceof HTMLInputElement) yield [node, `${node.value}${node.placeholder}`];
    else if (node instanceof HTMLImageElement) yield [node, ''];
    else if (node instanceof Text && node.data.trim() !== '') {
      const element = node.parentElement;
      if (element !== null && element.closest(UNSHOWN) === null) yield [element, node.data];
    }
  }
}

/**
 * As many of texts as a space of some ems holds, in their order: roughly what is in sight, before a page is laid
 * out. The server estimates a first screen in the same way.
 */
export function takeSpace(texts: readonly ShownText[], space: number): ShownText[] {
  const taken: ShownText[] = [];
  let left = space;
  for (const shown of texts) {
    if (left <= 0) break;
    if (isHidden(shown)) continue;
    left -= spaceOf(shown);
    taken.push(shown);
  }
  return taken;
}

/** Whether a text has no place on the page, as in what is folded. */
export function isHidden([element]: ShownText): boolean {
  return element.checkVisibility?.() === false;
}

/**
 * Whether a text stands in the window, or above; what is not laid out yet is far away.
 *
 * @param further windows further down that count as well
 */
export function isInSight([element]: ShownText, further = 0): boolean {
  return (
    element.checkVisibility?.({ contentVisibilityAuto: true }) !== false &&
    element.getBoundingClientRect().top < innerHeight * (1 + further)
  );
}

/** The ems that a text takes; those of lines that are cut off are not seen. */
function spaceOf([element, text]: ShownText): number {
  if (element instanceof HTMLImageElement) return PICTURE;
  const lines = Number(element.closest<HTMLElement>('[data-clamp]')?.dataset.clamp);
  const width = [...text].reduce((sum, letter) => sum + widthOf(letter.codePointAt(0) ?? 0), 0);
  return lines > 0 ? Math.min(width, lines * LINE) : width;
}
