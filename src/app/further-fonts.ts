import { printCharacterSet, readCharacterSet } from '../core/character-set.ts';
import { EVENTS } from '../core/document-names.ts';
import {
  FURTHER_FONTS,
  FURTHER_SHEET,
  type FurtherFonts,
  facesOf,
  isOfScript,
  SCREEN,
  type StyledFace,
  VERSION_KEY,
} from '../core/subset-faces.ts';
import { type ShownText, splitAtScreen, textsOf } from './shown-texts.ts';
import { yieldToMain } from './yield-to-main.ts';

declare global {
  /** Brings the faces of a stylesheet into use, or those in reserve: `src/app/boot/apply-faces.js`. */
  function addFaces(href: string): Promise<void>;
}

/** Milliseconds between two requests: a page is rendered in pieces. */
const PAUSE = 30;
/** Milliseconds of a task in which texts are read. */
const MAX_TASK = 5;
/** More characters make a URL that servers on the way may refuse. */
const MAX_CHARACTERS = 1500;
const SPACE = 0x20;

/** A face, and which of its characters the page has. */
interface Face extends StyledFace {
  readonly hasSpace: boolean;
  /** Whether it has a character, or may have it. */
  readonly has: (code: number) => boolean;
  /** What has been asked for, by the page's own stylesheets or since. */
  readonly known: Set<number>;
  /** What texts show beside: on the first screen, and beyond. */
  readonly missing: Readonly<Record<Place, Set<number>>>;
}

/** Where a text stands: what is on the first screen is asked for first. */
type Place = 'first' | 'beyond';

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
  let next = 0;
  /** Until all that first screens were asked for is there. */
  let firstScreens: Promise<unknown> = Promise.resolve();

  /** @param space the ems of texts that are read at once */
  async function ask(space: number): Promise<void> {
    isDue = false;
    next = performance.now() + PAUSE;
    const read = createReader(faces);
    const { first, beyond } = splitAtScreen(textsOf(changed), space);
    changed.clear();
    for (const shown of first) read(shown, 'first');
    firstScreens = Promise.all([firstScreens, askForAll('first')]);
    await readInTasks(beyond, read);
    await firstScreensAreThere();
    await askForAll('beyond');
  }

  /** Also those that are asked for meanwhile. */
  async function firstScreensAreThere(): Promise<void> {
    const before = firstScreens;
    await before;
    if (firstScreens !== before) await firstScreensAreThere();
  }

  function askForAll(place: Place): Promise<void> {
    return askFor(
      faces.map((face) => takeMissing(face, place)),
      fonts.version,
    );
  }

  function askSoon(): void {
    if (isDue) return;
    isDue = true;
    const wait = next - performance.now();
    // A request is on its way while what has been added is laid out, which can take longer.
    if (wait > 0) setTimeout(ask, wait, SCREEN);
    else void ask(SCREEN);
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
  void ask(0);
}

/** The page's faces, with what its own stylesheets have of them. */
function readFaces({ faces, first, rest }: FurtherFonts): Face[] {
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
      missing: { first: new Set(), beyond: new Set() },
    };
  });
}

/** What is missing at a place; from now on it is known. The space comes with a face's first letters. */
function takeMissing({ known, missing, hasSpace }: Face, place: Place): ReadonlySet<number> {
  const taken = new Set([...missing[place]].filter((code) => !known.has(code)));
  if (taken.size > 0 && hasSpace && !known.has(SPACE)) taken.add(SPACE);
  for (const code of taken) known.add(code);
  missing[place].clear();
  return taken;
}

/** Notes what is missing of a text. */
type ReadText = (text: ShownText, place: Place) => void;

function createReader(faces: readonly Face[]): ReadText {
  const chosen = new Map<string, readonly Face[]>();
  return ([element, text], place) => {
    if (text === '' || !element.isConnected) return;
    const { fontWeight, fontStyle } = getComputedStyle(element);
    const style = { weight: Number(fontWeight), isItalic: fontStyle !== 'normal' };
    const key = `${fontWeight} ${style.isItalic}`;
    const some = chosen.get(key) ?? facesOf(faces, style);
    chosen.set(key, some);
    for (const face of some) for (const code of newIn(face, text)) face.missing[place].add(code);
  };
}

/** Reads texts in tasks that keep no gesture waiting. */
async function readInTasks(texts: readonly ShownText[], read: ReadText): Promise<void> {
  let begun = performance.now();
  for (const shown of texts) {
    if (performance.now() - begun > MAX_TASK) {
      await yieldToMain();
      begun = performance.now();
    }
    read(shown, 'beyond');
  }
}

/** The characters of a text that a face has, and the page has not. */
function newIn({ has, known }: Face, text: string): number[] {
  return [...text]
    .map((character) => character.codePointAt(0) ?? 0)
    .filter((code) => !known.has(code) && has(code));
}

async function askFor(missing: readonly ReadonlySet<number>[], version: string): Promise<void> {
  const total = missing.reduce((sum, { size }) => sum + size, 0);
  if (total === 0) return;
  // Nobody makes any for a site of files.
  if (version === '') {
    dispatchEvent(new Event(EVENTS.fontsMissing));
    return;
  }
  if (total > MAX_CHARACTERS) {
    const halves = [0, 1].map((half) =>
      missing.map((codes) => new Set([...codes].filter((_, index) => index % 2 === half))),
    );
    for (const half of halves) await askFor(half, version);
    return;
  }
  const query = new URLSearchParams({ [VERSION_KEY]: version });
  missing.forEach((codes, index) => {
    if (codes.size > 0) query.set(String(index), printCharacterSet(codes));
  });
  await addFaces(`${FURTHER_SHEET}?${query}`);
}
