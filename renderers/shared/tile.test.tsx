import { createEvent, fireEvent, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { IMAGE_SLOT, show, TITLE_SLOT, words } from '../../tests/renderers/show.tsx';
import { Tile } from './tile.tsx';
import { TileSkeleton } from './tile-skeleton.tsx';

type TileProps = Parameters<typeof Tile>[0];

const image = {
  src: '/media/lake.jpg',
  alt: 'A lake',
  facts: [2000, 1000, '#aabbcc', [320]],
} as const;

function showTile(item: Partial<TileProps['item']>, props: Partial<TileProps> = {}) {
  return show(
    <Tile
      layout={{ slots: { title: TITLE_SLOT } }}
      item={{ key: '1', ...item }}
      ratio="16/9"
      sizes="300px"
      eager={false}
      {...props}
    />,
  );
}

describe('a tile', () => {
  test('is named by its title, and has no name without one', () => {
    const named = showTile({ title: words('Lakes') });
    expect(named.getByRole('article').getAttribute('aria-label')).toBe('Lakes');
    named.unmount();
    const nameless = showTile({ subtitle: words('2026') });
    expect(nameless.getByRole('article').hasAttribute('aria-label')).toBe(false);
  });

  test('has what the item says in one order, and its title as a heading', () => {
    const { getByRole } = showTile({
      title: words('Lakes'),
      subtitle: words('2026'),
      role: words('Editor'),
      summary: words('On water.'),
      tags: ['Water', 'Maps'],
      link: '/lakes',
    });
    const tile = getByRole('article');
    expect(tile.textContent).toBe('2026EditorLakesOn water.WaterMaps');
    const heading = within(tile).getByRole('heading', { level: 2 });
    expect(within(heading).getByRole('link', { name: 'Lakes' }).getAttribute('href')).toBe(
      '/lakes',
    );
    const tags = within(tile).getAllByRole('listitem');
    expect(tags.map(({ textContent }) => textContent)).toEqual(['Water', 'Maps']);
  });

  test('without a title says that there is more, where it leads somewhere', () => {
    const leading = showTile({ link: '/lakes' });
    const heading = within(leading.getByRole('heading', { level: 2 }));
    expect(heading.getByRole('link').textContent).toBe('ui.readMore');
    leading.unmount();
    expect(showTile({}).queryByRole('heading')).toBeNull();
  });

  test('has no place for what the item does not say', () => {
    const { getByRole } = showTile({ title: words('Lakes') });
    expect([...getByRole('article').children].map(({ tagName }) => tagName)).toEqual(['H2']);
  });

  test('cuts each of its texts after the lines that the manifest says', () => {
    const slot = (clamp: number) => ({ ...TITLE_SLOT, clamp });
    const slots = { title: slot(1), subtitle: slot(2), role: slot(3), summary: slot(4) };
    const { getByText } = showTile(
      {
        title: words('Lakes'),
        subtitle: words('2026'),
        role: words('Editor'),
        summary: words('On water.'),
        link: '/lakes',
      },
      { layout: { slots } },
    );
    const clamps = ['Lakes', '2026', 'Editor', 'On water.'].map((text) =>
      getByText(text).getAttribute('data-clamp'),
    );
    expect(clamps).toEqual(['1', '2', '3', '4']);
  });

  test('looks as the manifest says where it is marked, and as others where it is not', () => {
    const mark = { kind: 'flag', field: 'hot', equals: true, look: 'quiet' } as const;
    const layout = { slots: { title: TITLE_SLOT, mark } };
    const lookOf = (item: Partial<TileProps['item']>, props: Partial<TileProps>) => {
      const page = showTile({ title: words('Lakes'), ...item }, props);
      const look = page.getByRole('heading').getAttribute('data-mark');
      page.unmount();
      return look;
    };
    expect(lookOf({ mark: true }, { layout })).toBe('quiet');
    expect(lookOf({}, { layout })).toBeNull();
    expect(lookOf({ mark: true }, {})).toBeNull();
  });
});

describe('the picture of a tile', () => {
  const pictureIn = ({ container }: ReturnType<typeof showTile>) =>
    container.getElementsByTagName('img')[0];
  const ratioIn = (page: ReturnType<typeof showTile>) =>
    page.container.querySelector('[data-ratio]')?.getAttribute('data-ratio');

  test('adorns the tile, at the width and the ratio of the layout', () => {
    const page = showTile({ title: words('Lakes'), image });
    expect(pictureIn(page)?.getAttribute('src')).toBe('/media/lake.jpg');
    expect(pictureIn(page)?.getAttribute('alt')).toBe('');
    expect(pictureIn(page)?.getAttribute('sizes')).toBe('300px');
    expect(ratioIn(page)).toBe('16/9');
  });

  test('has the ratio that the manifest says', () => {
    const slots = { title: TITLE_SLOT, image: { ...IMAGE_SLOT, ratio: '1/1' } } as const;
    expect(ratioIn(showTile({ image }, { layout: { slots } }))).toBe('1/1');
  });

  test('has the ratio of the layout where the slot says none', () => {
    const slots = { title: TITLE_SLOT, image: IMAGE_SLOT };
    expect(ratioIn(showTile({ image }, { layout: { slots } }))).toBe('16/9');
  });

  test('waits until it is near, unless it is among the first', () => {
    const waiting = showTile({ image });
    expect(pictureIn(waiting)?.getAttribute('loading')).toBe('lazy');
    waiting.unmount();
    expect(pictureIn(showTile({ image }, { eager: true }))?.hasAttribute('loading')).toBe(false);
  });
});

describe('the introduction of a tile', () => {
  const slots = { title: TITLE_SLOT, summary: { ...TITLE_SLOT, clamp: 3 } };
  const boxed = { title: TITLE_SLOT, summary: { ...TITLE_SLOT, box: true } };
  const item = { title: words('Lakes'), summary: words('On water.') };

  test('of an item with a page has the rest there', () => {
    const page = showTile({ ...item, link: '/lakes' }, { layout: { slots } });
    expect(page.queryByRole('button')).toBeNull();
    expect(page.queryByRole('group')).toBeNull();
    expect(page.getAllByText('On water.')).toHaveLength(1);
  });

  test('of an item without a page opens in its place, by a button that says of what', () => {
    const page = showTile(item, { layout: { slots } });
    expect(page.getByRole('button', { name: 'ui.readOn: Lakes' })).toBeDefined();
    expect(page.getAllByText('On water.')).toHaveLength(1);
    expect(page.getByText('On water.').getAttribute('data-clamp')).toBe('3');
  });

  test('in a box is reached by keys, and named after the tile', () => {
    const page = showTile({ ...item, link: '/lakes' }, { layout: { slots: boxed } });
    const box = page.getByRole('group', { name: 'Lakes' });
    expect(box.tabIndex).toBe(0);
    expect(box.textContent).toBe('On water.');
  });

  test('is not there where the item has none', () => {
    const page = showTile({ title: words('Lakes') }, { layout: { slots: boxed } });
    expect(page.queryByRole('group')).toBeNull();
    expect(page.queryByRole('button')).toBeNull();
  });
});

describe('a click on a tile', () => {
  const item = { title: words('Lakes'), link: '/lakes' };

  /** Clicks the one link, and says what was opened by which element, and whether it was followed. */
  function click(props: Partial<TileProps>, event: MouseEventInit = {}, own = item) {
    const opened: unknown[] = [];
    const onOpen = (...what: unknown[]) => void opened.push(what);
    const page = showTile(own, { ...('onOpen' in props ? {} : { onOpen }), ...props });
    const link = page.getByRole('link');
    const clicked = createEvent.click(link, { button: 0, ...event });
    fireEvent(link, clicked);
    return { opened, link, isAnswered: clicked.defaultPrevented };
  }

  test('opens its page in the way of the layout, in place of following the link', () => {
    const { opened, link, isAnswered } = click({});
    expect(opened).toEqual([[{ path: '/lakes', title: 'Lakes' }, link]]);
    expect(isAnswered).toBe(true);
  });

  test('with a key for another tab is left to the browser', () => {
    const { opened, isAnswered } = click({}, { ctrlKey: true });
    expect(opened).toEqual([]);
    expect(isAnswered).toBe(false);
  });

  test('follows the link where the layout has no way of its own', () => {
    expect(click({ onOpen: undefined }).isAnswered).toBe(true);
  });
});

describe('the shape of a tile that is on its way', () => {
  const ratioOf = (ratio: '1/1' | 'natural' | undefined) => {
    const slots = { title: TITLE_SLOT, image: { ...IMAGE_SLOT, ratio } };
    const page = show(<TileSkeleton layout={{ slots }} />);
    const found = page.container.querySelector('[data-ratio]')?.getAttribute('data-ratio');
    page.unmount();
    return found;
  };

  test('has a place for a picture, of the ratio that is known before it', () => {
    expect(ratioOf('1/1')).toBe('1/1');
    expect(ratioOf('natural')).toBe('3/2');
    expect(ratioOf(undefined)).toBe('3/2');
  });

  test('has none where the tiles have no pictures', () => {
    const page = show(<TileSkeleton layout={{ slots: { title: TITLE_SLOT } }} />);
    expect(page.container.querySelector('[data-ratio]')).toBeNull();
  });
});
