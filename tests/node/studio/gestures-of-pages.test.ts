import { describe, expect, test } from 'vitest';
import { SMALL_FILES } from '../compiler/small-files.ts';
import { writeSite } from '../compiler/small-site.ts';
import { does, errorsOf, expectWhole, read, TITLES } from './do-gesture.ts';
import { openStudio } from './open-studio.ts';

describe('a page is moved', () => {
  test('with its file, the details below it, links, aliases and its own texts', async () => {
    const studio = await openStudio(writeSite());
    const done = await does(studio, 'move-page', {
      page: 'people/fellows',
      route: '/people/scholars',
    });
    await expectWhole(studio, done);
    expect(done.page).toBe('people/scholars');
    const list = await read(studio, 'people/scholars.json');
    expect(list).toMatchObject({
      route: '/people/scholars',
      aliases: ['/people/professors', '/people/fellows'],
      menu: { title: 'menu.scholars', code: 'fellows' },
      view: { layout: { item: { link: '/people/scholars/{id}' } } },
    });
    expect(await read(studio, 'people/fellow.json')).toMatchObject({
      route: '/people/scholars/:id',
      aliases: ['/people/professors/:id', '/people/fellows/:id'],
      view: { layout: { back: '/people/scholars' } },
    });
    const front = JSON.stringify(await read(studio, 'front.json'));
    expect(front).toContain('"/people/scholars/{id}"');
    expect(front).toContain('"/lectures/{id}"');
    expect(await read(studio, 'texts/en.json')).toMatchObject({
      menu: { scholars: 'Words menu.fellows' },
    });
    const { unsaved } = await studio.call('GET state');
    expect(unsaved).toContain('manifests/people/fellows.json');
  });

  test('with links to one of its items, and without those that are another page’s', async () => {
    const front = JSON.parse(SMALL_FILES['front.json'] ?? '');
    const extensions = { first: '/people/fellows/wei?tab=1', other: '/people/postdocs' };
    const studio = await openStudio(
      writeSite({ 'front.json': JSON.stringify({ ...front, extensions }) }),
    );
    await does(studio, 'move-page', { page: 'people/fellows', route: '/people/scholars' });
    expect((await read(studio, 'front.json')).extensions).toEqual({
      first: '/people/scholars/wei?tab=1',
      other: '/people/postdocs',
    });
  });

  test('not to a route that is taken, nor to one with other parameters', async () => {
    const studio = await openStudio(writeSite());
    for (const route of ['/people/postdocs', '/people/:name', 'people/x', '/nowhere/x']) {
      const done = await does(studio, 'move-page', { page: 'people/fellows', route });
      expect([done.isDone, done.refusals.length, done.unsaved], route).toEqual([false, 1, []]);
    }
  });

  test('by its section, with all pages of it', async () => {
    const studio = await openStudio(writeSite());
    const done = await does(studio, 'move-section', { section: '/people', route: '/persons' });
    await expectWhole(studio, done);
    const { pages, sections } = await studio.call('GET site');
    expect(sections.map(({ route }) => route)).toContain('/persons');
    const routes = pages.filter(({ section }) => section === '/persons').map(({ route }) => route);
    expect(routes.sort()).toEqual([
      '/persons/fellows',
      '/persons/fellows/:id',
      '/persons/postdocs',
    ]);
    expect(await read(studio, 'persons/fellow.json')).toMatchObject({
      view: { layout: { back: '/persons/fellows' } },
    });
  });

  test('by its section, whose old route leads to the first page of its menu, as its own does', async () => {
    const studio = await openStudio(writeSite());
    const aliases = async (file: string) => (await read(studio, file)).aliases ?? [];
    const move = (section: string, route: string) =>
      does(studio, 'move-section', { section, route });
    await move('/people', '/persons');
    expect(await aliases('persons/fellows.json')).toContain('/people');
    expect(await aliases('persons/postdocs.json')).toEqual(['/people/postdocs']);
    // And back again, where the alias is the section's own route.
    const back = await move('/persons', '/people');
    expect([back.refusals, back.isDone, errorsOf(back)]).toEqual([[], true, []]);
    expect(await aliases('people/fellows.json')).toEqual(
      expect.arrayContaining(['/persons', '/persons/fellows']),
    );
    expect(await aliases('people/fellows.json')).not.toContain('/people');
    expect(await aliases('people/postdocs.json')).toEqual(['/persons/postdocs']);
  });
});

