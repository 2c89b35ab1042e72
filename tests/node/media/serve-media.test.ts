import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  BOMB,
  HEIC,
  makeAnimation,
  makeCmyk,
  makeDrawing,
  makePhoto,
  SECRETS,
} from './make-pictures.ts';
import { makeMediaSite } from './media-site.ts';

const photo = await makePhoto({ width: 800, height: 600, color: '#336699', orientation: 6 });

/** Reads what a site sends for a name, and fails where it sends nothing. */
async function readSent(site: ReturnType<typeof makeMediaSite>, name: string): Promise<Buffer> {
  const file = await site.find(name);
  expect(file, name).toBeDefined();
  return readFileSync(file ?? '');
}

describe('a photograph', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'as %s gives away neither place nor camera, whatever is sent of it',
    async (format) => {
      const source = await makePhoto({ width: 700, height: 500, color: '#336699', format });
      for (const secret of SECRETS.slice(1)) expect(source.includes(secret)).toBe(true);
      const name = `lake.${format}`;
      const site = makeMediaSite({ [`media/${name}`]: source });
      for (const sent of [name, `${name}.320.avif`, `${name}.640.webp`]) {
        const bytes = await readSent(site, sent);
        for (const secret of SECRETS) expect(bytes.includes(secret), sent).toBe(false);
        const { exif, xmp, iptc } = await sharp(bytes).metadata();
        expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
      }
      expect(readFileSync(path.join(site.root, 'media', name))).toEqual(source);
    },
  );

  test('is turned as the camera was held', async () => {
    const site = makeMediaSite({ 'media/lake.jpg': photo });
    for (const [name, width, height] of [
      ['lake.jpg', 600, 800],
      ['lake.jpg.320.webp', 320, 427],
      ['lake.jpg.600.avif', 600, 800],
    ] as const) {
      const found = await sharp(await readSent(site, name)).metadata();
      expect([found.width, found.height, found.orientation]).toEqual([width, height, undefined]);
    }
  });

  test('is sent in the widths that pages ask for, and in no other', async () => {
    const images = [{ path: '/media/news/', widths: [100, 200] }];
    const site = makeMediaSite(
      { 'media/news/lake.jpg': photo, 'media/lake.jpg': photo },
      { images },
    );
    const isSent = async (name: string) => (await site.find(name)) !== undefined;
    expect(await isSent('news/lake.jpg.100.avif')).toBe(true);
    expect(await isSent('news/lake.jpg.320.avif')).toBe(false);
    expect(await isSent('lake.jpg.320.avif')).toBe(true);
    expect(await isSent('lake.jpg.321.avif')).toBe(false);
    // Nothing is wider than its source.
    expect(await isSent('lake.jpg.960.avif')).toBe(false);
    // As pages name it that were built before the picture was there.
    expect(await isSent('news/lake-200.webp')).toBe(true);
    expect(await isSent('news/lake-201.webp')).toBe(false);
  });

  test('that holds nothing but itself is sent as it is', async () => {
    const bare = await sharp(photo).autoOrient().jpeg().toBuffer();
    const site = makeMediaSite({ 'media/bare.jpg': bare });
    expect(await site.find('bare.jpg')).toBe(path.join(site.root, 'media/bare.jpg'));
    // What hides behind its end, or in a comment, is not sent with it.
    for (const more of [Buffer.concat([bare, Buffer.from('SecretPlace')]), withComment(bare)]) {
      site.write('media/bare.jpg', more);
      expect((await readSent(site, 'bare.jpg')).includes('SecretPlace')).toBe(false);
    }
  });

  test('that changes is made anew', async () => {
    const site = makeMediaSite({ 'media/lake.jpg': photo });
    const before = await readSent(site, 'lake.jpg.320.webp');
    site.write('media/lake.jpg', await makePhoto({ width: 640, height: 320, color: '#aa0000' }));
    const after = await sharp(await readSent(site, 'lake.jpg.320.webp')).metadata();
    expect(after.height).toBe(160);
    expect((await sharp(before).metadata()).height).toBe(427);
  });
});

function withComment(jpeg: Buffer): Buffer {
  const words = Buffer.from('SecretPlace');
  const marker = Buffer.from([0xff, 0xfe, 0, words.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), marker, words, jpeg.subarray(2)]);
}

