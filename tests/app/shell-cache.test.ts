import { describe, expect, test } from 'vitest';
import { createShellCache, isWholeShell } from '../../src/app/shell-cache.ts';
import { SITE } from '../core/site-of.ts';

const footerWith = (copyright: string) => ({
  texts: { copyright },
  pictures: {},
  urls: {},
  lists: {},
});
const shellOf = (copyright: string) => ({ navigation: [], footer: footerWith(copyright) });

describe('the kept shell', () => {
  test('serves further requests for two seconds', () => {
    let now = 5000;
    const shells = createShellCache(SITE, () => now);
    const first = shellOf('first');
    expect(shells.keep('en', first)).toBe(first);
    expect(shells.read('en')).toBe(first);
    expect(shells.read('zh')).toEqual({});
    now = 6999;
    expect(shells.read('en')).toBe(first);
    now = 7000;
    expect(shells.read('en')).toEqual({});
    const second = shellOf('second');
    expect(shells.keep('en', second)).toBe(second);
    expect(shells.read('en')).toBe(second);
  });

  test('serves a page that waits for nothing at any age', () => {
    let now = 0;
    const shells = createShellCache(SITE, () => now);
    expect(shells.read('en', 'any')).toEqual({});
    const old = shells.keep('en', shellOf('old'));
    now = 3_600_000;
    expect(shells.read('en', 'any')).toBe(old);
    expect(shells.read('en')).toEqual({});
  });

  test('is handed back for parts that are its own, and for no others', () => {
    const shells = createShellCache(SITE, () => 0);
    const cached = shells.keep('en', shellOf('kept'));
    expect(shells.keep('en', { ...cached })).toBe(cached);
    const other = { ...cached, footer: footerWith('other') };
    expect(shells.keep('en', other)).toBe(other);
    expect(shells.read('en')).toBe(cached);
  });

  test('is that which came first for as long as it is fresh, and then the newer one', () => {
    let now = 5000;
    const shells = createShellCache(SITE, () => now);
    const first = shells.keep('en', shellOf('first'));
    now = 6999;
    shells.keep('en', shellOf('second'));
    expect(shells.read('en')).toBe(first);
    now = 7000;
    const third = shells.keep('en', shellOf('third'));
    expect(shells.read('en')).toBe(third);
  });

  test('makes room for a whole one where a part of it could not be had', () => {
    const shells = createShellCache(SITE, () => 0);
    const part = { navigation: [] };
    expect(shells.keep('en', part)).toBe(part);
    const whole = shells.keep('en', shellOf('whole'));
    expect(shells.read('en')).toBe(whole);
  });
});

describe('a shell', () => {
  const { header } = SITE;

  test('is whole where all came that the site asks for', () => {
    expect(isWholeShell(SITE, shellOf('whole'))).toBe(true);
    expect(isWholeShell(SITE, { navigation: [] })).toBe(false);
    expect(isWholeShell(SITE, { footer: footerWith('alone') })).toBe(false);
  });

  test('is whole by itself where the site asks for nothing', () => {
    const alone = { header: { ...header, navigation: undefined }, footer: undefined };
    expect(isWholeShell(alone, {})).toBe(true);
  });
});
