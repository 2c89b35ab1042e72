import { describe, expect, test } from 'vitest';
import { show } from '../../../tests/renderers/show.tsx';
import {
  LIST,
  ONE,
  one,
  PARTS,
  type Props,
  showParts,
  slots,
} from '../../../tests/renderers/show-parts.tsx';
import { layout } from './index.tsx';

const IMAGE_SLOT = { kind: 'image', field: 'photo', template: undefined, preview: false } as const;
const picture = (name: string) =>
  ({ src: `/media/${name}.jpg`, alt: name, facts: [30, 20, null, [320]] }) as const;
const PICTURED = PARTS.map((part, index) => ({
  ...part,
  ...(index < 2 && { image: picture(`view-${index}`) }),
}));

describe('the pictures of parts', () => {
  test('stand beside them, that of the part which was opened last', () => {
    const { container, turn, pictures } = showParts({
      model: ONE,
      items: one({ items: PICTURED }),
    });
    // Each is in its part, too, where a phone shows it.
    expect(pictures()).toEqual(['view-0', 'view-1', 'view-0']);
    expect(container.querySelector('[data-picture]')?.getAttribute('data-picture')).toBe('true');
    turn(1, true);
    // The one that was closed for it tells so as well.
    turn(0, false);
    expect(pictures().at(-1)).toBe('view-1');
    turn(1, false);
    expect(pictures().at(-1)).toBe('view-1');
    turn(2, true);
    expect(pictures()).toEqual(['view-0', 'view-1']);
  });

  test('do not wait where they are in sight at first', () => {
    const waits = (model: Props['layout'], items: Props['items']) => {
      const { container, unmount } = showParts({ model, items });
      const found = [...container.getElementsByTagName('img')].map(
        (image) => image.getAttribute('loading') === 'lazy',
      );
      unmount();
      return found;
    };
    expect(waits(ONE, one({ items: PICTURED }))).toEqual([false, true, false]);
    expect(waits(LIST, PICTURED)).toEqual([true, true, false]);
  });

  test('have no place where no part has one', () => {
    const { container, pictures } = showParts();
    expect(pictures()).toEqual([]);
    expect(container.querySelector('[data-picture]')?.getAttribute('data-picture')).toBe('false');
  });

  const ratioOf = (container: HTMLElement) =>
    container.querySelector('[data-ratio]')?.getAttribute('data-ratio');
  const withImage = (image: object | undefined) => ({
    list: { ...LIST, slots: { ...slots, image } } as unknown as Props['layout'],
    item: {
      ...ONE,
      slots: { items: { kind: 'items', field: 'parts', slots: { ...slots, image } } },
    } as unknown as Props['layout'],
  });

  test.each([
    [undefined, '3/2', undefined],
    [{ ...IMAGE_SLOT, ratio: undefined }, '3/2', '3/2'],
    [{ ...IMAGE_SLOT, ratio: '1/1' }, '1/1', '1/1'],
  ])(
    'of the slot %j have the ratio %s, and %s while they are on their way',
    (image, ratio, early) => {
      const { list, item } = withImage(image);
      const ofList = showParts({ model: list, items: PICTURED });
      expect(ratioOf(ofList.container)).toBe(ratio);
      expect(ofList.container.getElementsByTagName('img')[0]?.sizes).toBe(
        '(max-width: 1024px) 100vw, 560px',
      );
      ofList.unmount();
      const ofItem = showParts({ model: item, items: one({ items: PICTURED }) });
      expect(ratioOf(ofItem.container)).toBe(ratio);
      ofItem.unmount();
      for (const model of [list, item]) {
        const { container, unmount } = show(<layout.Skeleton layout={model} />);
        expect(ratioOf(container)).toBe(early);
        const place = container.querySelector('[data-picture]')?.getAttribute('data-picture');
        expect(place).toBe(String(image !== undefined));
        unmount();
      }
    },
  );
});
