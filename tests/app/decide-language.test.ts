// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { decideLanguage } from '../../src/app/decide-language.ts';
import { setDocumentLanguage } from '../../src/app/set-document-language.ts';
import type { SiteModel } from '../../src/core/index.ts';
import { SITE as PLAIN } from '../core/site-of.ts';

const SITE: SiteModel = {
  ...PLAIN,
  languages: [
    { code: 'zh', tag: 'zh-CN', label: '中文', direction: 'ltr' },
    { code: 'en', tag: 'en', label: 'English', direction: 'ltr' },
    { code: 'ar', tag: 'ar', label: 'العربية', direction: 'rtl' },
  ],
};

function setCookie(name: string, value: string | null): void {
  const end = value === null ? '; expires=Thu, 01 Jan 1970 00:00:00 GMT' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no Cookie Store
  document.cookie = `${name}=${value ?? ''}; path=/${end}`;
}

/** A visit, by what its URL asks for and what the tab and the cookie have stored. */
function decide(asked: string, stored: string | null, cookie: string | null) {
  window.history.replaceState(null, '', `/people${asked}`);
  sessionStorage.clear();
  if (stored !== null) sessionStorage.setItem('lang', stored);
  setCookie('lang', cookie);
  const language = decideLanguage(SITE);
  const sent = /(?:^|; )lang=([^;]*)/.exec(document.cookie)?.[1] ?? null;
  return { language, stored: sessionStorage.getItem('lang'), cookie: sent };
}

describe('the language of a visit', () => {
  test.each([
    ['the site’s first, where nothing is chosen', '', null, null, 'zh'],
    ['that of the URL', '?lang=en', null, null, 'en'],
    ['that of the URL before all others', '?page=2&lang=en', 'ar', 'ar', 'en'],
    ['that of the tab before the cookie’s', '', 'ar', 'en', 'ar'],
    ['that of the cookie', '', null, 'en', 'en'],
  ])('is %s', (_, asked, stored, cookie, language) => {
    expect(decide(asked, stored, cookie).language).toBe(language);
  });

  test('is found among other cookies, and no other is taken for it', () => {
    setCookie('slang', 'ar');
    setCookie('before', 'en');
    try {
      expect(decide('', null, null).language).toBe('zh');
      expect(decide('', null, 'en').language).toBe('en');
    } finally {
      setCookie('slang', null);
      setCookie('before', null);
    }
  });

  test('is stored where the URL asks for it, for pages and for the server', () => {
    expect(decide('?lang=en', null, null)).toMatchObject({ stored: 'en', cookie: 'en' });
  });

  test('is told the server where the tab has another than the cookie', () => {
    expect(decide('', 'ar', 'en')).toMatchObject({ stored: 'ar', cookie: 'ar' });
  });

  test('is nobody’s choice where nothing asked for it: nothing is stored', () => {
    expect(decide('', null, null)).toMatchObject({ stored: null, cookie: null });
    expect(decide('', null, 'en')).toMatchObject({ stored: null, cookie: 'en' });
  });
});

describe('the document', () => {
  beforeEach(() => {
    document.documentElement.removeAttribute('lang');
    document.documentElement.removeAttribute('dir');
  });

  test('says its language by its tag, and which way it is written where that is not usual', () => {
    const { documentElement: whole } = document;
    setDocumentLanguage(SITE, 'zh');
    expect([whole.lang, whole.getAttribute('dir')]).toEqual(['zh-CN', null]);
    setDocumentLanguage(SITE, 'ar');
    expect([whole.lang, whole.getAttribute('dir')]).toEqual(['ar', 'rtl']);
    setDocumentLanguage(SITE, 'en');
    expect([whole.lang, whole.getAttribute('dir')]).toEqual(['en', 'ltr']);
  });
});
