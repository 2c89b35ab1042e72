import { describe, expect, it } from 'vitest';
import { type Files, getJson, loadSmallContent } from './small-content.ts';
import { get, list, SMALL_DESCRIPTION } from './small-description.ts';

const { paths } = SMALL_DESCRIPTION;
/** The small API with a menu, and with items that no list shows. */
const DESCRIPTION = {
  ...SMALL_DESCRIPTION,
  paths: {
    ...paths,
    '/menu': get(list('Note'), { 'x-content': { everyLanguage: true } }),
    '/rules/{id}': paths['/notes/{id}'],
  },
};

const page = (title: string, text = '') => `---\ntitle: ${title}\n---\n${text}`;
const SECTION = '# text\n\nText.';

/** Content that is there in Chinese alone. */
const CHINESE: Files = {
  'notes/lake.zh.md': page('湖', SECTION),
  'menu/people.zh.md': page('人'),
  'menu/about.zh.md': page('关于'),
  'rules/house.zh.md': page('规章', SECTION),
  'about.zh.md': page('关于', SECTION),
};

const ask = (files: Files, place: string, language: string) =>
  getJson(loadSmallContent({ ...CHINESE, ...files }, DESCRIPTION), place, {
    'Accept-Language': language,
  });

describe('what a language lacks', () => {
  it('is missing from a list', async () => {
    expect(await ask({}, '/notes', 'en')).toEqual([]);
    expect(await ask({}, '/notes/lake', 'en')).toMatchObject({ status: 404 });
  });

  it.each([
    ['in a list that is whole in every language', '/menu', [{ title: '关于' }, { title: '人' }]],
    ['as an item that no list shows', '/rules/house', { id: 'house', title: '规章' }],
    ['as a page by itself', '/about', { title: '关于', text: '<p>Text.</p>', notes: [] }],
  ])('stands in the first language %s', async (_, place, answer) => {
    expect(await ask({}, place, 'en')).toMatchObject(answer);
  });

  it('stands there only until it is translated', async () => {
    const files = { 'menu/people.en.md': page('People') };
    expect(await ask(files, '/menu', 'en')).toMatchObject([{ title: '关于' }, { title: 'People' }]);
    expect(await ask(files, '/menu', 'zh')).toMatchObject([{ title: '关于' }, { title: '人' }]);
  });

  it('stands in another language where the first one lacks it too', async () => {
    const files = { 'menu/news.en.md': page('News') };
    const titles = [{ title: '关于' }, { title: 'News' }, { title: '人' }];
    expect(await ask(files, '/menu', 'zh')).toMatchObject(titles);
  });

  it('stands in the first language where its own file is broken', async () => {
    const files = { 'menu/people.en.md': 'People' };
    expect(await ask(files, '/menu', 'en')).toMatchObject([{ title: '关于' }, { title: '人' }]);
  });

  it('is a problem all the same', () => {
    const { problems } = loadSmallContent(CHINESE, DESCRIPTION);
    expect(problems).toContainEqual({
      file: 'menu/people.zh.md',
      line: 1,
      code: 'M306',
      leftOut: false,
      message:
        'the item has no "en"; write menu/people.en.md, or name a "fallback" of "en" in site.json',
    });
  });
});

describe('an item that some languages lack', () => {
  it('says which have it, in lists and by itself', async () => {
    const site = loadSmallContent(
      { ...CHINESE, 'notes/hill.en.md': page('Hill', SECTION) },
      DESCRIPTION,
    );
    const english = { 'Accept-Language': 'en' };
    expect(await getJson(site, '/notes', english)).toMatchObject([{ '@languages': ['en'] }]);
    expect(await getJson(site, '/notes/hill', english)).toMatchObject({ '@languages': ['en'] });
    expect(await getJson(site, '/notes', { 'Accept-Language': 'zh' })).toMatchObject([
      { title: '湖', '@languages': ['zh'] },
    ]);
  });

  it('says nothing where all have it', async () => {
    const files = { 'notes/lake.en.md': page('Lake', SECTION) };
    const site = loadSmallContent({ ...CHINESE, ...files }, DESCRIPTION);
    const [lake] = (await getJson(site, '/notes', { 'Accept-Language': 'en' })) as object[];
    expect(lake).not.toHaveProperty('@languages');
  });
});

describe('what a language lacks that falls back to another', () => {
  const load = (files: Files) =>
    loadSmallContent({ ...CHINESE, ...files }, DESCRIPTION, undefined, { en: 'zh' });

  it('stands in that one, and says so', async () => {
    const headers = { 'Accept-Language': 'en' };
    const site = load({ 'notes/hill.en.md': page('Hill', SECTION) });
    const [hill, lake] = [{ title: 'Hill' }, { title: '湖', '@language': 'zh' }];
    const notes = await getJson(site, '/notes', headers);
    expect(notes).toHaveLength(2);
    expect(notes).toEqual(
      expect.arrayContaining([lake, hill].map((item) => expect.objectContaining(item))),
    );
    expect(notes).not.toContainEqual(expect.objectContaining({ ...hill, '@language': 'en' }));
    expect(await getJson(site, '/notes/lake', headers)).toMatchObject(lake);
  });

  it('is missing where that one lacks it too', async () => {
    const site = load({ 'notes/hill.en.md': page('Hill', SECTION) });
    const answer = await getJson(site, '/notes', { 'Accept-Language': 'zh' });
    expect(answer).toMatchObject([{ title: '湖' }]);
    expect(answer).not.toMatchObject([{ '@language': 'zh' }]);
  });

  it('is no problem', () => {
    const { problems } = load({ 'notes/hill.en.md': page('Hill', SECTION) });
    const untranslated = problems.filter(({ code }) => code === 'M306');
    expect(untranslated).toMatchObject([{ file: 'notes/hill.en.md' }]);
  });
});
