import { useEffect, useState } from 'react';
import type { InspectedPart } from '../../core/inspected-part.ts';
import type { StudioRevision } from '../../core/studio/data.ts';
import {
  type FromPage,
  isStudioMessage,
  shortcutOf,
  type ToPage,
} from '../../core/studio/page-messages.ts';
import { STUDIO_CHANGED } from '../../core/studio/studio-api.ts';
import type { SiteRuntime } from '../../react/site-runtime.ts';
import { FINDING_OVERLAY } from '../show-failure.ts';
import styles from './inspector.module.css';
import { allParts, nextPart } from './next-part.ts';
import { Outlines } from './outline.tsx';
import { isSamePart, type Traced, tracePart } from './trace.ts';
import { watchPage } from './watch-page.ts';

interface StudioPageProps {
  readonly runtime: SiteRuntime;
  /** The element that the outlines stand in. */
  readonly own: Element;
}

const NONE: readonly Element[] = [];

/** What a page does within the studio: it says what is pointed at, and marks what it is asked to. */
export function StudioPage({ runtime, own }: StudioPageProps) {
  const [isSelecting, setSelecting] = useState(true);
  const [pointed, setPointed] = useState(NONE);
  const [marked, setMarked] = useState(NONE);
  useEffect(() => {
    const trace = (element: Element) => tracePart(element, runtime);
    const answer = (message: ToPage) => {
      if (message.studio === 'select') setSelecting(message.isOn);
      if (message.studio === 'focus') focusPage();
      if (message.studio === 'mark') {
        const found = findElements(message.parts, trace);
        if (message.isFirst) found[0]?.scrollIntoView({ block: 'nearest' });
        setMarked(found);
      }
    };
    return listen(answer);
  }, [runtime]);
  useEffect(() => sayParts(runtime, own), [runtime, own]);
  useEffect(() => sayWhere(runtime), [runtime]);
  useEffect(() => watchShortcuts(), []);
  useEffect(() => passOnRevisions(), []);
  useEffect(() => {
    if (!isSelecting) return undefined;
    return watchParts({
      runtime,
      own,
      show: (traced) => setPointed(traced === undefined ? NONE : [traced.element]),
    });
  }, [runtime, own, isSelecting]);
  return (
    <div className={styles.inspector}>
      {/* What is wrong stands in the studio's own list, and the last good page stays in sight. */}
      <style>{`${FINDING_OVERLAY} { display: none; }`}</style>
      <Outlines elements={marked} look="marked" />
      {isSelecting && <Outlines elements={pointed} />}
    </div>
  );
}

interface Watched {
  readonly runtime: SiteRuntime;
  readonly own: Element;
  readonly show: (traced: Traced | undefined) => void;
}

/** Follows what is pointed at, and tells the studio of what was chosen. */
function watchParts({ runtime, own, show }: Watched): () => void {
  let current: Traced | undefined;
  const trace = (element: Element) =>
    own.contains(element) ? undefined : tracePart(element, runtime);
  const point = (traced: Traced | undefined) => {
    current = traced;
    show(traced);
    send({ studio: 'pointed', part: traced?.part });
  };
  const stop = watchPage({
    own,
    onPoint: (element) => point(trace(element)),
    onChoose: () => {
      if (current !== undefined) send({ studio: 'chosen', part: current.part });
    },
    onStep: (by) => {
      const next = nextPart(current, by, trace);
      next?.element.scrollIntoView({ block: 'nearest' });
      point(next);
    },
    onLeave: () => send({ studio: 'leave' }),
  });
  return () => {
    stop();
    show(undefined);
  };
}

/** Milliseconds without a further change of the page after which its parts are looked for. */
const QUIET = 250;

/** Says which parts the page has, and again when it has others. */
function sayParts(runtime: SiteRuntime, own: Element): () => void {
  const trace = (element: Element) =>
    own.contains(element) ? undefined : tracePart(element, runtime);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = () => send({ studio: 'parts', parts: withoutElements(allParts(trace)) });
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(say, QUIET);
  };
  const observer = new MutationObserver((changes) => {
    if (changes.some(({ target }) => !own.contains(target))) wait();
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  wait();
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

/** Says where the page is, at once and whenever it has gone elsewhere. */
function sayWhere({ store, language }: SiteRuntime): () => void {
  let before = '';
  const say = () => {
    const path = window.location.pathname + window.location.search;
    if (path === before) return;
    before = path;
    send({ studio: 'at', path, language: store.get(language) });
  };
  say();
  // The router changes the URL without an event that all browsers have.
  const timer = setInterval(say, 200);
  return () => clearInterval(timer);
}

function passOnRevisions(): () => void {
  const pass = ({ revision }: StudioRevision) => send({ studio: 'revision', revision });
  // Vite provides `import.meta.hot` only where it is written out in full.
  import.meta.hot?.on(STUDIO_CHANGED, pass);
  return () => import.meta.hot?.off(STUDIO_CHANGED, pass);
}

function watchShortcuts(): () => void {
  const answer = (event: KeyboardEvent) => {
    const name = shortcutOf(event);
    if (name === undefined) return;
    event.preventDefault();
    send({ studio: 'shortcut', name });
  };
  window.addEventListener('keydown', answer, { capture: true });
  return () => window.removeEventListener('keydown', answer, { capture: true });
}

/** Answers the studio alone: the window around the page, at the page's own origin. */
function listen(answer: (message: ToPage) => void): () => void {
  const receive = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || origin !== window.location.origin) return;
    if (isStudioMessage(data)) answer(data as ToPage);
  };
  window.addEventListener('message', receive);
  return () => window.removeEventListener('message', receive);
}

function send(message: FromPage): void {
  window.parent.postMessage(message, window.location.origin);
}

function focusPage(): void {
  window.focus();
  const { body } = document;
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
}

/** Where parts are shown; of a page that shows none of them no element is looked at. */
function findElements(
  parts: readonly InspectedPart[],
  trace: (element: Element) => Traced | undefined,
): readonly Element[] {
  if (parts.length === 0) return NONE;
  return allParts(trace).flatMap(({ part, element }) =>
    parts.some((wanted) => isSamePart(wanted, part)) ? [element] : [],
  );
}

/** Different parts, each once: a list shows the same slot once for each item. */
function withoutElements(all: readonly Traced[]): InspectedPart[] {
  const parts = new Map(all.map(({ part }) => [JSON.stringify(part), part]));
  return [...parts.values()];
}
