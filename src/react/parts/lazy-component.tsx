import {
  type ComponentType,
  lazy,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { askServer } from '../state/ask-server.ts';
import { loadOnce } from '../state/load-once.ts';
import { RetryContext, Unreachable } from './unreachable.tsx';

/**
 * A component that reacts to a reader, loaded when one is about to use it. Until then plain HTML stands in
 * its place, which works without scripts too.
 */
export interface LazyComponent<Props> {
  /**
   * It suspends until its chunk is there. Without a network a notice stands in its place, which asks for the
   * chunk again; a chunk that the server has no more is an error of the page.
   */
  readonly Component: ComponentType<Props>;
  /** Resolves when the component can be shown at once; a chunk that cannot be had is asked for again. */
  readonly load: () => Promise<unknown>;
  readonly preload: () => void;
}

/** Declares a component by the chunk that holds it. */
export function defineLazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const loadComponent = loadOnce(load);
  // React asks for a lazy component once, so that each further attempt has one of its own.
  const attempt = () =>
    lazy(async (): Promise<{ default: ComponentType<{ readonly own: Props }> }> => {
      try {
        const Loaded = await loadComponent();
        return { default: ({ own }) => <Loaded {...own} /> };
      } catch (error) {
        if ((await askServer()) !== undefined) throw error;
        return { default: Lost };
      }
    });
  let latest = attempt();
  function Lost() {
    // Who comes later asks again. Not sooner: React renders a component that waits anew, which takes the latest.
    useEffect(() => {
      latest = attempt();
    }, []);
    return <Unreachable />;
  }
  function Component(props: Props) {
    const [Attempt, setAttempt] = useState(() => latest);
    const retry = useCallback(() => setAttempt(() => latest), []);
    return (
      <RetryContext value={retry}>
        <Attempt own={props} />
      </RetryContext>
    );
  }
  return {
    Component,
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
