import { describe, expect, test } from 'vitest';
import { formats } from '../../../renderers/formats/index.ts';
import { describeThing } from '../../../src/core/discovery/describe-thing.ts';
import { urlOf } from '../../../src/core/discovery/json-ld.ts';
import { readFooter } from '../../../src/core/footer/footer-answer.ts';
import { mapBlocks, mapItem } from '../../../src/core/mapping/map-item.ts';
import { mediaRulesOf, mediaUrl } from '../../../src/core/mapping/media-url.ts';
import { cleanAttribute } from '../../../src/core/rich-text/allow-list.ts';
import { blockOf } from '../block-of.ts';
import { footerOf, SITE } from '../site-of.ts';

const OWN = { base: '', origins: [] };
const CMS = {
  base: 'https://cms.example',
  origins: ['https://cms.example', 'https://cdn.example'],
};

describe('the URL of a picture or a file', () => {
  test.each([
    ['/uploads/a.jpg', CMS, 'https://cms.example/uploads/a.jpg'],
    ['uploads/a.jpg', CMS, 'https://cms.example/uploads/a.jpg'],
    ['/uploads/a.jpg', { ...OWN, base: '/cms' }, '/cms/uploads/a.jpg'],
    ['https://cdn.example/a.jpg', CMS, 'https://cdn.example/a.jpg'],
    ['HTTPS://CDN.example:443/a.jpg', CMS, 'HTTPS://CDN.example:443/a.jpg'],
    ['//cdn.example/a.jpg', CMS, '//cdn.example/a.jpg'],
    ['http://cdn.example/a.jpg', CMS, undefined],
    ['/media/a.webp', OWN, '/media/a.webp'],
    ['/media/画 1.webp?v=2#a', OWN, '/media/画 1.webp?v=2#a'],
    [' /media/a.webp\n', OWN, '/media/a.webp'],
    ['javascript:alert(1)', CMS, undefined],
    ['mailto:an@example.org', OWN, undefined],
    ['tel:1', OWN, undefined],
    ['', CMS, undefined],
    [null, CMS, undefined],
  ])('%j by the rules %j is %s', (value, rules, url) => {
    expect(mediaUrl(value, rules)).toBe(url);
  });

  test('is allowed by what the manifest names', () => {
    const api = {
      ...SITE.api,
      media: 'https://cms.example/files',
      mediaOrigins: ['https://A.example'],
    };
    expect(mediaRulesOf({ ...SITE, api }, { api: undefined })).toEqual({
      base: 'https://cms.example/files',
      origins: ['https://cms.example', 'https://a.example'],
    });
  });
});

/** Spellings by which browsers come to another server, or to none. */
const ELSEWHERE = [
  'https://elsewhere.example/a.png',
  'http://elsewhere.example/a.png',
  'HTTPS://ELSEWHERE.EXAMPLE/a.png',
  '//elsewhere.example/a.png',
  '///elsewhere.example/a.png',
  '\\\\elsewhere.example\\a.png',
  '/\\elsewhere.example/a.png',
  '\\/elsewhere.example/a.png',
  '/\t/elsewhere.example/a.png',
  '/\n/elsewhere.example/a.png',
  '\t//elsewhere.example/a.png',
  '\u0000//elsewhere.example/a.png',
  '\u0001https://elsewhere.example/a.png',
  'ht\ntps://elsewhere.example/a.png',
  'https:elsewhere.example/a.png',
  'http:elsewhere.example/a.png',
  'https:/elsewhere.example/a.png',
  'https:\\\\elsewhere.example\\a.png',
  'https://own.example@elsewhere.example/a.png',
  'https://relative.invalid/a.png',
  'data:image/png;base64,AAAA',
  'DATA:image/svg+xml,<svg/>',
  'blob:https://elsewhere.example/1',
];

describe.each(ELSEWHERE)('%j', (url) => {
  const context = {
    language: 'en',
    formats,
    sanitize: (html: string) => html,
    pictures: {},
    media: OWN,
  };

  test('is the picture of no item', () => {
    const shape = { template: undefined, preview: false, ratio: undefined };
    const image = { ...shape, kind: 'image', field: 'photo' } as const;
    expect(mapItem({ slots: { image } }, { photo: url }, 0, context).image).toBeUndefined();
  });

  test('is the picture of no block, and the file of none that the page fetches', () => {
    const shape = { template: undefined, preview: false, ratio: undefined };
    const image = blockOf('image', {
      field: { ...shape, kind: 'image', field: 'sign', alt: { en: 'A sign' } },
    });
    const files = blockOf('attachments', { field: { kind: 'files', field: 'files' } });
    expect(mapBlocks([image], { sign: url }, context)).toEqual([]);
    const [value] = mapBlocks([files], { files: [{ name: 'a', url }] }, context);
    const listed = Array.isArray(value?.field) ? value.field : [];
    expect(listed.some(({ external }) => !external)).toBe(false);
  });

  test('is no picture of the foot of the page', () => {
    const footer = footerOf({ logo: { field: 'mark' } });
    expect(readFooter(footer, { mark: url }, OWN)).toBeUndefined();
  });

  test('is no picture of rich text', () => {
    expect(cleanAttribute('src', url, { pictureOrigins: [] })).toBeUndefined();
  });

  test('is no picture that search engines are told of', () => {
    const described = describeThing(
      { type: 'Person', fields: { name: 'name', image: 'photo' } },
      { name: 'An', photo: url },
      { ...context, path: '/people/an', hasOrganization: false },
    );
    expect(described).toEqual({ '@type': 'Person', name: 'An', url: urlOf('/people/an') });
  });
});
