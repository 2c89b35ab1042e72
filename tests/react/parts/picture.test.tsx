import { describe, expect, test } from 'vitest';
import { Picture } from '../../../src/react/index.ts';
import { show } from '../../renderers/show.tsx';

const LAKE = { src: '/media/lake.jpg', alt: 'The lake' };
const KNOWN = { ...LAKE, facts: [800, 600, '#123456', [400, 800]] } as never;

type Props = Partial<React.ComponentProps<typeof Picture>>;

/** A picture in the page, by its parts. */
function showPicture(change: Props = {}) {
  const { container } = show(<Picture image={LAKE} ratio="3/2" sizes="50vw" {...change} />);
  const image = container.querySelector('img');
  const place = container.querySelector('span');
  const read = (element: Element | null, ...names: readonly string[]) =>
    names.map((name) => element?.getAttribute(name) ?? undefined);
  return {
    image: (...names: readonly string[]) => read(image, ...names),
    place: (...names: readonly string[]) => read(place, ...names),
    source: (...names: readonly string[]) => read(container.querySelector('source'), ...names),
    classes: [...(place?.classList ?? [])],
    hasImage: image !== null,
  };
}

describe('a picture', () => {
  test('has its own words, or others, or none where it only adorns', () => {
    expect(showPicture().image('src', 'alt')).toEqual(['/media/lake.jpg', 'The lake']);
    expect(showPicture({ alt: 'A map' }).image('alt')).toEqual(['A map']);
    expect(showPicture({ alt: '' }).image('alt')).toEqual(['']);
  });

  test('comes when it is needed, and at once where a reader sees it first', () => {
    const names = ['loading', 'fetchpriority', 'decoding'] as const;
    expect(showPicture().image(...names)).toEqual(['lazy', undefined, 'async']);
    expect(showPicture({ eager: true }).image(...names)).toEqual([undefined, 'high', 'async']);
  });

  test('keeps its place in the colour and size that are known of it', () => {
    const { image, place } = showPicture({ image: KNOWN });
    expect(image('width', 'height')).toEqual(['800', '600']);
    expect(place('data-color', 'data-ratio')).toEqual(['#123456', '3/2']);
    expect(showPicture().place('data-color')).toEqual([undefined]);
    expect(showPicture().image('width', 'height')).toEqual([undefined, undefined]);
  });

  test('of its own proportions stands in fixed ones where those are not known', () => {
    expect(showPicture({ ratio: 'natural' }).place('data-ratio')).toEqual(['3/2']);
    expect(showPicture({ ratio: 'natural', image: KNOWN }).place('data-ratio')).toEqual([
      'natural',
    ]);
    expect(showPicture({ ratio: 'fill' }).place('data-ratio')).toEqual(['fill']);
    expect(showPicture({ ratio: '1/1' }).place('data-ratio')).toEqual(['1/1']);
  });

  test('comes in the renditions that are made of it, at the width at which it is shown', () => {
    const { image, source } = showPicture({ image: KNOWN });
    expect(source('type', 'sizes')).toEqual(['image/avif', '50vw']);
    expect(source('srcset')[0]).toMatch(/avif 400w, \S+avif 800w$/);
    expect(image('srcset', 'sizes')).toEqual([expect.stringMatching(/webp 400w/), '50vw']);
  });

  test('of which none are made comes as it is', () => {
    const { image, source } = showPicture();
    expect([...image('srcset', 'sizes'), ...source('type')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('that is not there leaves its place', () => {
    const { hasImage, place } = showPicture({ image: undefined });
    expect([hasImage, ...place('data-ratio')]).toEqual([false, '3/2']);
  });

  test('may have a class beside that of its place, and has no other', () => {
    const { classes } = showPicture();
    expect(classes).toHaveLength(1);
    expect(showPicture({ className: 'mine' }).classes).toEqual([...classes, 'mine']);
  });
});
