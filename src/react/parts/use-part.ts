import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  startTransition,
  useCallback,
  useRef,
  useState,
} from 'react';
import { loadOnce } from '../state/load-once.ts';

/**
 * A part of the page that reacts, loaded when a reader is about to use it. Until then its place is
 * held by plain HTML, which is there without scripts too.
 */
export interface Part<Props> {
  readonly Component: LazyExoticComponent<ComponentType<Props>>;
  /** Resolves when the part can be shown at once; a chunk that cannot be had is asked for again. */
  readonly load: () => Promise<unknown>;
  readonly preload: () => void;
}

/** Declares a part by the chunk that holds it. */
export function definePart<Props>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  const loadPart = loadOnce(load);
  return {
    Component: lazy(async () => ({ default: await loadPart() })),
    load: loadPart,
    // A chunk that cannot be had fails again, and visibly, where the part is shown.
    preload: () => void loadPart().catch(() => undefined),
  };
}

/** Whether a reader has shown the intent to use a part, and how one is noted. */
export function useIntent(preload: () => void): readonly [boolean, () => void] {
  const [intended, setIntended] = useState(false);
  const intend = useCallback(() => {
    preload();
    setIntended(true);
  }, [preload]);
  return [intended, intend];
}

/** Event handlers for the element that holds plain HTML until a part replaces it. */
export interface SwapHandlers {
  readonly onPointerEnter: () => void;
  readonly onPointerDown: () => void;
  readonly onPointerLeave: () => void;
  readonly onClick: () => void;
  readonly onFocus: () => void;
}

/**
 * Whether a part may take the place of its plain HTML: once a reader comes near it and its chunk is
 * there, but never between the press and the release of a click, which would be lost.
 */
export function useSwap(part: Pick<Part<unknown>, 'load'>): readonly [boolean, SwapHandlers] {
  const [swapped, setSwapped] = useState(false);
  const pressed = useRef(false);
  const ready = useRef(false);
  // In a transition the plain HTML, and the focus on it, stays until the part itself is there.
  const swap = useCallback(() => startTransition(() => setSwapped(true)), []);
  const release = useCallback(() => {
    pressed.current = false;
    if (ready.current) swap();
  }, [swap]);
  const approach = useCallback(() => {
    const noteReady = () => {
      ready.current = true;
      if (!pressed.current) swap();
    };
    // Without the chunk the plain HTML goes on doing its work.
    void part.load().then(noteReady, () => undefined);
  }, [part, swap]);
  const press = useCallback(() => {
    pressed.current = true;
  }, []);
  return [
    swapped,
    {
      onPointerEnter: approach,
      onPointerDown: press,
      onPointerLeave: release,
      onClick: release,
      onFocus: approach,
    },
  ];
}
