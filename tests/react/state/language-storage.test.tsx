import { afterEach, expect, test, vi } from 'vitest';
import { LANGUAGE_KEY } from '../../../src/core/index.ts';
import { readStoredLanguage, storeLanguage } from '../../../src/react/site-runtime.ts';

const written: string[] = [];

/** A page at a protocol, whose cookies are noted as they are written. */
function openAt(protocol: string): void {
  vi.spyOn(window.location, 'protocol', 'get').mockReturnValue(protocol);
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void written.push(cookie));
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  written.length = 0;
});

test('a language is stored for the tab, and for the server in a cookie that ends with the session', () => {
  openAt('http:');
  expect(readStoredLanguage()).toBeNull();
  expect(storeLanguage('zh')).toBe(true);
  expect(readStoredLanguage()).toBe('zh');
  expect(written).toEqual([`${LANGUAGE_KEY}=zh; path=/; SameSite=Lax`]);
});

test('the cookie of a page that is served securely is sent to no other', () => {
  openAt('https:');
  storeLanguage('a;b');
  expect(written).toEqual([`${LANGUAGE_KEY}=a%3Bb; path=/; SameSite=Lax; Secure`]);
});

test('where storage is closed to the site nothing is stored, and nothing fails', () => {
  openAt('http:');
  const closed = () => {
    throw new DOMException('closed', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: closed, setItem: closed });
  expect(storeLanguage('zh')).toBe(false);
  expect(readStoredLanguage()).toBeNull();
  expect(written).toEqual([]);
});
