import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { isSamePart, tracePart } from '../../../src/app/inspector/trace.ts';
import type { SiteRuntime } from '../../../src/react/site-runtime.ts';
import { footerOf } from '../../core/site-of.ts';
import { type OpenOptions, openPage, site } from '../../react/open-page.tsx';

/** Opens a page whose data is there. */
async function open(url: string, options?: OpenOptions) {
  const page = await openPage(url, options);
  await waitFor(() => expect(page.main().querySelector('[aria-busy="true"]')).toBeNull());
  return page;
}

/** The part that is found at an element, in short: `view:layout.slots.title`, with what fills it. */
function read(element: Element | null | undefined, runtime: SiteRuntime) {
  if (!element) throw new Error('There is no such element');
  const traced = tracePart(element, runtime);
  if (traced === undefined) return undefined;
  const { part, source, fields } = traced;
  const path = [...(part.view === undefined ? [] : [part.view]), ...part.path].join('.');
  const names = fields?.map(({ slot, field }) => (slot === undefined ? field : `${slot}=${field}`));
  return [`${part.kind} ${part.name}`, path, source, names?.join(' ')];
}

describe('in a list', () => {
  const FERNS = 'page plants/ferns';
  const CALL = '/collection/ferns (paged by the client)';

  test('what shows a slot is that slot, with the field that fills it', async () => {
    const { main, runtime } = await open('/plants/ferns');
    const [card] = within(main()).getAllByRole('listitem').slice(-1);
    const at = (selector: string) => read(card?.querySelector(selector), runtime);
    expect(at('h2')).toEqual([FERNS, 'view.layout.slots.title', CALL, 'name']);
    expect(at('h2 a')).toEqual([FERNS, 'view.layout.slots.link', CALL, 'id']);
    expect(at('picture')).toEqual([FERNS, 'view.layout.slots.image', CALL, 'photo']);
    expect(at('img')).toEqual([FERNS, 'view.layout.slots.image', CALL, 'photo']);
  });

  test('what shows no slot is the item as a whole', async () => {
    const { main, runtime } = await open('/plants/ferns');
    const cards = main().querySelectorAll('ul > li:has(h2)');
    const [first, second] = cards;
    expect(read(first, runtime)).toEqual([
      FERNS,
      'view.layout.slots',
      CALL,
      'image=photo title=name subtitle=title summary=introduction link=id',
    ]);
    const valuesOf = (card: Element | undefined) =>
      card && tracePart(card, runtime)?.fields?.find(({ slot }) => slot === 'title')?.value;
    const names = [first, second].map((card) => card?.querySelector('h2')?.textContent);
    expect([valuesOf(first), valuesOf(second)]).toEqual(names);
    expect(first && tracePart(first, runtime)?.element).toBe(first);
  });

  test('what stands around the items is the view', async () => {
    const { main, runtime } = await open('/plants/ferns');
    const list = main().querySelector('li h2')?.closest('ul');
    expect(read(list, runtime)).toEqual([FERNS, 'view', CALL, '']);
  });

  test('an element in rich text is the slot that the text fills', async () => {
    const { main, runtime } = await open('/plants/houses');
    const text =
      main().querySelector('li [data-clamp] *') ?? main().querySelector('li [data-clamp]');
    expect(read(text, runtime)?.[1]).toBe('view.layout.slots.summary');
  });

  test('a block of an item is that block', async () => {
    const { main, runtime } = await open('/plants/beds');
    const line = within(main()).getAllByRole('link', { name: /@garden.example/ })[0];
    expect(read(line, runtime)).toEqual([
      'page plants/beds',
      'in.layout.slots.contact.0',
      '/collection/beds?type=current (paged by the client)',
      'email',
    ]);
  });
});

describe('in a page of one item', () => {
  const FERN = 'page plants/fern';
  const CALL = '/collection/ferns/{id}';

  test('its parts are found, and what is none of them is the item', async () => {
    const { main, runtime } = await open('/plants/fern/ferns-1');
    const back = within(main()).getByRole('link', { name: /^Back to/ });
    expect(read(back, runtime)).toEqual([FERN, 'view.layout.back', CALL, '']);
    const heading = within(main()).getByRole('heading', { level: 1 });
    expect(read(heading.firstElementChild, runtime)).toEqual([
      FERN,
      'view.layout.slots.title',
      CALL,
      'name',
    ]);
    const known = within(main()).getByRole('heading', { level: 2, name: 'Known for' });
    expect(read(known, runtime)?.slice(1)).toEqual([
      'view.layout.slots.blocks.3',
      CALL,
      'professional',
    ]);
    expect(read(main().querySelector('article'), runtime)?.[1]).toBe('view.layout.slots');
  });

  test('its heading is the item’s, and that of a list the page’s own', async () => {
    const { main, runtime } = await open('/plants/ferns');
    const heading = within(main()).getByRole('heading', { level: 1 });
    expect(read(heading, runtime)).toEqual(['page plants/ferns', 'title', undefined, undefined]);
    expect(tracePart(heading, runtime)?.element).toBe(heading);
  });
});

