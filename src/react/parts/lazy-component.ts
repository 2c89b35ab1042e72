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
 * A component that reacts to a reader, loaded when one is about to use it. Until then plain HTML stands in
 * its place, which works without scripts too.
 */
export interface LazyComponent<Props> {
  readonly Component: LazyExoticComponent<ComponentType<Props>>;
  /** Resolves when the component can be shown at once; a chunk that cannot be had is asked for again. */
  readonly load: () => Promise<unknown>;
  readonly preload: () => void;
}

/** Declares a component by the chunk that holds it. */
export function defineLazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const loadComponent = loadOnce(load);
  return {
    Component: lazy(async () => ({ default: await loadComponent() })),
    load: loadComponent,
    // A chunk that cannot be had fails again, and visibly, where the component is shown.
    preload: () => void loadComponent().catch(() => undefined),
  };
}

/** Whether a reader has shown the intent to use a component, and how that is noted. */
export function useIntent(preload: () => void): readonly [boolean, () => void] {
  const [intended, setIntended] = useState(false);
  const intend = useCallback(() => {
    preload();
    setIntended(true);
  }, [preload]);
  return [intended, intend];
}

/** Event handlers for the element that holds plain HTML until a component replaces it. */
export interface SwapHandlers {
  readonly onPointerEnter: () => void;
  readonly onPointerDown: () => void;
  readonly onPointerLeave: () => void;
  readonly onClick: () => void;
  readonly onFocus: () => void;
}

/**
 * Whether a component may take the place of its plain HTML: once a reader comes near it and its chunk is
 * there, but never between the press and the release of a click, which would be lost.
 */
export function useSwap(
  component: Pick<LazyComponent<unknown>, 'load'>,
): readonly [boolean, SwapHandlers] {
  const [swapped, setSwapped] = useState(false);
  const pressed = useRef(false);
  const ready = useRef(false);
  // In a transition the plain HTML, and the focus on it, stays until the component itself is there.
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
    void component.load().then(noteReady, () => undefined);
  }, [component, swap]);
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
