import { describe, expect, test } from 'vitest';
import { SMALL_FILES } from '../compiler/small-files.ts';
import { writeSite } from '../compiler/small-site.ts';
import { does, errorsOf, expectWhole, read, TITLES } from './do-gesture.ts';
import { openStudio } from './open-studio.ts';

test.each([
  ['"zh-CN"', 'ltr'],
  ['"ar"', 'rtl'],
  ['"no tag"', 'ltr'],
])(
  'a site that begins with an error has the languages that it names: %s',
  async (tag, direction) => {
    const site = SMALL_FILES['site.json']?.replace('"zh-CN"', tag) ?? '';
    const studio = await openStudio(writeSite({ 'site.json': site, 'people/fellows.json': '{' }));
    const { languages } = await studio.call('GET site');
    expect(languages).toEqual([
      { code: 'zh', label: '中文', direction },
      { code: 'en', label: 'English', direction: 'ltr' },
    ]);
    expect((await studio.call('GET texts', { page: 'news' })).languages).toEqual(languages);
  },
);

test('a section is added, and warned of until it has a page', async () => {
  const studio = await openStudio(writeSite());
  const done = await does(studio, 'add-section', { route: '/events', titles: TITLES });
  expect([errorsOf(done), done.findings.map(({ code }) => code)]).toEqual([[], ['M237']]);
  const order = { route: '/events/all', titles: TITLES, like: 'news' };
  expect(errorsOf(await does(studio, 'add-page', order))).toEqual([]);
});

test('a language is added with all texts, in words that are still to be translated', async () => {
  const studio = await openStudio(writeSite());
  const done = await does(studio, 'add-language', { code: 'de', label: 'Deutsch', from: 'en' });
  await expectWhole(studio, done);
  const site = await read(studio, 'site.json');
  expect(site).toMatchObject({ name: { de: 'Small Institute' } });
  const { rows } = await studio.call('GET texts', { page: 'people/fellows' });
  const row = rows.find(({ key }) => key === 'menu.fellows');
  expect(row).toMatchObject({ missing: [], untranslated: ['de'] });
});

test('a language that the engine has no words in has those of another', async () => {
  const studio = await openStudio(writeSite());
  const done = await does(studio, 'add-language', { code: 'eo', label: 'Esperanto', from: 'en' });
  await expectWhole(studio, done);
});

describe('menus', () => {
  test('have pages in the order that was chosen, and each file changes in one value', async () => {
    const studio = await openStudio(writeSite());
    const pages = ['people/postdocs', 'people/fellows'];
    const done = await does(studio, 'order-pages', { section: '/people', pages });
    await expectWhole(studio, done);
    const { pages: known } = await studio.call('GET site');
    const shown = known.filter(({ section, menu }) => section === '/people' && menu !== undefined);
    expect(shown.map(({ id }) => id)).toEqual(pages);
    expect(done.notes.join()).toContain('code');
  });

  test('are written in what was moved, step by step, and in nothing else', async () => {
    const studio = await openStudio(
      writeSite(Object.fromEntries(['a', 'b', 'c'].map((name, index) => section(name, 3 - index)))),
    );
    const [a = '', b = '', c = ''] = ['/a', '/b', '/c'];
    for (const sections of [
      [a, c, b],
      [c, a, b],
    ]) {
      const done = await does(studio, 'order-sections', { sections, moved: c });
      expect(done.isDone).toBe(true);
    }
    const { sections } = await studio.call('GET site');
    expect(sections.map(({ route }) => route).filter((route) => route.length === 2)).toEqual([
      c,
      a,
      b,
    ]);
    expect((await studio.call('GET state')).unsaved).toEqual(['manifests/c/section.json']);
  });

  test('cannot have what stands in no menu', async () => {
    const studio = await openStudio(writeSite());
    const order = { section: '/people', pages: ['people/fellow'] };
    expect((await does(studio, 'order-pages', order)).isDone).toBe(false);
  });
});

describe('texts', () => {
  test('are set in one language, where the key has no group yet', async () => {
    const studio = await openStudio(writeSite());
    for (const language of ['zh', 'en']) {
      const done = await does(studio, 'set-text', { key: 'other.deep.words', language, text: 'W' });
      expect(done.isDone).toBe(true);
    }
    expect(await read(studio, 'texts/en.json')).toMatchObject({ other: { deep: { words: 'W' } } });
    await does(studio, 'set-text', { key: 'other.deep.words', language: 'en', text: null });
    expect(await read(studio, 'texts/en.json')).toMatchObject({ other: { deep: {} } });
  });

  test('that miss a language come first', async () => {
    const studio = await openStudio(writeSite());
    await does(studio, 'set-text', { key: 'people.life', language: 'en', text: null });
    const { rows } = await studio.call('GET texts', { page: 'people/fellow' });
    expect(rows[0]).toMatchObject({ key: 'people.life', missing: ['en'] });
    expect(rows[0]?.places[0]).toMatchObject({ file: 'manifests/people/fellow.json' });
  });

  test('get another key wherever they are named', async () => {
    const studio = await openStudio(writeSite());
    const done = await does(studio, 'rename-text', { key: 'people.life', to: 'about.life' });
    await expectWhole(studio, done);
    expect(JSON.stringify(await read(studio, 'people/fellow.json'))).toContain('about.life');
  });
});

test('a component of its own is added, and the page shows without it until it is saved', async () => {
  const studio = await openStudio(writeSite({ 'renderers/README.md': 'Our own.' }));
  const done = await does(studio, 'add-override', { page: 'people/fellows', name: 'notice-above' });
  await expectWhole(studio, done);
  expect(done.files).toContain('renderers/overrides/notice-above/index.tsx');
  expect(await read(studio, 'people/fellows.json')).toMatchObject({ override: 'notice-above' });
  const { text } = await studio.call('GET file', {
    path: 'renderers/overrides/notice-above/index.tsx',
  });
  expect(text).toContain('<PageFrame frame={page.frame} />');
});

test('what would be done is said, and not done, where only that is asked', async () => {
  const studio = await openStudio(writeSite());
  const { revision: base } = await studio.call('GET state');
  const done = await studio.call('POST gesture', {
    name: 'remove-section',
    arguments: { section: '/people', force: true },
    base,
    dryRun: true,
  });
  expect([done.isDone, done.files.length, done.unsaved]).toEqual([false, 6, []]);
});

function section(name: string, sortValue: number): [string, string] {
  const menu = { title: TITLES, sortValue };
  return [`${name}/section.json`, JSON.stringify({ manifestVersion: 2, route: `/${name}`, menu })];
}
