import { type ComponentType, type LazyExoticComponent, lazy, useCallback, useState } from 'react';

/**
 * A part of the page that reacts, loaded when a reader is about to use it. Until then its place is
 * held by plain HTML, which is there without scripts too.
 */
export interface Part<Props> {
  readonly Component: LazyExoticComponent<ComponentType<Props>>;
  readonly preload: () => void;
}

/** Declares a part by the chunk that holds it. */
export function definePart<Props>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  const loadOnce = once(load);
  return {
    Component: lazy(async () => ({ default: await loadOnce() })),
    // A chunk that cannot be had fails again, and visibly, where the part is shown.
    preload: () => void loadOnce().catch(() => undefined),
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

function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let running: Promise<Value> | undefined;
  return () => {
    running ??= load().catch((error: unknown) => {
      running = undefined;
      throw error;
    });
    return running;
  };
}
