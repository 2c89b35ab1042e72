import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { LayoutProps } from '../../../src/react/index.ts';
import { openPage } from '../../../tests/react/open-page.tsx';
import {
  BLOCKS_SLOT,
  IMAGE_SLOT,
  show,
  showLayout,
  TITLE_SLOT,
  words,
} from '../../../tests/renderers/show.tsx';
import { layout } from './index.tsx';
import { PreviewDialog } from './preview-dialog.tsx';

type Model = LayoutProps<'detail'>['layout'];

const slots = { title: TITLE_SLOT, blocks: BLOCKS_SLOT };
const shown = { type: 'detail', back: undefined, slots } as const;
const blocks = [{ type: 'phone', field: '123', heading: 'How to call', id: 'how-to-call' }];
const cover = (width: number, height: number) =>
  ({ src: '/media/an.jpg', alt: 'An Li', facts: [width, height, null, [320]] }) as const;

test('an item has its title and its blocks, each under its heading', () => {
  const page = showLayout(layout, shown, [{ key: '1', title: words('An Li'), blocks }]);
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('An Li');
  expect(page.getByRole('heading', { level: 2 }).textContent).toBe('How to call');
  expect(page.getByRole('link', { name: /123/ }).getAttribute('href')).toBe('tel:123');
  expect(page.getByRole('article').getAttribute('aria-label')).toBe('An Li');
});

test('an item that is not there shows nothing', () => {
  const { container } = showLayout(layout, shown, []);
  expect(container.querySelector('article')).toBeNull();
});

test('an item without blocks, a picture or a way back has its title alone', () => {
  const page = showLayout(layout, shown, [{ key: '1', title: words('An Li') }]);
  expect(page.getByRole('article').textContent).toBe('An Li');
  expect(page.queryByRole('link')).toBeNull();
});

test('an item leads back where the manifest says to', () => {
  const back = { route: '/people', history: false };
  const page = showLayout(layout, { ...shown, back }, [{ key: '1', title: words('An Li') }]);
  expect(page.getByRole('link', { name: 'ui.backTo' }).getAttribute('href')).toBe('/people');
});

test('an item without a title of its own has that of its page, as its heading, its name and the words of its picture', async () => {
  const { main } = await openPage('/garden/welcome', { language: 'en' });
  const item = within(await within(main()).findByRole('article'));
  const { textContent } = item.getByRole('heading', { level: 1 });
  expect(textContent).toMatch(/\w/);
  expect(within(main()).getByRole('article').getAttribute('aria-label')).toBe(textContent);
  expect(item.getAllByRole('img').at(-1)?.getAttribute('alt')).toBe(textContent);
});

test.each([
  ['that is its page’s is there before its data', '/garden/welcome', true],
  ['of its own is not', '/programme/almanac', false],
])('a title %s', async (_, path, isThere) => {
  const change = ({ pathname }: URL) =>
    /(?:welcome|almanac)$/.test(pathname) ? new Promise<Response>(() => undefined) : undefined;
  const { main } = await openPage(path, { language: 'en', change });
  await waitFor(() => expect(main().querySelectorAll('[class*="bone"]').length).toBeGreaterThan(2));
  expect(within(main()).queryAllByRole('heading', { level: 1, hidden: true })).toHaveLength(
    isThere ? 1 : 0,
  );
});

test('a title is in italics where the menu has it so', async () => {
  const { main } = await openPage('/programme/almanac', { language: 'en' });
  const title = await within(main()).findByRole('heading', { level: 1 });
  expect(title.dataset.italic).toBe('true');
});