test('an animation stays one, and has no renditions', async () => {
  const site = makeMediaSite({ 'media/turn.gif': await makeAnimation() });
  expect((await sharp(await readSent(site, 'turn.gif')).metadata()).pages).toBe(3);
  expect(await site.find('turn.gif.320.webp')).toBeUndefined();
});

test('a GIF that does not move has renditions as other pictures do', async () => {
  const still = await sharp(await makeAnimation())
    .gif()
    .toBuffer();
  const site = makeMediaSite({ 'media/still.gif': still });
  const { width, format } = await sharp(await readSent(site, 'still.gif.320.webp')).metadata();
  expect([width, format]).toEqual([320, 'webp']);
});

test('one sees through a drawing on nothing', async () => {
  const site = makeMediaSite({ 'media/drawing.png': await makeDrawing() });
  for (const name of ['drawing.png.320.avif', 'drawing.png.320.webp']) {
    const { isOpaque } = await sharp(await readSent(site, name)).stats();
    expect(isOpaque, name).toBe(false);
  }
});

test('the colours of print become those of screens', async () => {
  const site = makeMediaSite({ 'media/print.jpg': await makeCmyk() });
  for (const name of ['print.jpg', 'print.jpg.320.webp']) {
    expect((await sharp(await readSent(site, name)).metadata()).space, name).toBe('srgb');
  }
});

describe('a file of which nothing can be made', () => {
  test.each([
    ['cut short', photo.subarray(0, photo.length / 2), 'cannot be read to its end'],
    ['of a telephone, by another name', HEIC, 'cannot be read to its end'],
    ['of too many pixels', BOMB, 'has 16383 by 16383 pixels, and 100 million are the most'],
    ['without a byte', Buffer.alloc(0), 'cannot be read to its end'],
  ])('%s is not sent, and is named once', async (_, bytes, says) => {
    const site = makeMediaSite({ 'media/broken.jpg': bytes });
    for (const name of ['broken.jpg', 'broken.jpg.320.avif', 'broken.jpg']) {
      expect(await site.find(name), name).toBeUndefined();
    }
    expect(site.warnings.filter((line) => line.includes('"/media/broken.jpg"'))).toHaveLength(1);
    expect(site.warnings.join('\n')).toContain(says);
  });
});

describe('a file beside a text', () => {
  test('is sent below a path that no file of the media folder has', async () => {
    const site = makeMediaSite({
      'content/people/ada.jpg': photo,
      'content/people/ada.en.md': '---\nname: Ada\n---\n',
      'content/people/cv.pdf': '%PDF-1.4',
      'content/people/notes.key': 'private',
      'media/-/people/cv.pdf': 'another',
    });
    expect(await site.find('-/people/ada.jpg.320.avif')).toBeDefined();
    expect(await site.find('-/people/cv.pdf')).toBe(path.join(site.root, 'content/people/cv.pdf'));
    for (const name of ['-/people/ada.en.md', '-/people/notes.key', '-/../secret.pdf']) {
      expect(await site.find(name), name).toBeUndefined();
    }
  });

  test('that begins with a dot is nobody’s', async () => {
    const site = makeMediaSite({ 'media/.hidden.jpg': photo, 'content/.git/a.pdf': 'x' });
    expect(await site.find('.hidden.jpg')).toBeUndefined();
    expect(await site.find('-/.git/a.pdf')).toBeUndefined();
    expect((await site.survey()).files).toEqual([]);
  });
});

test.each(['NFC', 'NFD'] as const)(
  'a file whose name is %s on disk is sent for either form of it',
  async (onDisk) => {
    const site = makeMediaSite({
      [`media/people/${'Müller.jpg'.normalize(onDisk)}`]: photo,
      [`content/${'Übersicht/plan.pdf'.normalize(onDisk)}`]: 'a plan',
    });
    for (const name of [
      'people/Müller.jpg',
      'people/Müller.jpg.320.webp',
      '-/Übersicht/plan.pdf',
    ]) {
      expect(await site.find(name.normalize('NFC')), name).toBeDefined();
      expect(await site.find(name.normalize('NFD')), name).toBeDefined();
    }
    expect(await site.find('people/Möller.jpg')).toBeUndefined();
    expect([...(await site.prepare()).sent.keys()]).toContain(
      '/media/people/Müller.jpg'.normalize(),
    );
  },
);
