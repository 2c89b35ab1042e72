import { describe, expect, test } from 'vitest';
import { sizePictures } from '../../../src/core/rich-text/size-pictures.ts';

const KNOWN = {
  pictures: {
    '/media/lake.jpg': [1200, 800, '#336699', [480, 960]],
    '/media/map.svg': [300, 200, null],
    '/media/old&new.jpg': [1200, 800, null, [480]],
    '/media/prepared/boat.webp': [960, 640, '#000000'],
  },
  images: [{ path: '/media/prepared/', widths: [480, 960] }],
} as const;

const size = (html: string) => sizePictures(html, KNOWN);

describe('a picture in a text', () => {
  test('has its size and comes in the rendition that fits', () => {
    expect(size('<p><img src="/media/lake.jpg" alt="A lake"></p>')).toBe(
      '<p><picture><source type="image/avif" srcset="/media/lake.jpg.480.avif 480w, /media/lake.jpg.960.avif 960w" sizes="min(100vw, 44rem, 1200px)">' +
        '<img src="/media/lake.jpg" alt="A lake" width="1200" height="800" ' +
        'srcset="/media/lake.jpg.480.webp 480w, /media/lake.jpg.960.webp 960w" sizes="min(100vw, 44rem, 1200px)" ' +
        'loading="lazy" decoding="async"></picture></p>',
    );
  });

  test.each([
    ['that nobody knows', '<img src="https://host/none.jpg" alt="">'],
    ['without a source', '<img alt="A lake">'],
    ['that is only spoken of', '<p>&lt;img src="/media/lake.jpg"&gt;</p>'],
  ])('%s stays as it is', (_, html) => {
    expect(size(html)).toBe(html);
  });

  test.each([
    ['as a browser writes it', '<img alt="1 > 0" src="/media/map.svg">'],
    ['as the server writes it', '<img alt="1 > 0" src="/media/map.svg" />'],
  ])('without renditions has its size alone, %s', (_, html) => {
    expect(size(html)).toBe(
      '<img alt="1 > 0" src="/media/map.svg" width="300" height="200" loading="lazy" decoding="async">',
    );
  });

  test('keeps the width that its author wrote, and asks for no more', () => {
    const html = size('<img src="/media/lake.jpg" alt="" width="200">');
    expect(html).toContain('<img src="/media/lake.jpg" alt="" width="200" srcset=');
    expect(html).toContain('sizes="min(100vw, 44rem, 200px)"');
    expect(html).not.toContain('height=');
  });

  test.each([
    ['only the height', 'height="20"'],
    ['no width at all', 'width="0"'],
  ])('of which %s is written comes as it is', (_, written) => {
    expect(size(`<img src="/media/lake.jpg" alt="" ${written}>`)).toBe(
      `<img src="/media/lake.jpg" alt="" ${written} loading="lazy" decoding="async">`,
    );
  });

  test('whose owner has prepared renditions comes in these', () => {
    expect(size('<img src="/media/prepared/boat.webp" alt="">')).toContain(
      'srcset="/media/prepared/boat-480.webp 480w, /media/prepared/boat.webp 960w"',
    );
  });

  test('is found whatever its name holds, and its renditions are escaped', () => {
    expect(size('<img src="/media/old&amp;new.jpg" alt="">')).toContain(
      'srcset="/media/old&amp;new.jpg.480.webp 480w"',
    );
  });

  test('stands beside others, each by itself', () => {
    const html = size('<img src="/media/map.svg" alt="a"><img src="/x.jpg" alt="b">');
    expect(html.match(/<img/g)).toHaveLength(2);
    expect(html).toContain('<img src="/x.jpg" alt="b">');
  });
});
