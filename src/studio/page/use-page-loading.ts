import { type RefObject, useEffect, useRef, useState } from 'react';
import { IDS } from '../../core/document-names.ts';
import type { Target } from './use-target.ts';

/** Milliseconds after which a page that shows nothing is shown all the same: it may have failed. */
const TIMEOUT = 8000;
/** Milliseconds between two looks at a page that is on its way. */
const INTERVAL = 60;

/**
 * Whether the page in the frame is on its way: from when it is sent elsewhere, or loads anew by itself, until
 * it shows something.
 */
export function usePageLoading(
  frame: RefObject<HTMLIFrameElement | null>,
  target: Target,
): boolean {
  const [isLoading, setLoading] = useState(true);
  // It goes on being shown until the next one is there.
  const left = useRef<Document>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each target is another page
  useEffect(() => {
    left.current = frame.current?.contentDocument ?? undefined;
    setLoading(true);
  }, [frame, target]);
  useEffect(() => {
    const { current } = frame;
    if (current === null) return undefined;
    const leave = () => {
      left.current = current.contentDocument ?? undefined;
      setLoading(true);
    };
    const arrive = () => current.contentWindow?.addEventListener('pagehide', leave);
    current.addEventListener('load', arrive);
    return () => current.removeEventListener('load', arrive);
  }, [frame]);
  useEffect(() => {
    if (!isLoading) return undefined;
    const start = performance.now();
    const look = () => {
      const document = frame.current?.contentDocument ?? undefined;
      const isShown = document !== left.current && showsAnything(document);
      if (isShown || performance.now() - start > TIMEOUT) setLoading(false);
    };
    const timer = setInterval(look, INTERVAL);
    return () => clearInterval(timer);
  }, [frame, isLoading]);
  return isLoading;
}

/** Whether anything of a page is seen; of one that has rendered nothing yet the browser need not lay out what there is. */
function showsAnything(document: Document | undefined): boolean {
  const root = document?.getElementById(IDS.root);
  if (root?.textContent.trim() === '') return false;
  return (document?.body?.innerText.trim() ?? '') !== '';
}
