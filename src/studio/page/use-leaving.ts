import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import type { StudioSite } from '../../core/studio/data.ts';
import { pageAt } from '../site/site-tree.tsx';
import { shownAtom } from '../state/atoms.ts';
import { useStudio } from '../state/studio-context.ts';

/** How many of the pages that were shown are remembered. */
const MAX_VISITED = 50;

interface Visited {
  readonly path: string;
  readonly file: string;
}

/** Goes back to what was shown before, once a page is gone: it was removed, or its addition undone. */
export function useLeaving(site: StudioSite): void {
  const studio = useStudio();
  const { path } = useAtomValue(shownAtom);
  const visited = useRef<readonly Visited[]>([]);
  useEffect(() => {
    const page = pageAt(site, path);
    const last = visited.current.at(-1);
    // A page whose text is no JSON at the moment has no route, and is still there.
    const left = visited.current.filter(({ file }) => site.pages.some((one) => one.file === file));
    const others = left.filter((other) => other.path !== path);
    visited.current =
      page === undefined ? left : [...others, { path, file: page.file }].slice(-MAX_VISITED);
    const isGone = page === undefined && last?.path === path && left.at(-1) !== last;
    if (isGone) studio.visit(left.at(-1)?.path ?? '/');
  }, [site, path, studio]);
}
