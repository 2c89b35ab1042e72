// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchStaleChunks } from '../../src/app/stale-chunk-recovery.ts';

const reload = vi.fn();
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/ferns?page=2');
  vi.spyOn(window.location, 'reload').mockImplementation(reload.mockReset());
  vi.stubGlobal('fetch', fetched.mockReset().mockResolvedValue(new Response(null)));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const send = (name: string) => void window.dispatchEvent(new Event(name));
const lose = () => send('vite:preloadError');

/** A tab that runs a release, and has lost a chunk of it. */
function openTab(release = 'one') {
  const recovery = watchStaleChunks(release);
  // Another tab, or test, may have left listeners that note the same.
  send('pageshow');
  lose();
  return recovery;
}

describe('a page that misses code', () => {
  test('is due to be loaded anew, and one that misses none is not', () => {
    const recovery = watchStaleChunks('one');
    expect(recovery.isDue()).toBe(false);
    lose();
    expect(recovery.isDue()).toBe(true);
  });

  test('is loaded anew once for its release and URL', async () => {
    const recovery = openTab();
    expect(await recovery.loadAnew()).toBe('loading');
    expect(reload).toHaveBeenCalledOnce();
    expect(openTab().isDue()).toBe(false);
    window.history.replaceState(null, '', '/ferns?page=3');
    expect(openTab().isDue()).toBe(true);
    expect(await openTab().loadAnew()).toBe('loading');
    window.history.replaceState(null, '', '/ferns?page=2');
    expect([openTab().isDue(), openTab('two').isDue()]).toEqual([false, true]);
  });

  test('is loaded anew once, however many of its parts miss code', async () => {
    const recovery = openTab();
    expect(await Promise.all([recovery.loadAnew(), recovery.loadAnew()])).toEqual([
      'loading',
      'loading',
    ]);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('asks the server first whether it is there, without the page itself', async () => {
    await openTab().loadAnew();
    expect(fetched).toHaveBeenCalledExactlyOnceWith(window.location.href, { method: 'HEAD' });
  });

  test('stays as it is where no server answers, and can be tried again', async () => {
    fetched.mockRejectedValue(new TypeError('offline'));
    const recovery = openTab();
    expect(await recovery.loadAnew()).toBe('unreachable');
    expect(reload).not.toHaveBeenCalled();
    expect(recovery.isDue()).toBe(true);
  });

  test.each([
    [500, 'refused'],
    [503, 'refused'],
    [499, 'loading'],
    [404, 'loading'],
  ])('is left as it is where the server itself fails: %i', async (status, outcome) => {
    fetched.mockResolvedValue(new Response(null, { status }));
    expect(await openTab().loadAnew()).toBe(outcome);
    expect(reload).toHaveBeenCalledTimes(outcome === 'loading' ? 1 : 0);
  });

  test('is left to the reader where storage is closed, since nobody could count', async () => {
    const closed = () => {
      throw new DOMException('closed', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: closed, setItem: closed });
    const recovery = openTab();
    expect(recovery.isDue()).toBe(false);
    expect(await recovery.loadAnew()).toBe('refused');
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a reader who leaves the page', () => {
  test.each(['beforeunload', 'pagehide'])('misses no code that comes no more: %s', (name) => {
    const recovery = watchStaleChunks('one');
    expect(recovery.isLeaving()).toBe(false);
    send(name);
    expect(recovery.isLeaving()).toBe(true);
    lose();
    expect(recovery.isDue()).toBe(false);
  });

  test.each(['pageshow', 'popstate', 'pointerdown', 'keydown'])('has stayed after %s', (name) => {
    const recovery = watchStaleChunks('one');
    send('beforeunload');
    send(name);
    expect(recovery.isLeaving()).toBe(false);
    lose();
    expect(recovery.isDue()).toBe(true);
  });

  test('has stayed though a part of the page keeps the press to itself', () => {
    const recovery = watchStaleChunks('one');
    send('beforeunload');
    const part = document.body.appendChild(document.createElement('button'));
    part.addEventListener('pointerdown', (event) => event.stopPropagation());
    part.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    part.remove();
    expect(recovery.isLeaving()).toBe(false);
  });

  test('had lost the code before that', () => {
    const recovery = openTab();
    send('beforeunload');
    lose();
    expect(recovery.isDue()).toBe(true);
  });
});
