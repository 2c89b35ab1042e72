import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isPlainClick } from './site-link.tsx';

/**
 * Has the router follow links to headings of the page. A step by the browser itself would be one back for
 * the router, which would restore the scroll position of before.
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
