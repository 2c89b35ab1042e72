import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { shownAtom } from '../state/atoms.ts';

/** The parameter of the studio's own URL that holds the path of the page in the middle. */
const PARAMETER = 'at';

/** The path of the page that the studio's URL names: of this site, and nothing that leads elsewhere. */
export function readPageInUrl(search: string): string | undefined {
  const path = new URLSearchParams(search).get(PARAMETER);
  return path?.startsWith('/') && !path.startsWith('//') ? path : undefined;
}

/** Keeps the page that is shown in the studio's URL, so that loading the studio anew shows it again. */
export function usePageInUrl(): void {
  const { path } = useAtomValue(shownAtom);
  useEffect(() => {
    const url = new URL(window.location.href);
    if (url.searchParams.get(PARAMETER) === path) return;
    url.searchParams.set(PARAMETER, path);
    window.history.replaceState(window.history.state, '', url);
  }, [path]);
}
