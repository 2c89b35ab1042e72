import { act } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { useIsMobile } from '../../../src/react/index.ts';
import { siteAround } from '../../renderers/show.tsx';
import { readOnPage } from '../read-on-page.tsx';
import { runSite } from '../state/run-site.ts';

/** The site's `md`, up to which a window is a phone's. */
const MD = 1024;

const { innerWidth } = window;
afterEach(() => {
  window.innerWidth = innerWidth;
  vi.restoreAllMocks();
});

const isMobileAt = (width: number) => {
  window.innerWidth = width;
  return readOnPage(useIsMobile, runSite({}), { at: '/' }).read();
};

test('a window is a phone’s up to the breakpoint of the site', () => {
  expect([MD - 1, MD, MD + 1].map(isMobileAt)).toEqual([true, true, false]);
});

test('a window that is made narrower becomes one, until the page is gone', () => {
  let isNarrow = false;
  const list = new EventTarget();
  const matchMedia = vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.defineProperties(list as MediaQueryList, {
      media: { value: media, configurable: true },
      matches: { get: () => isNarrow, configurable: true },
    }),
  );
  const { read, unmount } = readOnPage(useIsMobile, runSite({}), { at: '/' });
  expect(read()).toBe(false);
  isNarrow = true;
  act(() => void list.dispatchEvent(new Event('change')));
  expect(read()).toBe(true);
  expect(new Set(matchMedia.mock.calls.flat())).toEqual(new Set([`(max-width: ${MD}px)`]));
  const stop = vi.spyOn(list, 'removeEventListener');
  unmount();
  expect(stop).toHaveBeenCalledOnce();
});

test('the server’s HTML is that of a wide window', () => {
  window.innerWidth = MD;
  function Page() {
    return <p>{String(useIsMobile())}</p>;
  }
  expect(renderToString(siteAround(<Page />))).toContain('false');
});
