import { printCharacterSet } from '../core/character-set.ts';
import { EVENTS } from '../core/document-names.ts';
import {
  FURTHER_FONTS,
  FURTHER_SHEET,
  type FurtherFonts,
  VERSION_KEY,
} from '../core/subset-faces.ts';
import { NEAR, watchApproach } from './approaching-texts.ts';
import {
  addMissing,
  createReader,
  forgetTaken,
  type Missing,
  type ReadText,
  readFaces,
  takeMissing,
} from './further-faces.ts';
import { isHidden, isInSight, type ShownText, takeSpace, textsOf } from './shown-texts.ts';
import { yieldToMain } from './yield-to-main.ts';

declare global {
  /**
   * Brings the faces of a stylesheet into use, or those in reserve: `src/app/boot/apply-faces.js`.
   * @returns whether the stylesheet came
   */
  function addFaces(href: string): Promise<boolean>;
}

/** Milliseconds in which texts come together, and are laid out: a page is rendered in pieces. */
const PAUSE = 30;
/** Milliseconds of a task in which texts are read. */
const MAX_TASK = 5;
/** Ems of what is added that are asked for at once: less than a phone's first screen has below its header. */
export const AHEAD = 250;
/** More characters make a URL that servers on the way may refuse. */
const MAX_CHARACTERS = 1500;
/** Attributes that change which text a field shows, or in which weight one is set. */
const RESTYLING = ['aria-current', 'aria-selected', 'class', 'placeholder', 'value'];

/**
 * Asks the server for the characters of texts that come after the page: of the pages that follow, of
 * further items, of what is typed. What is further down is asked for as it comes near. Where the
 * server has none to give, the faces in reserve come into use.
 */
export function watchFurtherFonts(): void {
  const described = document.querySelector<HTMLMetaElement>(`meta[name="${FURTHER_FONTS}"]`);
  if (described === null) return;
  const fonts = JSON.parse(described.content) as FurtherFonts;
  const faces = readFaces(fonts);
  const read = createReader(faces);
  const changed = new Set<Node>();
  let isDue = false;
  let next = 0;
  /** Until what was asked for of texts in sight is there. */
  let seenFaces: Promise<unknown> = Promise.resolve();

  const watch = watchApproach(async (elements) => {
    const missing: Missing = new Map();
    await inTasks(textsOf(elements), (shown) => addMissing(missing, read(shown)));
    await request(missing);
  });

  /** @param space the ems of texts that are asked for ahead of their layout, which can take longer */
  async function ask(space: number): Promise<void> {
    isDue = false;
    next = performance.now() + PAUSE;
    const texts = textsOf(changed);
    changed.clear();
    requestSeen(readAtOnce(takeSpace(texts, space), read));
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    // What stands in sight after all, in the style that it has by now.
    const { seen, following, beyond } = await readMissing(texts, read);
    requestSeen(seen);
    await seenFaces;
    watch(beyond);
    await request(following);
  }

  function requestSeen(seen: Missing): void {
    seenFaces = Promise.allSettled([seenFaces, request(seen)]);
  }

  async function request(missing: Missing): Promise<void> {
    const taken = takeMissing(missing, faces);
    const hasCome = await askFor(taken, fonts.version);
    // The faces in reserve could not come either: all is asked for again once there is a network.
    if (!hasCome && !navigator.onLine) forgetTaken(taken, faces);
  }

  function askSoon(space: number): void {
    if (isDue) return;
    isDue = true;
    const wait = next - performance.now();
    if (wait > 0) setTimeout(ask, wait, space);
    else void ask(space);
  }

  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type !== 'childList') changed.add(target);
      for (const node of addedNodes) changed.add(node);
    }
    const isRestyled = records.every(({ type }) => type === 'attributes');
    if (changed.size > 0) askSoon(isRestyled ? 0 : AHEAD);
  });
  observer.observe(document.body, {
    childList: true,
    characterData: true,
    attributeFilter: RESTYLING,
    subtree: true,
  });
  // What is typed is no node of the document's.
  document.body.addEventListener('input', ({ target }) => {
    if (target instanceof Node) changed.add(target);
    askSoon(AHEAD);
  });
  window.addEventListener('online', () => {
    changed.add(document.body);
    askSoon(0);
  });
  // Scripts may have changed the page before this one.
  changed.add(document.body);
  void ask(0);
}

function readAtOnce(texts: readonly ShownText[], read: ReadText): Missing {
  const missing: Missing = new Map();
  for (const shown of texts) addMissing(missing, read(shown));
  return missing;
}

/** What texts of a page miss, by where they stand. */
interface MissingTexts {
  readonly seen: Missing;
  /** What a gesture shows next: what is folded, and what follows below the window. */
  readonly following: Missing;
  readonly beyond: readonly Element[];
}

async function readMissing(texts: readonly ShownText[], read: ReadText): Promise<MissingTexts> {
  const seen: Missing = new Map();
  const following: Missing = new Map();
  const beyond: Element[] = [];
  await inTasks(texts, (shown) => {
    const missing = read(shown);
    if (missing.size === 0) return;
    if (isHidden(shown)) addMissing(following, missing);
    else if (isInSight(shown)) addMissing(seen, missing);
    else if (isInSight(shown, NEAR)) addMissing(following, missing);
    else beyond.push(shown[0]);
  });
  return { seen, following, beyond };
}

/** Reads texts in tasks that keep no gesture waiting. */
async function inTasks(
  texts: readonly ShownText[],
  readOne: (shown: ShownText) => void,
): Promise<void> {
  let begun = performance.now();
  for (const shown of texts) {
    if (performance.now() - begun > MAX_TASK) {
      await yieldToMain();
      begun = performance.now();
    }
    readOne(shown);
  }
}

/** @returns whether all of it has come */
async function askFor(missing: readonly ReadonlySet<number>[], version: string): Promise<boolean> {
  const total = missing.reduce((sum, { size }) => sum + size, 0);
  if (total === 0) return true;
  // Nobody makes any for a site of files.
  if (version === '') {
    dispatchEvent(new Event(EVENTS.fontsMissing));
    return true;
  }
  if (total > MAX_CHARACTERS) {
    const halves = [0, 1].map((half) =>
      missing.map((codes) => new Set([...codes].filter((_, index) => index % 2 === half))),
    );
    let hasCome = true;
    for (const half of halves) hasCome = (await askFor(half, version)) && hasCome;
    return hasCome;
  }
  const query = new URLSearchParams({ [VERSION_KEY]: version });
  missing.forEach((codes, index) => {
    if (codes.size > 0) query.set(String(index), printCharacterSet(codes));
  });
  return addFaces(`${FURTHER_SHEET}?${query}`);
}