describe('the picture of an item', () => {
  function showCover(item: object, own: object = {}) {
    const model = { ...shown, slots: { ...slots, cover: { ...IMAGE_SLOT, ...own } } };
    const page = showLayout(layout, model as Partial<Model>, [
      { key: '1', title: words('An Li'), ...item },
    ]);
    const [picture] = page.container.getElementsByTagName('img');
    const attribute = (name: string) =>
      page.container.querySelector(`[${name}]`)?.getAttribute(name);
    return { ...page, picture, attribute };
  }

  test('stands at its side, in the words that it has, and does not wait', () => {
    const { picture, attribute } = showCover({ cover: cover(400, 500) });
    expect(picture?.getAttribute('alt')).toBe('An Li');
    expect(picture?.hasAttribute('loading')).toBe(false);
    expect(picture?.sizes).toBe('(max-width: 416px) 100vw, (max-width: 1024px) 384px, 320px');
    expect(attribute('data-ratio')).toBe('4/5');
    expect([attribute('data-cover'), attribute('data-wide')]).toEqual(['true', 'false']);
  });

  test('is as wide as the page on a phone where it is wider than high', () => {
    const { picture, attribute } = showCover({ cover: cover(501, 500) });
    expect(picture?.sizes).toBe('(max-width: 1024px) 100vw, 320px');
    expect(attribute('data-wide')).toBe('true');
  });

  test('is not taken for wide where it is a square, or nothing is known of it', () => {
    const square = showCover({ cover: cover(500, 500) });
    expect(square.attribute('data-wide')).toBe('false');
    square.unmount();
    const unknown = showCover({ cover: { src: '/media/an.jpg', alt: 'An Li' } });
    expect(unknown.attribute('data-wide')).toBe('false');
  });

  test('has the ratio that the manifest says', () => {
    expect(showCover({ cover: cover(4, 5) }, { ratio: '1/1' }).attribute('data-ratio')).toBe('1/1');
  });

  test('without words on a page without a title has none', () => {
    const { picture } = showCover({ cover: { ...cover(4, 5), alt: '' } });
    expect(picture?.getAttribute('alt')).toBe('');
  });

  test('has no place where there is none', () => {
    const { picture, attribute } = showCover({});
    expect([picture, attribute('data-wide'), attribute('data-ratio')]).toEqual(
      Array(3).fill(undefined),
    );
    expect(attribute('data-cover')).toBe('false');
  });

  test('opens in full size where the manifest says so, and gives the focus back', async () => {
    const { getByRole, picture } = showCover({ cover: cover(4, 5) }, { preview: true });
    expect(picture?.getAttribute('alt')).toBe('An Li');
    const button = getByRole('button', { name: 'ui.showPicture' });
    expect(button.getAttribute('aria-haspopup')).toBe('dialog');
    // Nothing of it is loaded before somebody wants it.
    await act(async () => void (await import('./preview-dialog.tsx')));
    expect(button.nextElementSibling).toBeNull();
    fireEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'An Li', hidden: true });
    fireEvent.click(within(dialog).getByRole('button', { name: 'ui.close', hidden: true }));
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    expect(document.activeElement).toBe(button);
  });

  test('opens nowhere else', () => {
    const { queryByRole } = showCover({ cover: cover(4, 5) });
    expect(queryByRole('button')).toBeNull();
  });
});

describe('a picture in full size', () => {
  function showPreview(open: boolean) {
    const close = vi.fn();
    show(<PreviewDialog image={cover(4, 5)} open={open} close={close} />);
    return close;
  }

  test('is the picture itself, in its words', () => {
    showPreview(true);
    const dialog = screen.getByRole('dialog', { name: 'An Li' });
    const picture = within(dialog).getByRole('img', { name: 'An Li' });
    expect(picture.getAttribute('src')).toBe('/media/an.jpg');
  });

  test('is closed by its button, and by the Escape key', () => {
    const close = showPreview(true);
    fireEvent.click(screen.getByRole('button', { name: 'ui.close' }));
    expect(close).toHaveBeenCalledTimes(1);
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(close).toHaveBeenCalledTimes(2);
  });

  test('is not there until it is opened', () => {
    showPreview(false);
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });
});

describe('an item in a drawer', () => {
  const showDrawer = (item: object) => {
    const model = { ...shown, back: { route: '/people', history: false } } as unknown as Model;
    return show(<layout.Layout layout={model} items={[{ key: '1', ...item }]} />, '/', 'drawer');
  };

  test('is its text alone, under a heading below that of the page behind it', () => {
    const page = showDrawer({ title: words('An Li'), blocks, cover: cover(4, 5) });
    expect(page.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('An Li');
    expect(page.queryByRole('heading', { level: 1 })).toBeNull();
    expect(page.queryByRole('link', { name: /^ui\.back/ })).toBeNull();
    expect(page.queryByRole('img')).toBeNull();
    expect(page.getByRole('link', { name: /123/ })).toBeDefined();
    expect(page.getByRole('article').getAttribute('aria-label')).toBe('An Li');
  });

  test('has no heading where it has no title', () => {
    const page = showDrawer({});
    expect(page.queryByRole('heading')).toBeNull();
    expect(page.getByRole('article').hasAttribute('aria-label')).toBe(false);
  });
});

describe('an item that is on its way', () => {
  const shapeOf = (own: object) => {
    const page = show(
      <layout.Skeleton layout={{ ...shown, slots: { ...slots, ...own } } as Model} />,
    );
    const attribute = (name: string) =>
      page.container.querySelector(`[${name}]`)?.getAttribute(name);
    const shape = [attribute('data-cover'), attribute('data-ratio')];
    page.unmount();
    return shape;
  };

  test('has a place for its picture, of the ratio that the manifest says, where it has one', () => {
    expect(shapeOf({})).toEqual(['false', undefined]);
    expect(shapeOf({ cover: IMAGE_SLOT })).toEqual(['true', '4/5']);
    expect(shapeOf({ cover: { ...IMAGE_SLOT, ratio: '1/1' } })).toEqual(['true', '1/1']);
  });
});
