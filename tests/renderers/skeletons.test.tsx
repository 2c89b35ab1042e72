import { describe, expect, test } from 'vitest';
import { registry } from '../../renderers/index.ts';
import { IMAGE_SLOT, show, TITLE_SLOT } from './show.tsx';

const COLUMNS = { xs: 1, sm: 1, tile: 2, md: 2, lg: 3, xl: 3 };
const LAYOUTS = Object.entries(registry.layouts);

async function showSkeleton(type: string, slots: object) {
  const { Skeleton } = (await registry.layouts[type]?.()) ?? {};
  if (Skeleton === undefined) throw new Error(`${type} has no skeleton`);
  const layout = { type, columns: COLUMNS, slots: { title: TITLE_SLOT, ...slots } };
  return show(<Skeleton layout={layout as never} />).container;
}

describe.each(LAYOUTS)('what is on its way of the layout %s', (type) => {
  test('has a place on the page, without words or anything to press', async () => {
    const container = await showSkeleton(type, { image: IMAGE_SLOT, cover: IMAGE_SLOT });
    expect(container.childElementCount).toBe(1);
    expect(container.textContent).toBe('');
    expect(container.querySelector('a, button, input, [tabindex]')).toBeNull();
    expect(container.querySelector('img')).toBeNull();
  });
});
