import { printCharacterSet, readCharacterSet } from '../core/character-set.ts';
import { EVENTS, IDS } from '../core/document-names.ts';
import {
  FURTHER_FONTS,
  FURTHER_SHEET,
  type FurtherFonts,
  facesOf,
  isOfScript,
  type StyledFace,
  VERSION_KEY,
} from '../core/subset-faces.ts';

declare global {
  /** Brings the faces of a stylesheet into use, or those in reserve: `src/app/boot/load-fonts.js`. */
  function addFaces(href: string): Promise<void>;
}

/** Milliseconds in which texts come together: a page is rendered in pieces. */
const PAUSE = 30;
/** More characters make a URL that servers on the way may refuse. */
const MAX_CHARACTERS = 1500;
const UNSHOWN = 'script, style, noscript';
const SPACE = 0x20;

/** A face, and which of its characters the page has. */
interface Face extends StyledFace {
  readonly hasSpace: boolean;
  /** Whether it has a character, or may have it. */
  readonly has: (code: number) => boolean;
  /** What has been asked for, by the page's own stylesheets or since. */
  readonly known: Set<number>;
}

/** Characters that texts show, by the face's place. */
type FaceSets = readonly Set<number>[];

/**
 * Asks the server for the characters of texts that come after the page: of the pages that follow, of
 * further items, of what is typed. Where it has none to give, the faces in reserve come into use.
 */
export function watchFurtherFonts(): void {
  const described = document.querySelector<HTMLMetaElement>(`meta[name="${FURTHER_FONTS}"]`);
  if (described === null) return;
  const fonts = JSON.parse(described.content) as FurtherFonts;
  const faces = readFaces(fonts);
  const changed = new Set<Node>();
  let isDue = false;

  function ask(): void {
    const sets: FaceSets = faces.map(() => new Set());
    isDue = false;
    for (const node of changed) collect(node, faces, sets);
    changed.clear();
    const missing = faces.map((face, index) => takeNew(face, sets[index] ?? []));
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

/** The page's faces, with what its own stylesheets have of them. */
function readFaces({ faces, rest }: FurtherFonts): Face[] {
  const first = document.querySelector<HTMLLinkElement>(`#${IDS.pageFonts}`)?.href ?? '';
  const queries = [first, rest].map((href) => new URLSearchParams(href.split('?')[1]));
  return faces.map(({ script, characters = '', ...style }, index) => {
    const letters = new Set(readCharacterSet(characters));
    const known = queries.flatMap(
      (query) => readCharacterSet(query.get(String(index)) ?? '') ?? [],
    );
    return {
      ...style,
      hasSpace: letters.has(SPACE),
      has:
        script === undefined
          ? // A space brings no face with it.
            (code) => code > SPACE && letters.has(code)
          : (code) => isOfScript(code, script),
      known: new Set(known),
    };
  });
}

/** Those that are not known yet; from now on they are. The space comes with a face's first letters. */
function takeNew({ known, hasSpace }: Face, codes: Iterable<number>): Set<number> {
  const others = new Set([...codes].filter((code) => !known.has(code)));
  if (others.size > 0 && hasSpace && !known.has(SPACE)) others.add(SPACE);
  for (const code of others) known.add(code);
  return others;
}

function collect(node: Node, faces: readonly Face[], sets: FaceSets): void {
  if (!node.isConnected) return;
  if (node instanceof HTMLInputElement) {
    addText(node, `${node.value}${node.placeholder}`, faces, sets);
    return;
  }
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  for (let text: Node | null = node; text !== null; text = walker.nextNode()) {
    if (text instanceof Text && text.parentElement !== null) {
      addText(text.parentElement, text.data, faces, sets);
    }
  }
  if (!(node instanceof Element)) return;
  for (const field of node.querySelectorAll('input')) collect(field, faces, sets);
}

function addText(element: Element, text: string, faces: readonly Face[], sets: FaceSets): void {
  if (text.trim() === '' || element.closest(UNSHOWN) !== null) return;
  const codes = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0);
  const { fontWeight, fontStyle } = getComputedStyle(element);
  const style = { weight: Number(fontWeight), isItalic: fontStyle !== 'normal' };
  for (const face of facesOf(faces, style)) {
    const set = sets[faces.indexOf(face)];
    for (const code of codes) if (face.has(code)) set?.add(code);
  }
}

function askFor(missing: readonly ReadonlySet<number>[], version: string): void {
  // Nobody makes any for a site of files.
  if (version === '') {
    bringReserve();
    return;
  }
  const total = missing.reduce((sum, { size }) => sum + size, 0);
  if (total > MAX_CHARACTERS) {
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
  void addFaces(`${FURTHER_SHEET}?${query}`);
}

function bringReserve(): void {
  dispatchEvent(new Event(EVENTS.fontsMissing));
}