describe('in a frame', () => {
  test('the headings of its views are those views’', async () => {
    const { main, runtime } = await open('/plants/beds');
    const nav = within(within(main()).getByRole('navigation', { name: /^(?!.*pages)/ }));
    const [inFlower, past] = nav.getAllByRole('link');
    expect(read(inFlower, runtime)?.slice(0, 2)).toEqual(['page plants/beds', 'in.heading']);
    expect(read(past, runtime)?.slice(0, 2)).toEqual(['page plants/beds', 'out.heading']);
  });

  test('its search is the frame’s', async () => {
    const { main, runtime } = await open('/search?q=spring');
    const box = within(main()).getByRole('searchbox');
    expect(read(box, runtime)?.slice(0, 2)).toEqual(['page search', 'frame.search']);
  });

  test('a heading that the API brings is the slot of the view that brings it', async () => {
    const { main, runtime } = await open('/');
    const heading = within(main()).getByText('Coming up');
    expect(read(heading, runtime)).toEqual([
      'page home',
      'titles.layout.slots.activities',
      '/home/titles',
      'leftTitle',
    ]);
  });

  test('what is none of a view’s is the page as a whole', async () => {
    const { main, runtime } = await open('/');
    const whole = main().querySelector('h1')?.parentElement;
    expect(read(whole, runtime)).toEqual(['page home', '', undefined, undefined]);
  });
});

describe('outside of all pages', () => {
  const NAVIGATION = '/home/navigations';

  test('entries of menus are those of their section or page', async () => {
    const { main, runtime } = await open('/plants/ferns');
    const top = within(screen.getByRole('navigation', { name: 'Main menu' }));
    const at = (link: Element) => read(link, runtime);
    expect(at(top.getByRole('link', { name: 'Plants' }))).toEqual([
      'section /plants',
      'menu',
      NAVIGATION,
      undefined,
    ]);
    const side = within(within(main()).getByRole('navigation', { name: 'Plants pages' }));
    expect(at(side.getByRole('link', { name: 'Shrubs' }))).toEqual([
      'page plants/shrubs',
      'menu',
      NAVIGATION,
      undefined,
    ]);
    expect(at(side.getByRole('heading'))?.slice(0, 2)).toEqual(['section /plants', 'menu']);
  });

  test('a page that the server’s navigation names is one of its section’s children', async () => {
    await open('/plants/ferns');
    const top = within(screen.getByRole('navigation', { name: 'Main menu' }));
    const first = top.getByRole('link', { name: 'Permits' }).getAttribute('href') ?? '';
    cleanup();
    const { main, runtime } = await open(first);
    const side = within(main()).getByRole('navigation', { name: 'Permits pages' });
    const [child] = within(side).getAllByRole('link');
    expect(read(child, runtime)).toEqual(['section /permits', 'children', NAVIGATION, undefined]);
  });

  test('parts of the header are those of the site', async () => {
    const { runtime } = await open('/plants/ferns');
    const header = screen.getByRole('banner');
    const at = (selector: string) => read(header.querySelector(selector), runtime)?.slice(0, 3);
    expect(at('img')).toEqual(['site ', 'header.logo', undefined]);
    expect(at('[lang="zh-CN"]')?.[1]).toBe('header.names.0');
    expect(at('search')?.[1]).toBe('header.search');
    expect(read(header, runtime)?.slice(0, 3)).toEqual(['site ', 'header', undefined]);
  });

  test('parts of the footer are found by their place in the manifest', async () => {
    const say = (en: string) => ({ en });
    const footer = footerOf({
      call: { api: undefined, endpoint: '/home/site-infrastructure' },
      name: true,
      columns: [
        {
          heading: { field: undefined, text: say('About') },
          links: [{ text: say('Glasshouses'), href: '/plants/houses' }],
          isFolded: false,
        },
      ],
      legal: [{ text: { field: undefined, text: say('© Hill') }, href: undefined }],
    });
    const { runtime } = await open('/plants/ferns', { site: { ...site.site, footer } });
    const at = (text: string) =>
      read(within(screen.getByRole('contentinfo')).getByText(text), runtime)?.slice(0, 3);
    const call = '/home/site-infrastructure';
    expect(at('About')).toEqual(['site ', 'footer.columns.0', call]);
    expect(at('Glasshouses')).toEqual(['site ', 'footer.columns.0.links.0', call]);
    expect(at('© Hill')).toEqual(['site ', 'footer.legal.0', call]);
    expect(at(site.site.name.en ?? '')).toEqual(['site ', 'name', undefined]);
    const whole = read(screen.getByRole('contentinfo'), runtime)?.slice(0, 3);
    expect(whole).toEqual(['site ', 'footer', call]);
  });

  test('what no manifest made is no part', async () => {
    const { runtime } = await open('/plants/ferns');
    expect(tracePart(document.body, runtime)).toBeUndefined();
    expect(read(screen.getByRole('main'), runtime)).toBeUndefined();
  });
});

test('two parts are the same where all that names them is', () => {
  const part = { kind: 'page', name: 'home', view: 'view', path: ['layout', 'slots', 0] } as const;
  expect(isSamePart(part, { ...part })).toBe(true);
  expect(isSamePart(part, { ...part, view: 'other' })).toBe(false);
  expect(isSamePart(part, { ...part, path: ['layout', 'slots', 1] })).toBe(false);
});