describe('a page is added', () => {
  test('like another, with the page of its items', async () => {
    const studio = await openStudio(writeSite());
    const order = { route: '/people/guests', titles: TITLES, like: 'people/fellows' };
    const done = await does(studio, 'add-page', order);
    await expectWhole(studio, done);
    const list = await read(studio, 'people/guests.json');
    expect(list).toMatchObject({
      route: '/people/guests',
      menu: { title: TITLES },
      view: { layout: { item: { link: '/people/guests/{id}' } } },
    });
    expect([Object.keys(list), Object.keys(list.menu ?? {})].flat()).not.toContain('aliases');
    expect(Object.keys(list.menu ?? {})).not.toContain('code');
    expect(await read(studio, 'people/guest.json')).toMatchObject({
      route: '/people/guests/:id',
      view: { layout: { back: '/people/guests' } },
    });
  });

  test('of what an endpoint answers', async () => {
    const items = [
      { id: 'a', name: 'Ada', email: 'ada@small.example', introduction: '<p>Words</p>' },
      { id: 'b', name: 'Bo', email: 'bo@small.example', introduction: '<p>More</p>' },
    ];
    const api: typeof fetch = async (input) => {
      const { pathname } = new URL(new Request(input).url);
      const found = items.find(({ id }) => pathname.endsWith(`/${id}`));
      return pathname.startsWith('/api/peoples/faculty-fellows')
        ? Response.json(found ?? items)
        : new Response('{}', { status: 404 });
    };
    const studio = await openStudio(writeSite(), api);
    const done = await does(studio, 'add-page', {
      route: '/people/guests',
      titles: TITLES,
      endpoint: '/peoples/faculty-fellows',
      layout: 'grid',
    });
    expect([done.refusals, done.isDone]).toEqual([[], true]);
    expect(await read(studio, 'people/guests.json')).toMatchObject({
      view: {
        source: { endpoint: '/peoples/faculty-fellows' },
        layout: { type: 'grid', item: { title: 'name' } },
      },
    });
  });

  test('as a copy of its own, and of itself alone', async () => {
    const studio = await openStudio(writeSite());
    const order = { page: 'people/fellows', route: '/people/guests', titles: TITLES };
    const done = await does(studio, 'copy-page', order);
    await expectWhole(studio, done);
    expect(done.files).toEqual(['manifests/people/guests.json']);
    expect(await read(studio, 'people/guests.json')).toMatchObject({
      view: { layout: { item: { link: '/people/fellows/{id}' } } },
    });
  });

  test('not where something is, nor without a title in each language', async () => {
    const studio = await openStudio(writeSite());
    const like = 'people/fellows';
    for (const order of [
      { route: '/people/postdocs', titles: TITLES, like },
      { route: '/people/guests', titles: { en: 'Guests' }, like },
      { route: '/nowhere/guests', titles: TITLES, like },
      { route: '/people/guests', titles: TITLES, like: 'people/nobody' },
    ]) {
      const done = await does(studio, 'add-page', order);
      expect([done.isDone, done.refusals.length], JSON.stringify(order)).toEqual([false, 1]);
    }
  });
});

describe('a page is removed', () => {
  test('not while something leads there, which is said with file and line', async () => {
    const studio = await openStudio(writeSite());
    const done = await does(studio, 'remove-page', { page: 'people/fellow' });
    expect([done.isDone, done.unsaved]).toEqual([false, []]);
    expect(done.refusals.map(({ file }) => file)).toContain('manifests/people/fellows.json');
    expect(done.refusals.every(({ line, canForce }) => line !== undefined && canForce)).toBe(true);
  });

  test('in spite of that where somebody says so', async () => {
    const studio = await openStudio(writeSite());
    const done = await does(studio, 'remove-page', { page: 'people/fellow', force: true });
    expect([done.isDone, done.unsaved]).toEqual([true, ['manifests/people/fellow.json']]);
  });

  test('with the pages of its items where that is asked, and what else leads there is said', async () => {
    const studio = await openStudio(writeSite());
    const list = { page: 'people/fellows', withDetails: true };
    const said = await does(studio, 'remove-page', list);
    expect(said.notes).toContain('manifests/people/fellow.json is removed');
    expect(said.refusals.map(({ file }) => file)).not.toContain('manifests/people/fellow.json');
    const done = await does(studio, 'remove-page', { ...list, force: true });
    const pages = done.files.filter((file) => file.startsWith('manifests/people/'));
    expect(pages.sort()).toEqual(['manifests/people/fellow.json', 'manifests/people/fellows.json']);
    const left = await does(studio, 'remove-page', { page: 'people/postdocs' });
    expect(left.files).not.toContain('manifests/people/fellow.json');
  });

  test('with its section and the other pages of it, and with the texts that they alone have used', async () => {
    const studio = await openStudio(writeSite());
    const done = await does(studio, 'remove-section', { section: '/people', force: true });
    expect([...done.files].sort()).toEqual([
      'manifests/people/fellow.json',
      'manifests/people/fellows.json',
      'manifests/people/postdocs.json',
      'manifests/people/section.json',
      'manifests/texts/en.json',
      'manifests/texts/zh.json',
    ]);
    const left = await read(studio, 'texts/en.json');
    expect(Object.keys(Object(left).menu)).toEqual(['home', 'people', 'news']);
    // Another page has these labels, too.
    expect(left).toHaveProperty('people.school');
  });
});
