import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isPlainClick } from './site-link.tsx';

/**
 * Leads to headings of the page by the router, which otherwise takes the browser's own step for a
 * way back and restores the place where the reader was.
 */
export function useHeadingLinks(): void {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const { target } = event;
      const link = target instanceof Element ? target.closest('main a[href^="#"]') : null;
      if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return;
      if (!isPlainClick(event)) return;
      event.preventDefault();
      void navigate({ pathname, search, hash: link.hash }, { state });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate, pathname, search, state]);
}
