import { afterEach, beforeEach, vi } from 'vitest';
import { watchFurtherFonts } from '../../src/app/further-fonts.ts';
import { printCharacterSet, readCharacterSet } from '../../src/core/character-set.ts';
import { FURTHER_FONTS } from '../../src/core/subset-faces.ts';

const codesOf = (text: string) => [...text].map((letter) => letter.codePointAt(0) ?? 0);
export const setOf = (text: string) => printCharacterSet(codesOf(text));
const LETTERS = 'abcdefghijklmnopqrstuvwxyz éø';

const FACES = [
  { family: 'Serif', weight: 400, style: 'normal', characters: setOf(LETTERS) },
  { family: 'Han', weight: 400, style: 'normal', script: 'han' },
  { family: 'Han', weight: 700, style: 'normal', script: 'han' },
  { family: 'Serif', weight: 700, style: 'normal', characters: setOf(LETTERS) },
];

export const addFaces = vi.fn(async (_href: string) => true);
/** What watches a page goes on for as long as that is there, which is longer than a test. */
export const observers: MutationObserver[] = [];
export const listeners: (readonly [EventTarget, ...Parameters<EventTarget['addEventListener']>])[] =
  [];

/** What waits until it comes near the window, and how that is said of it. */
export const waiting = new Map<Element, () => void>();

/** Elements of the class "far" come near when a test says so, others at once. */
class LayoutlessObserver {
  readonly #notify: (entries: Partial<IntersectionObserverEntry>[]) => void;

  constructor(notify: (entries: Partial<IntersectionObserverEntry>[]) => void) {
    this.#notify = notify;
  }

  observe(target: Element) {
    const say = (isIntersecting: boolean) => this.#notify([{ target, isIntersecting }]);
    waiting.set(target, () => say(true));
    queueMicrotask(() => say(target.className !== 'far'));
  }

  unobserve(target: Element) {
    waiting.delete(target);
  }

  disconnect() {
    waiting.clear();
  }
}

/** Before each test of a file there is no page, and after it nothing watches one. */
export function watchEachByItself(): void {
  beforeEach(() => {
    document.head.innerHTML = '';
    vi.stubGlobal('addFaces', addFaces);
    vi.stubGlobal('IntersectionObserver', LayoutlessObserver);
    const { observe } = MutationObserver.prototype;
    vi.spyOn(MutationObserver.prototype, 'observe').mockImplementation(function note(
      this: MutationObserver,
      ...what
    ) {
      observers.push(this);
      observe.apply(this, what);
    });
    for (const target of [window, document.body]) {
      const listen: EventTarget['addEventListener'] = target.addEventListener.bind(target);
      vi.spyOn(target, 'addEventListener').mockImplementation(
        (...what: Parameters<EventTarget['addEventListener']>) => {
          listeners.push([target, ...what]);
          listen(...what);
        },
      );
    }
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    for (const observer of observers.splice(0)) observer.disconnect();
    for (const [target, ...what] of listeners.splice(0)) target.removeEventListener(...what);
    document.body.removeAttribute('style');
    document.body.innerHTML = '';
    addFaces.mockClear();
    waiting.clear();
  });
}

/** A page of a site whose fonts are subset, and whose stylesheets have some characters already. */
export async function open({ version = 'v1', first = {}, rest = '' as string, body = '' } = {}) {
  const meta = document.createElement('meta');
  meta.name = FURTHER_FONTS;
  const named = `/fonts/page.css?${new URLSearchParams(first)}`;
  meta.content = JSON.stringify({ version, faces: FACES, first: named, isInline: false, rest });
  document.head.append(meta);
  document.body.innerHTML = body;
  // A document without layout computes no number by itself.
  document.body.setAttribute('style', 'font-weight: 400; font-style: normal');
  watchFurtherFonts();
  await pause();
}

/** What was asked for, by the places of the faces. */
export const asked = () =>
  addFaces.mock.calls.map(([href]) => {
    const { pathname, searchParams } = new URL(href, 'http://site.example');
    const { v, ...faces } = Object.fromEntries(searchParams);
    const texts = Object.entries(faces).map(([face, set]) => [
      face,
      String.fromCodePoint(...(readCharacterSet(set) ?? [])),
    ]);
    return [pathname, v, Object.fromEntries(texts)];
  });
/** Of the requests from one on, the characters alone. */
export const askedSets = (from = 0) =>
  asked()
    .slice(from)
    .map(([, , faces]) => faces);
export const pause = () => new Promise((resolve) => setTimeout(resolve, 60));
