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

interface SplitTexts {
  readonly first: readonly ShownText[];
  readonly beyond: readonly ShownText[];
}

/**
 * As many of texts as a space of some ems holds, in their order, and the others. Where they stand is not known
 * before the page is laid out; the server estimates a first screen in the same way.
 */
export function splitAtScreen(texts: readonly ShownText[], space: number): SplitTexts {
  const first: ShownText[] = [];
  const beyond: ShownText[] = [];
  let left = space;
  for (const shown of texts) {
    const [element] = shown;
    if (left > 0 && element.checkVisibility?.() !== false) {
      left -= spaceOf(shown);
      first.push(shown);
    } else beyond.push(shown);
  }
  return { first, beyond };
}

/** The ems that a text takes; those of lines that are cut off are not seen. */
function spaceOf([element, text]: ShownText): number {
  if (element instanceof HTMLImageElement) return PICTURE;
  const lines = Number(element.closest<HTMLElement>('[data-clamp]')?.dataset.clamp);
  const width = [...text].reduce((sum, letter) => sum + widthOf(letter.codePointAt(0) ?? 0), 0);
  return lines > 0 ? Math.min(width, lines * LINE) : width;
}
