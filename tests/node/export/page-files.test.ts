import { describe, expect, test } from 'vitest';
import { ExportProblem } from '../../../src/node/export/export-problem.ts';
import { answerFile, pageFile } from '../../../src/node/export/page-files.ts';

describe('the file of a page', () => {
  test.each([
    ['/', {}, 'zh', 'index.zh.html'],
    ['/plants/ferns', {}, 'en', 'plants/ferns/index.en.html'],
    ['/plants/ferns', { page: 1 }, 'en', 'plants/ferns/index.en.html'],
    ['/plants/ferns', { page: 2 }, 'zh', 'plants/ferns/index@page=2.zh.html'],
    ['/fellows', { tab: { parameter: 'tab', name: 'out' } }, 'en', 'fellows/index@tab=out.en.html'],
    [
      '/fellows',
      { tab: { parameter: 'tab', name: 'out' }, page: 3 },
      'en',
      'fellows/index@tab=out@page=3.en.html',
    ],
    ['/talks', { past: 'when', page: 2 }, 'en', 'talks/index@when=past@page=2.en.html'],
    ['/search', { hasWords: true }, 'en', 'search/index@words.en.html'],
    ['/notes/%E6%B9%96', {}, 'zh', 'notes/湖/index.zh.html'],
  ])('%s %o in %s is %s', (pathname, form, language, file) => {
    expect(pageFile(pathname, form, language)).toBe(file);
  });
});

describe('the file of an answer', () => {
  test.each([
    ['/api/about-us', '', 'en', 'api/about-us.en.json'],
    ['/api/news', '?page=0&size=20', 'zh', 'api/news@page=0&size=20.zh.json'],
  ])('%s%s in %s is %s', (pathname, search, language, file) => {
    expect(answerFile(pathname, search, language)).toBe(file);
  });
});

test.each(['/a/../../b', '/a/%2e%2e/b', '/a//b', '/a%00b', '/%E0%A4', `/${'湖'.repeat(90)}`])(
  'no file is named after %s',
  (pathname) => {
    expect(() => pageFile(pathname, {}, 'zh')).toThrow(ExportProblem);
  },
);
