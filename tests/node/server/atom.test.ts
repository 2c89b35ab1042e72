import { describe, expect, test } from 'vitest';
import type { FeedAnswer } from '../../../src/core/discovery/index.ts';
import { printAtom } from '../../../src/node/server/discovery/atom.ts';
import { readXml } from '../contract/well-formed-xml.ts';

const ORIGIN = 'https://institute.example';
const FEED: FeedAnswer = {
  title: 'News · Institute',
  subtitle: 'What is new.',
  siteName: 'Institute',
  languageTag: 'en',
  path: '/news.atom?lang=en',
  page: '/news?lang=en',
  updated: '2026-03-05T20:00:00+08:00',
  entries: [
    {
      title: 'Rice & <wheat>',
      path: '/news/rice?lang=en',
      updated: '2026-03-05T20:00:00+08:00',
      summary: { kind: 'html', html: '<p>By <a href="/people/an">An</a></p>' },
    },
    {
      title: 'A \u0007bell\ud800',
      path: 'https://elsewhere.example/b',
      updated: '2026-03-01T00:00:00Z',
      summary: { kind: 'plain', text: 'a < b' },
    },
  ],
};

describe('a feed', () => {
  const xml = printAtom(FEED, ORIGIN);

  test('is well-formed, whatever its texts hold', () => {
    expect(() => readXml(xml)).not.toThrow();
    expect(xml).toContain('<title>Rice &amp; &lt;wheat&gt;</title>');
    expect(xml).toContain('<title>A bell\ufffd</title>');
    expect(xml).toContain('<summary>a &lt; b</summary>');
  });

  test('has all that RFC 4287 asks of a feed, once, before its entries', () => {
    const [head = ''] = xml.split('<entry>');
    for (const part of ['<id>', '<title>', '<updated>', '<author>', 'rel="self"']) {
      expect(head.split(part), part).toHaveLength(2);
    }
    expect(head).toContain('xml:lang="en"');
    expect(head).toContain('<id>https://institute.example/news.atom?lang=en</id>');
  });

  test('has entries without a summary where there is none', () => {
    const entries = FEED.entries.slice(1).map((entry) => ({ ...entry, summary: undefined }));
    const bare = printAtom({ ...FEED, entries }, ORIGIN);
    const [, printed = ''] = bare.split('<entry>');
    expect(() => readXml(bare)).not.toThrow();
    expect(printed.trimEnd().split('\n').slice(1, -2)).toEqual([
      '  <id>https://elsewhere.example/b</id>',
      expect.stringContaining('  <title>'),
      '  <updated>2026-03-01T00:00:00Z</updated>',
      '  <link rel="alternate" type="text/html" href="https://elsewhere.example/b"/>',
    ]);
  });

  test('is text of lines, to its last one', () => {
    for (const line of ['  <title>A bell\ufffd</title>', '<subtitle>What is new.</subtitle>']) {
      expect(xml.split('\n')).toContain(line);
    }
    expect(xml).toMatch(/<\/entry>\n<\/feed>\n$/);
  });

  test('has all that RFC 4287 asks of an entry, once in each', () => {
    const [, ...entries] = xml.split('<entry>');
    expect(entries).toHaveLength(2);
    for (const entry of entries) {
      for (const part of ['<id>', '<title>', '<updated>', 'rel="alternate"']) {
        expect(entry.split(part), part).toHaveLength(2);
      }
    }
    expect(entries[0]).toContain('<id>https://institute.example/news/rice?lang=en</id>');
    expect(entries[1]).toContain('href="https://elsewhere.example/b"');
  });

  test('names URLs in its HTML in full', () => {
    expect(xml).toContain(
      '<summary type="html">&lt;p&gt;By &lt;a href=&quot;https://institute.example/people/an&quot;&gt;An',
    );
  });
});
