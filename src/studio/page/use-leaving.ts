import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import type { StudioSite } from '../../core/studio/data.ts';
import { findMoved } from '../model/moved-page.ts';
import { pageAt } from '../model/page-at.ts';
import { type Selection, selectionAtom, shownAtom } from '../state/atoms.ts';
import { useStudio } from '../state/studio-context.ts';

/** How many of the pages that were shown are remembered. */
const MAX_VISITED = 50;

interface Visited {
  readonly path: string;
  readonly file: string;
}

/**
 * Goes after a page whose move was undone; goes back to what was shown before, once a page is gone: it was
 * removed, or its addition undone.
 */
export function useLeaving(site: StudioSite | undefined): void {
  const studio = useStudio();
  const { path } = useAtomValue(shownAtom);
  const visited = useRef<readonly Visited[]>([]);
  const before = useRef(site);
  const selected = useLastSelected();
  useEffect(() => {
    const known = before.current ?? site;
    before.current = site;
    if (site === undefined || known === undefined) return;
    const page = pageAt(site, path);
    const last = visited.current.at(-1);
    // A page whose text is no JSON at the moment has no route, and is still there.
    const left = visited.current.filter(({ file }) => site.pages.some((one) => one.file === file));
    const others = left.filter((other) => other.path !== path);
    visited.current =
      page === undefined ? left : [...others, { path, file: page.file }].slice(-MAX_VISITED);
    if (last === undefined || left.at(-1) === last) return;
    const moved = findMoved(last.file, known, site);
    if (moved !== undefined && selected.current?.file === last.file) {
      studio.follow({ file: moved.file, path: selected.current.path });
    }
    const isGone = page === undefined && last.path === path;
    if (isGone) studio.visit(moved?.example ?? left.at(-1)?.path ?? '/');
  }, [site, path, studio, selected]);
}

/** What was selected last: a file that is gone is selected no more before it is known what has become of it. */
function useLastSelected() {
  const selection = useAtomValue(selectionAtom);
  const last = useRef<Selection>(undefined);
  if (selection !== undefined) last.current = selection;
  return last;
}
