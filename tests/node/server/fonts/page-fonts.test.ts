import { describe, expect, test, vi } from 'vitest';
import { printCharacterSet } from '../../../../src/core/character-set.ts';
import { open, urlsIn, WITH_ALL_LETTERS } from './small-page-fonts.ts';

const LONG = Array.from({ length: 450 }, (_, index) => String.fromCodePoint(0x4e00 + index));

describe('the links of a page', () => {
  test('ask for its first screen’s characters, and name the rest', async () => {
    const { ask, print } = open();
    const links = print(`<h1>湖</h1><p>${LONG.join('')}</p>`);
    const [first, rest, ...others] = urlsIn(links);
    expect(others).toEqual([]);
    const answer = await ask(first ?? '');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('Content-Type')).toBe('text/css; charset=utf-8');
    expect(await answer.text()).toBe(
      `@font-face{/* 0: ${LONG.slice(0, 429).join('')},1: 湖,2:  x */}`,
    );
    expect(await (await ask(rest ?? '')).text()).toContain(LONG.slice(429).join(''));
  });

  test('ask for the files of faces that the first screen shows, and for no other', () => {
    const { print } = open();
    expect(print('<p>plain</p>')).not.toContain('as="font"');
    expect(print('<p>with <em>italics</em></p>')).toMatch(
      /<link rel="preload" as="font" type="font\/woff2" crossorigin href="\/assets\/italic.woff2"/,
    );
  });

  test('ask for all of a page’s letters of several widths at once', async () => {
    const { ask, print } = open();
    const [first = ''] = urlsIn(print(`<p>${LONG.join('')}</p><p>é</p>`));
    expect(await (await ask(first)).text()).toMatch(/,2: {2}xé \*\/\}$/);
  });

  test('name the letters that further pages need with the rest, for a face that shows most of them', async () => {
    const { ask, print } = open();
    const usual = 'abcdefghijklmnopqrstuvwxyz';
    // Of the list's letters the face has those from x on: a few are not most.
    const few = urlsIn(print(`<p>${usual}</p>`));
    expect(few).toHaveLength(1);
    const wide = open(WITH_ALL_LETTERS);
    const [first = '', rest = ''] = urlsIn(wide.print(`<p>${usual}0123456789ABCD</p>`));
    expect(await (await wide.ask(first)).text()).toContain('ABCDabc');
    expect(await (await wide.ask(rest)).text()).toMatch(
      / 2: !&\(\),-\.\/:;\?EFGHIJKLMNOPQRSTUVWXYZ \*/,
    );
    expect(urlsIn(wide.print(`<p>${usual}</p>`))).toHaveLength(1);
    expect(await (await ask(few[0] ?? '')).text()).toContain('2:  xyz');
  });

  test('ask for the space of the face that says how high lines are', async () => {
    const { ask, print } = open();
    const [first = ''] = urlsIn(print('<p>湖</p>'));
    expect(await (await ask(first)).text()).toBe('@font-face{/* 0: 湖,2:  x */}');
  });

  test('are the same for pages that show the same characters', () => {
    const { print } = open();
    expect(print('<p>湖水湖</p>')).toBe(print('<p>水湖</p><p>水</p>'));
  });

  test('name the first screen’s stylesheet to those who ask before they read', () => {
    const { linksOf } = open();
    const { elements, sheets } = linksOf('<p>湖</p>');
    expect(sheets).toEqual([urlsIn(elements)[0]]);
  });

  test('come without scripts, too', () => {
    const { footOf } = open();
    expect(footOf('<p>湖</p>')).toMatch(
      /^<noscript><link rel="stylesheet" href="[^"]+"><\/noscript>$/,
    );
  });
});

describe('a stylesheet', () => {
  test('is made once for all who ask at a time, and later ones', async () => {
    const { ask, print, made } = open();
    const [url = ''] = urlsIn(print('<p>湖水</p>'));
    await Promise.all([ask(url), ask(url), ask(url)]);
    await ask(url);
    expect(made).toHaveLength(1);
  });

  test('of what a script asks for is made for the version that the page has', async () => {
    const { ask } = open();
    const query = `1=${printCharacterSet([0x6e56, 0x6c34])}`;
    const answer = await ask(`/fonts/further.css?v=abc123&${query}`);
    expect(await answer.text()).toContain('1: 水湖');
    expect((await ask(`/fonts/further.css?v=another&${query}`)).status).toBe(404);
  });

  test.each([
    '/fonts/further.css?v=abc123',
    '/fonts/further.css?v=abc123&0=',
    '/fonts/further.css?v=abc123&0=!!',
    '/fonts/further.css?v=abc123&7=AB',
    '/fonts/further.css?v=abc123&x=AB',
    '/fonts/0123456789abcdef0123.css?0=AB',
    '/fonts/',
    '/fonts/further.css',
  ])('that no page and no script names is not there: %s', async (url) => {
    const { ask, made } = open();
    expect((await ask(url)).status).toBe(404);
    expect(made).toEqual([]);
  });

  test('of more characters than a page has is refused', async () => {
    const { ask } = open();
    const many = printCharacterSet(Array.from({ length: 7000 }, (_, index) => 0x4e00 + index));
    expect((await ask(`/fonts/further.css?v=abc123&0=${many}`)).status).toBe(404);
  });

  test('that a page names is looked for on disk, one that is made up is not', async () => {
    const { ask, print, stored } = open();
    const [url = ''] = urlsIn(print('<p>湖</p>'));
    await ask(url);
    await ask(`/fonts/further.css?v=abc123&0=${printCharacterSet([0x5000])}`);
    expect(stored).toEqual([url.slice(url.indexOf('?') + 1)]);
  });

  test('made up of many characters is made once or twice a second', async () => {
    vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] });
    try {
      const { ask } = open();
      const askFor = async (first: number) => {
        const codes = Array.from({ length: 1200 }, (_, index) => first + index);
        return (await ask(`/fonts/further.css?v=abc123&0=${printCharacterSet(codes)}`)).status;
      };
      expect([await askFor(0x4e00), await askFor(0x4e01), await askFor(0x4e02)]).toEqual([
        200, 200, 503,
      ]);
      // What was made is sent on.
      expect(await askFor(0x4e00)).toBe(200);
      vi.setSystemTime(1_001_001);
      expect(await askFor(0x4e02)).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });

  test('made up of as many characters as a second has is the last of it', async () => {
    const { ask } = open();
    const askFor = async (first: number, count: number) => {
      const codes = Array.from({ length: count }, (_, index) => first + index);
      return (await ask(`/fonts/further.css?v=abc123&0=${printCharacterSet(codes)}`)).status;
    };
    expect([await askFor(0x4e00, 2000), await askFor(0x4e01, 1)]).toEqual([200, 503]);
  });

  test('made up by whoever asks is made some times a second; what pages name always is', async () => {
    vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] });
    try {
      const { ask, print } = open();
      const statuses: number[] = [];
      for (let code = 0x4e00; code < 0x4e00 + 40; code += 1) {
        const { status } = await ask(`/fonts/further.css?v=abc123&0=${printCharacterSet([code])}`);
        statuses.push(status);
      }
      expect(statuses.filter((status) => status === 200)).toHaveLength(20);
      expect(statuses.filter((status) => status === 503)).toHaveLength(20);
      const [url = ''] = urlsIn(print('<p>湖</p>'));
      expect((await ask(url)).status).toBe(200);
      vi.setSystemTime(1_001_001);
      const query = printCharacterSet([0x5000]);
      expect((await ask(`/fonts/further.css?v=abc123&0=${query}`)).status).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });
});
