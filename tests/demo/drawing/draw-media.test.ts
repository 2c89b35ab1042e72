import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { DEMO, FOLDERS } from '../../institute-folders.ts';
import { readFiles } from '../../read-files.ts';
import { runCommand } from '../../run-command.ts';

const COMMAND = path.resolve(import.meta.dirname, '../../..', DEMO, 'drawing/draw.ts');

// A picture is drawn, and encoded as AVIF, in seconds; a busy machine takes longer.
vi.setConfig({ testTimeout: 240_000 });

describe('what is drawn for the content', () => {
  test('comes in place of nothing that is there', async () => {
    const { root, media, put } = openProject();
    put('news/one.zh.md', '---\ncover: /media/news/one.webp\n---\n');
    put('news/two.zh.md', '---\ncover: /media/news/two.webp\n---\n');
    const photograph = await sharp({
      create: { width: 1600, height: 900, channels: 3, background: '#0000ff' },
    })
      .webp()
      .toBuffer();
    put('media/news/one.webp', photograph);
    put('media/site/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    put('media/site/share.png', 'a picture');
    put('media/attachments/guide.zh.pdf', 'a guide');
    const before = filesOf(media);
    await draw(root);
    const after = filesOf(media);
    expect(after).toMatchObject(before);
    expect(Object.keys(after)).toEqual(
      expect.arrayContaining(['news/two.webp', 'site/logo-light.svg', 'site/icon-192.png']),
    );
    // A second run finds all of it there.
    await draw(root);
    expect(filesOf(media)).toEqual(after);
  });

  test('is made of the owner’s photograph where that has no smaller ones', async () => {
    const { root, media, put } = openProject();
    put('news/one.zh.md', '---\ncover: /media/news/one.webp\n---\n');
    const photograph = await sharp({
      create: { width: 1600, height: 900, channels: 3, background: '#0000ff' },
    })
      .webp()
      .toBuffer();
    put('media/news/one.webp', photograph);
    await draw(root, '--only', 'news');
    const { dominant } = await sharp(path.join(media, 'news/one-480.webp')).stats();
    expect(dominant.b).toBeGreaterThan(200);
    expect(dominant.r).toBeLessThan(60);
  });

  test('leaves pictures alone that it could not draw', async () => {
    const { root, media, put } = openProject();
    const covers = [
      '/media/news/portrait.jpg',
      '/media/news/Portrait of Her.webp',
      'https://elsewhere.example/cover.webp',
      '/media/news/two.webp',
    ];
    for (const [index, cover] of covers.entries()) {
      put(`news/${index}.zh.md`, `---\ncover: "${cover}"\n---\n`);
    }
    put('media/news/portrait.jpg', 'a photograph');
    put('media/index.json', '{ "/media/news/portrait.jpg": { "width": 3, "height": 4 } }');
    await draw(root, '--only', 'news');
    const { 'index.json': index = '', ...files } = filesOf(media);
    expect(files['news/portrait.jpg']).toBe('a photograph');
    expect(Object.keys(files).filter((name) => !/^news\/two/.test(name))).toEqual([
      'news/portrait.jpg',
    ]);
    expect(Object.keys(files)).toContain('news/two.webp');
    expect(JSON.parse(index)).toMatchObject({
      '/media/news/portrait.jpg': { width: 3, height: 4 },
      '/media/news/two.webp': { widths: [480, 960] },
    });
  });
});

/** A project that has nothing but content. */
function openProject() {
  const root = mkdtempSync(path.join(tmpdir(), 'media-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const content = path.join(root, FOLDERS.content);
  const media = path.join(content, 'media');
  mkdirSync(media, { recursive: true });
  return {
    root,
    media,
    put(file: string, text: string | Buffer) {
      mkdirSync(path.dirname(path.join(content, file)), { recursive: true });
      writeFileSync(path.join(content, file), text);
    },
  };
}

const filesOf = (folder: string) => Object.fromEntries(readFiles(folder));

async function draw(root: string, ...args: string[]): Promise<void> {
  const ended = await runCommand(root, process.execPath, [COMMAND, '--root', root, ...args]);
  expect(ended).toMatchObject({ status: 0, stderr: '' });
}
