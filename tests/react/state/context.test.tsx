import { renderHook } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  useDatesTag,
  useDirection,
  useLanguageTag,
  useRuntime,
  useText,
  useUiText,
  useUrlIn,
} from '../../../src/react/state/context.ts';
import { useShownPage } from '../../../src/react/state/shown-page.ts';
import { SITE } from '../../core/site-of.ts';
import { readOnPage } from '../read-on-page.tsx';
import { runSite } from './run-site.ts';

test.each<[() => unknown, string]>([
  [useRuntime, 'useRuntime outside of a site; render it inside <Site>'],
  [useUiText, 'useUiText outside of a site; render it inside <Site>'],
  [useShownPage, 'useShownPage outside of a page'],
])('a renderer that stands outside of a site is told so: %o', (use, message) => {
  const print = vi.spyOn(console, 'error').mockReturnValue();
  expect(() => renderHook(use)).toThrow(message);
  print.mockRestore();
});

describe('the language of a page', () => {
  const ARABIC = {
    code: 'ar',
    tag: 'ar-EG',
    dates: 'ar-EG-u-nu-latn',
    label: 'العربية',
    direction: 'rtl',
  } as const;
  const site = { ...SITE, languages: [...SITE.languages, ARABIC] };
  const readIn = <Result,>(language: string, use: () => Result) =>
    readOnPage(use, runSite({}, {}, { site, language }), { at: '/' }).read();

  test('has a tag, a way in which it writes dates, and a direction', () => {
    const use = () => [useLanguageTag(), useDatesTag(), useDirection()];
    expect(readIn('zh', use)).toEqual(['zh-CN', 'zh-CN', 'ltr']);
    expect(readIn('ar', use)).toEqual(['ar-EG', 'ar-EG-u-nu-latn', 'rtl']);
  });

  test('decides what a text of a manifest says', () => {
    const text = readIn('en', useText);
    expect([text({ en: 'Fern', zh: '蕨' }), text({ zh: '蕨' })]).toEqual(['Fern', '']);
  });

  test('is named by links that no script follows, but for the first of the site', () => {
    expect([readIn('zh', useUrlIn)('/a?b=c'), readIn('en', useUrlIn)('/a?b=c')]).toEqual([
      '/a?b=c',
      '/a?b=c&lang=en',
    ]);
  });
});
