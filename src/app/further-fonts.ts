import { printCharacterSet, readCharacterSet } from '../core/character-set.ts';
import {
  type CutScript,
  FURTHER_FONTS,
  FURTHER_SHEET,
  type FurtherFonts,
  facesOf,
  isOfScript,
  VERSION_KEY,
} from '../core/cut-faces.ts';

/** Milliseconds in which texts come together: a page is rendered in pieces. */
const PAUSE = 30;
/** More characters make a URL that servers on the way may refuse. */
const MOST_AT_ONCE = 1500;
const UNSHOWN = 'script, style, noscript';

/**
 * Asks the server for the characters of texts that come after the page: of the pages that follow, of
 * further items, of what is typed. Where it has none to give, the faces in reserve come into use.
 */
export function watchFurtherFonts(): void {
  const described = document.querySelector<HTMLMetaElement>(`meta[name="${FURTHER_FONTS}"]`);
  if (described === null) return;
  const fonts = JSON.parse(described.content) as FurtherFonts;
  const known = readKnown(fonts);
  const changed = new Set<Node>();
  let isDue = false;

  function ask(): void {
    isDue = false;
    const sets = fonts.faces.map(() => new Set<number>());
    for (const node of changed) collect(node, fonts, sets);
    changed.clear();
    const missing = sets.map((codes, index) => withoutKnown(codes, known[index] ?? new Set()));
    if (missing.some(({ size }) => size > 0)) askFor(missing, fonts.version);
  }

  function askSoon(): void {
    if (!isDue) setTimeout(ask, PAUSE);
    isDue = true;
  }

  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') changed.add(target);
      for (const node of addedNodes) changed.add(node);
    }
    if (changed.size > 0) askSoon();
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  // What is typed is no node of the document's.
  document.body.addEventListener('input', ({ target }) => {
    if (target instanceof Node) changed.add(target);
    askSoon();
  });
  // Scripts may have changed the page before this one.
  changed.add(document.body);
  ask();
}

/** Those that are not known yet; from now on they are. */
function withoutKnown(codes: ReadonlySet<number>, known: Set<number>): Set<number> {
  const others = new Set([...codes].filter((code) => !known.has(code)));
  for (const code of others) known.add(code);
  return others;
}

/** What the page's own stylesheets have of each face. */
function readKnown({ faces, rest }: FurtherFonts): Set<number>[] {
  const first = document.querySelector<HTMLLinkElement>('#page-fonts')?.href ?? '';
  const queries = [first, rest].map((href) => new URLSearchParams(href.split('?')[1]));
  return faces.map(
    (_, index) =>
      new Set(queries.flatMap((query) => readCharacterSet(query.get(String(index)) ?? '') ?? [])),
  );
}

function collect(node: Node, fonts: FurtherFonts, sets: readonly Set<number>[]): void {
  if (!node.isConnected) return;
  if (node instanceof HTMLInputElement) {
    addText(node, `${node.value}${node.placeholder}`, fonts, sets);
    return;
  }
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  for (let text: Node | null = node; text !== null; text = walker.nextNode()) {
    if (text instanceof Text && text.parentElement !== null) {
      addText(text.parentElement, text.data, fonts, sets);
    }
  }
  if (!(node instanceof Element)) return;
  for (const field of node.querySelectorAll('input')) collect(field, fonts, sets);
}

function addText(
  element: Element,
  text: string,
  { faces }: FurtherFonts,
  sets: readonly Set<number>[],
): void {
  const codes = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0);
  const own = codes.filter((code) => isCut(code, faces));
  if (own.length === 0 || element.closest(UNSHOWN) !== null) return;
  const { fontWeight, fontStyle } = getComputedStyle(element);
  const style = { weight: Number(fontWeight), isItalic: fontStyle !== 'normal' };
  for (const face of facesOf(faces, style)) {
    const set = sets[faces.indexOf(face)];
    for (const code of own) if (isOfScript(code, face.script)) set?.add(code);
  }
}

function isCut(code: number, faces: FurtherFonts['faces']): boolean {
  // Most characters are none of these.
  return (
    code >= 0x1100 && faces.some(({ script }: { script: CutScript }) => isOfScript(code, script))
  );
}

function askFor(missing: readonly ReadonlySet<number>[], version: string): void {
  // Nobody cuts any for a site of files.
  if (version === '') {
    bringReserve();
    return;
  }
  const total = missing.reduce((sum, { size }) => sum + size, 0);
  if (total > MOST_AT_ONCE) {
    const halves = [0, 1].map((half) =>
      missing.map((codes) => new Set([...codes].filter((_, index) => index % 2 === half))),
    );
    for (const half of halves) askFor(half, version);
    return;
  }
  const query = new URLSearchParams({ [VERSION_KEY]: version });
  missing.forEach((codes, index) => {
    if (codes.size > 0) query.set(String(index), printCharacterSet(codes));
  });
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `${FURTHER_SHEET}?${query}`;
  link.addEventListener('error', bringReserve, { once: true });
  document.head.append(link);
}

function bringReserve(): void {
  dispatchEvent(new Event('fonts-missing'));
}
