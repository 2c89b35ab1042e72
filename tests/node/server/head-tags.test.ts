import { describe, expect, test } from 'vitest';
import type { PageHead } from '../../../src/core/discovery/index.ts';
import { describeTags, thingTags } from '../../../src/node/server/pages/head-tags.ts';

const ORIGIN = 'https://institute.example';
const HEAD: PageHead = {
  title: 'An · Institute',
  description: 'Reads "books" & <maps>.',
  siteName: 'Institute',
  isListed: true,
  alternates: [
    { tag: 'zh-CN', path: '/people/an' },
    { tag: 'en', path: '/people/an?lang=en' },
  ],
  canonical: '/people/an?lang=en',
  type: 'profile',
  image: {
    src: '/media/an.webp',
    alt: 'An',
    size: { width: 480, height: 600 },
    type: 'image/webp',
  },
  feeds: [{ title: 'News', path: '/news.atom?lang=en' }],
  things: [],
};

describe('the tags of a page’s head', () => {
  const tags = describeTags(HEAD, 'en', ORIGIN);

  test('are tags, and nothing else, also of a page without another language', () => {
    const alone = describeTags({ ...HEAD, alternates: [] }, 'en', ORIGIN);
    for (const tag of [...tags, ...alone]) expect(tag).toMatch(/^<(?:title|meta|link)\b.*>$/);
    expect(alone.join('')).not.toContain('hreflang');
  });

  test.each([
    ['<title>An · Institute</title>'],
    ['<meta name="description" content="Reads &quot;books&quot; &amp; &lt;maps&gt;.">'],
    ['<link rel="canonical" href="https://institute.example/people/an?lang=en">'],
    ['<link rel="alternate" hreflang="zh-CN" href="https://institute.example/people/an">'],
    ['<link rel="alternate" hreflang="x-default" href="https://institute.example/people/an">'],
    ['<link rel="alternate" type="application/atom+xml" title="News" href="/news.atom?lang=en">'],
    ['<meta property="og:type" content="profile">'],
    ['<meta property="og:url" content="https://institute.example/people/an?lang=en">'],
    ['<meta property="og:site_name" content="Institute">'],
    ['<meta property="og:locale" content="en">'],
    ['<meta property="og:locale:alternate" content="zh_CN">'],
    ['<meta property="og:image" content="https://institute.example/media/an.webp">'],
    ['<meta property="og:image:width" content="480">'],
    ['<meta property="og:image:alt" content="An">'],
    ['<meta name="twitter:card" content="summary">'],
  ])('have %s', (tag) => {
    expect(tags).toContain(tag);
  });

  test.each<[string, PageHead['image'], string]>([
    [
      'a wide picture',
      { src: '/a.png', alt: '', size: { width: 1200, height: 630 }, type: undefined },
      'summary_large_image',
    ],
    [
      'a picture of unknown size',
      { src: '/a.png', alt: '', size: undefined, type: undefined },
      'summary_large_image',
    ],
    [
      'a square picture',
      { src: '/a.png', alt: '', size: { width: 600, height: 600 }, type: undefined },
      'summary',
    ],
    ['no picture', undefined, 'summary'],
  ])('ask for a card that fits %s', (_, image, card) => {
    const own = describeTags({ ...HEAD, image }, 'en', ORIGIN);
    expect(own).toContain(`<meta name="twitter:card" content="${card}">`);
  });

  test('say of a picture without a text what the page is', () => {
    const image = { src: '/a.png', alt: '', size: undefined, type: undefined };
    const own = describeTags({ ...HEAD, image }, 'en', ORIGIN);
    expect(own).toContain('<meta property="og:image:alt" content="An · Institute">');
  });

  test('keep a page from search engines that is not to be listed, and only that', () => {
    const robots = '<meta name="robots" content="noindex">';
    expect(tags).not.toContain(robots);
    expect(describeTags({ ...HEAD, isListed: false }, 'en', ORIGIN)).toContain(robots);
  });
});

describe('what a page is about', () => {
  test('is nothing where nothing is said', () => {
    expect(thingTags(HEAD, ORIGIN)).toEqual([]);
  });

  test('is one script that no text ends, with URLs in full', () => {
    const name = '</script><script>alert(1)</script><!--';
    const things = [{ '@type': 'Person', name, url: { '@url': '/people/an' } }];
    const [tag = '', ...rest] = thingTags({ ...HEAD, things }, ORIGIN);
    expect(rest).toEqual([]);
    const [, json = ''] =
      /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(tag) ?? [];
    expect(JSON.parse(json)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Person', name, url: 'https://institute.example/people/an' }],
    });
  });
});
