import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * After a navigation to another page the focus stands at its heading, where a page that the server
 * sends would begin: who listens hears where they are, and Tab goes on from there.
 *
 * @param mainId the area that takes the focus while the heading is on its way
 */
export function useArrival(mainId: string): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (hash !== '') return;
    const main = document.getElementById(mainId);
    const heading = main?.querySelector('h1');
    if (heading) heading.tabIndex = -1;
    (heading ?? main)?.focus({ preventScroll: true });
  }, [pathname, hash, mainId]);
}
