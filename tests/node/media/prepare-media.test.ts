import { readdirSync, readFileSync, utimesSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { BOMB, makeAnimation, makeDrawing, makePhoto } from './make-pictures.ts';
import { makeMediaSite } from './media-site.ts';

const photo = await makePhoto({ width: 800, height: 600, color: '#336699', orientation: 6 });

const NOTES = 'node_modules/.cache/pictures/known-3.json';

/** The paths of what was made of a site's pictures. */
function listMade(root: string): string[] {
  const folder = path.join(root, 'node_modules/.cache/pictures');
  return readdirSync(folder)
    .filter((name) => name !== path.basename(NOTES))
    .map((name) => path.join(folder, name));
}

describe('what is known of pictures', () => {
  test('is their size as they are seen, their colour, and the widths in which they are made', async () => {
    const site = makeMediaSite({
      'media/lake.jpg': photo,
      'media/point.png': await sharp({
        create: { width: 1, height: 1, channels: 3, background: '#102030' },
      })
        .png()
        .toBuffer(),
      'media/drawing.png': await makeDrawing(),
      'media/turn.gif': await makeAnimation(),
      'media/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>',
      'content/news/lake one.webp': await makePhoto({
        width: 1500,
        height: 500,
        color: '#808080',
        format: 'webp',
      }),
      'media/text.txt': 'no picture',
    });
    const { pictures, files } = await site.survey();
    expect(files.map(({ url }) => url)).toContain('/media/text.txt');
    expect(pictures).toMatchObject({
      '/media/-/news/lake one.webp': [
        1500,
        500,
        expect.stringMatching(/^#[78]/),
        [320, 640, 960, 1440],
      ],
      '/media/drawing.png': [400, 300, null, [320, 400]],
      '/media/lake.jpg': [600, 800, expect.stringMatching(/^#3[234]6/), [320, 600]],
      '/media/logo.svg': [40, 20, null, []],
      '/media/point.png': [1, 1, '#102030', [1]],
      '/media/turn.gif': [400, 20, '#ff0000', []],
    });
    expect(Object.keys(pictures)).toHaveLength(6);
  });

  test('is what an index says, where it says something', async () => {
    const site = makeMediaSite(
      { 'media/lake.jpg': photo },
      { known: { '/media/lake.jpg': [60, 80, '#ffffff'], '/elsewhere.jpg': [1, 2, '#000000'] } },
    );
    expect((await site.survey()).pictures).toEqual({
      '/elsewhere.jpg': [1, 2, '#000000'],
      '/media/lake.jpg': [60, 80, '#ffffff', [320, 600]],
    });
  });

  test('is found out again where a file has changed', async () => {
    const site = makeMediaSite({ 'media/lake.jpg': photo });
    await site.survey();
    site.write('media/lake.jpg', await makePhoto({ width: 400, height: 200, color: '#000000' }));
    expect((await site.survey()).pictures).toEqual({
      '/media/lake.jpg': [400, 200, '#000000', [320, 400]],
    });
  });
});

describe('a build', () => {
  test('makes all that pages ask for, and nothing a second time', async () => {
    const site = makeMediaSite({ 'media/lake.jpg': photo, 'media/paper.pdf': '%PDF' });
    const seen: number[] = [];
    const first = await site.prepare(({ done }) => seen.push(done));
    expect(seen).toEqual([1, 2]);
    expect([...first.sent.keys()].sort()).toEqual([
      '/media/lake.jpg',
      ...['320.avif', '320.webp', '600.avif', '600.webp'].map((end) => `/media/lake.jpg.${end}`),
      '/media/paper.pdf',
    ]);
    expect(first.made).toBe(5);
    const second = await site.prepare();
    expect(second.made).toBe(0);
    expect(second.sent).toEqual(first.sent);
    // The same picture by another name is the same.
    site.write('media/copy.jpg', photo);
    expect((await site.prepare()).made).toBe(0);
    // What is sent on demand is what was made ahead.
    expect(await site.find('lake.jpg.320.avif')).toBe(first.sent.get('/media/lake.jpg.320.avif'));
  });

  test('leaves prepared renditions, and the pictures that they are of, as they are', async () => {
    const bare = {
      webp: await sharp(photo).autoOrient().webp().toBuffer(),
      avif: await sharp(photo).autoOrient().avif({ effort: 0 }).toBuffer(),
    };
    const names = ['lake-320.avif', 'lake-320.webp', 'lake-600.avif', 'lake.webp'];
    const site = makeMediaSite(
      Object.fromEntries(
        names.map((name) => [`media/${name}`, name.endsWith('avif') ? bare.avif : bare.webp]),
      ),
      { images: [{ path: '/media/', widths: [320, 600] }] },
    );
    const { made, sent } = await site.prepare();
    expect(made).toBe(0);
    expect([...sent].sort()).toEqual(
      names.map((name) => [`/media/${name}`, path.join(site.root, 'media', name)]),
    );
    expect(Object.keys((await site.survey()).pictures)).toEqual(['/media/lake.webp']);
    expect((await site.survey()).pictures['/media/lake.webp']).toHaveLength(3);
  });

  test('makes nothing of what is too large, and says so', async () => {
    const site = makeMediaSite({ 'media/bomb.webp': BOMB, 'media/lake.jpg': photo });
    const { problems, sent } = await site.prepare();
    expect([...problems].map(([url, { kind }]) => [url, kind])).toEqual([
      ['/media/bomb.webp', 'too-large'],
    ]);
    expect(sent.has('/media/bomb.webp.320.avif')).toBe(false);
    expect(sent.has('/media/lake.jpg')).toBe(true);
  });

  test('removes what nobody has asked for in a month', async () => {
    const site = makeMediaSite({ 'media/lake.jpg': photo });
    await site.prepare();
    const before = listMade(site.root);
    const old = new Date(Date.now() - 31 * 24 * 3_600_000);
    for (const file of before) utimesSync(file, old, old);
    site.write('media/lake.jpg', await makePhoto({ width: 330, height: 330, color: '#111111' }));
    await site.prepare();
    const after = listMade(site.root);
    expect(after.filter((file) => before.includes(file))).toEqual([]);
    // What is in use stays, however old it is.
    for (const file of after) utimesSync(file, old, old);
    expect((await site.prepare()).made).toBe(0);
    expect(listMade(site.root).sort()).toEqual(after.sort());
  });

  test('does not trust notes that were cut short', async () => {
    const site = makeMediaSite({ 'media/lake.jpg': photo });
    await site.prepare();
    site.write(NOTES, '{ "half');
    expect((await site.prepare()).made).toBe(0);
    expect(readFileSync(path.join(site.root, 'media/lake.jpg'))).toEqual(photo);
  });

  test('is known of a picture that was moved or checked out anew', async () => {
    const site = makeMediaSite({ 'media/lake.jpg': photo });
    await site.survey();
    const notes = JSON.parse(readFileSync(path.join(site.root, NOTES), 'utf8'));
    const [measure] = Object.values<Record<string, unknown>>(notes.measures);
    site.write(NOTES, JSON.stringify(notes).replace(JSON.stringify(measure?.color), '"#000001"'));
    site.write('media/shore.jpg', photo);
    const { pictures } = await site.survey();
    expect(pictures['/media/shore.jpg']).toEqual([600, 800, '#000001', [320, 600]]);
  });
});
