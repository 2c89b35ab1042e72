import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeSite } from '../compiler/small-site.ts';
import { openStudio } from './open-studio.ts';

const TITLES = { zh: '作者', en: 'Authors' };

/** A site whose API knows each folder of its content, as that of the content does. */
async function openSite() {
  const root = writeSite();
  const content = path.join(root, 'content');
  const studio = await openStudio(root, async (input) => {
    const { pathname } = new URL(String(input));
    const isThere = existsSync(path.join(content, pathname.replace(/^\/api/, '')));
    return Response.json([], { status: isThere ? 200 : 404 });
  });
  return { ...studio, content };
}

test('a kind of content begins with a draft in each language, in the folder of its endpoint', async () => {
  const { call, content } = await openSite();
  const { files } = await call('POST begin-content', { endpoint: '/authors', titles: TITLES });
  expect(files).toEqual(['content/authors/example.zh.md', 'content/authors/example.en.md']);
  const text = readFileSync(path.join(content, 'authors/example.en.md'), 'utf8');
  expect(text).toContain('name: "Authors 1"\n');
  expect(text).toContain('draft: true\n');
  expect(readFileSync(path.join(content, 'authors/example.zh.md'), 'utf8')).toContain('作者 1');
});

test('without titles the items are called by the path', async () => {
  const { call, content } = await openSite();
  await call('POST begin-content', { endpoint: '/library/rare-books', titles: {} });
  const text = readFileSync(path.join(content, 'library/rare-books/example.en.md'), 'utf8');
  expect(text).toContain('name: "Rare books 1"\n');
});

test.each(['authors', '/Authors', '/../media', '/a/../../b', '/authors/{id}', '//etc', '/'])(
  'the path %j is refused, and nothing is written',
  async (endpoint) => {
    const { call, content } = await openSite();
    await expect(call('POST begin-content', { endpoint, titles: TITLES })).rejects.toMatchObject({
      message: expect.stringContaining('is no path of a list'),
    });
    expect(existsSync(path.join(content, 'authors'))).toBe(false);
  },
);

test('what answers already is left as it is', async () => {
  const { call, content } = await openSite();
  mkdirSync(path.join(content, 'authors'));
  await expect(
    call('POST begin-content', { endpoint: '/authors', titles: TITLES }),
  ).rejects.toMatchObject({ message: expect.stringContaining('answers already') });
  expect(existsSync(path.join(content, 'authors/example.en.md'))).toBe(false);
});

test('a link out of the site is not followed', async () => {
  const { call, content } = await openSite();
  const elsewhere = writeSite();
  symlinkSync(path.join(elsewhere, 'media'), path.join(content, 'linked'));
  await expect(
    call('POST begin-content', { endpoint: '/linked/authors', titles: TITLES }),
  ).rejects.toMatchObject({ message: expect.stringContaining('leads out of the site') });
  expect(existsSync(path.join(elsewhere, 'media/authors'))).toBe(false);
});

test('files that are there, and that nothing is answered from, are not written over', async () => {
  const root = writeSite();
  const { call } = await openStudio(root);
  mkdirSync(path.join(root, 'content/authors'), { recursive: true });
  writeFileSync(path.join(root, 'content/authors/example.en.md'), 'mine');
  await expect(
    call('POST begin-content', { endpoint: '/authors', titles: TITLES }),
  ).rejects.toMatchObject({ message: expect.stringContaining('has files already') });
  expect(readFileSync(path.join(root, 'content/authors/example.en.md'), 'utf8')).toBe('mine');
});

test('where another backend answers, the files are taken away again, and it is said', async () => {
  const root = writeSite();
  const { call } = await openStudio(root);
  await expect(
    call('POST begin-content', { endpoint: '/authors', titles: TITLES }),
  ).rejects.toMatchObject({ message: expect.stringContaining('its backend has to know it') });
  expect(existsSync(path.join(root, 'content/authors'))).toBe(false);
});
