import { describe, expect, test } from 'vitest';
import {
  divideUrls,
  printSitemap,
  printSitemapIndex,
} from '../../../src/node/server/discovery/sitemap.ts';
import { SITE } from '../../core/site-of.ts';
import { readXml } from '../contract/well-formed-xml.ts';

const ORIGIN = 'https://institute.example';

function urlsOf(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    path: `/${index}`,
    updated: undefined,
    languages: ['zh', 'en'],
  }));
}

describe('a sitemap', () => {
  const xml = printSitemap(SITE, ORIGIN, [
    { path: '/news/a&b', updated: '2026-03-05', languages: ['zh', 'en'] },
    { path: '/people', updated: undefined, languages: ['zh', 'en'] },
  ]);

  test('has each page once in each language, with all its languages beside it', () => {
    expect(() => readXml(xml)).not.toThrow();
    expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual([
      'https://institute.example/news/a&amp;b',
      'https://institute.example/news/a&amp;b?lang=en',
      'https://institute.example/people',
      'https://institute.example/people?lang=en',
    ]);
    for (const language of ['zh-CN', 'en', 'x-default']) {
      expect(xml.split(`hreflang="${language}"`), language).toHaveLength(5);
    }
  });

  test('leads to no language that lacks a page', () => {
    const page = { path: '/news/fog', updated: undefined, languages: ['en'] };
    const alone = printSitemap(SITE, ORIGIN, [page]);
    expect([...alone.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual([
      'https://institute.example/news/fog?lang=en',
    ]);
    expect(alone).not.toContain('hreflang');
  });

  test('is what sitemaps.org describes, a page on each line', () => {
    const pages = [
      { path: '/people', updated: undefined, languages: ['en'] },
      { path: '/news', updated: '2026-03-05', languages: ['zh', 'en'] },
    ];
    const links = [
      '<xhtml:link rel="alternate" hreflang="zh-CN" href="https://institute.example/news"/>',
      '<xhtml:link rel="alternate" hreflang="en" href="https://institute.example/news?lang=en"/>',
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://institute.example/news"/>',
    ].join('');
    const day = '<lastmod>2026-03-05</lastmod>';
    expect(printSitemap(SITE, ORIGIN, pages).split('\n')).toEqual([
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
      '<url><loc>https://institute.example/people?lang=en</loc></url>',
      `<url><loc>https://institute.example/news</loc>${day}${links}</url>`,
      `<url><loc>https://institute.example/news?lang=en</loc>${day}${links}</url>`,
      '</urlset>',
    ]);
  });

  test('says when a page was last changed where that is known', () => {
    expect(xml.match(/<lastmod>2026-03-05<\/lastmod>/g)).toHaveLength(2);
    expect(xml.match(/<lastmod>/g)).toHaveLength(2);
  });
});

describe('the URLs of a site', () => {
  test.each([
    [0, 6, [0]],
    [3, 6, [3]],
    [4, 6, [3, 1]],
    [7, 6, [3, 3, 1]],
    [25_000, undefined, [25_000]],
    [25_001, undefined, [25_000, 1]],
  ])(
    'of %i pages in two languages, at most %s a sitemap, are divided into %j',
    (count, most, sizes) => {
      const parts = divideUrls(SITE, urlsOf(count), most);
      expect(parts.map((part) => part.length)).toEqual(sizes);
      expect(parts.flat()).toEqual(urlsOf(count));
    },
  );

  test('that are divided are found by an index', () => {
    const xml = printSitemapIndex(ORIGIN, 2);
    expect(() => readXml(xml)).not.toThrow();
    expect(xml).toContain('<loc>https://institute.example/sitemap-1.xml</loc>');
    expect(xml).toContain('<loc>https://institute.example/sitemap-2.xml</loc>');
    expect(xml).not.toContain('sitemap-3');
    expect(xml.split('\n')).toHaveLength(5);
  });
});
