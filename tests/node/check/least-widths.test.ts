import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { validateSite } from '../../../src/node/check/validate-site.ts';
import { siteFolder } from '../../sites/find-sites.ts';

const OWN = ['content', 'manifests', 'media', 'fonts', 'renderers', 'package.json'];

/** The museum with another picture at the beginning of a page. */
async function findingsWith(width: number, name = 'welcome.jpg'): Promise<string[]> {
  const root = mkdtempSync(path.join(tmpdir(), 'museum-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const name of OWN) {
    cpSync(path.join(siteFolder('museum'), name), path.join(root, name), { recursive: true });
  }
  const create = { width, height: 600, channels: 3, background: '#cba' } as const;
  writeFileSync(path.join(root, 'media', name), await sharp({ create }).jpeg().toBuffer());
  for (const language of ['ar', 'en']) {
    const file = path.join(root, `content/welcome.${language}.md`);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('welcome.jpg', encodeURI(name)));
  }
  const { findings } = await validateSite(root);
  return findings.map(({ code, file, line, message }) => `${code} ${file}:${line} ${message}`);
}

test('a picture that a layout shows over more pixels than it has is named, in each language', async () => {
  expect(await findingsWith(1100)).toEqual(
    ['arrival.ar.md:4', 'arrival.en.md:4', 'welcome.ar.md:6', 'welcome.en.md:6'].map(
      (place) =>
        `M409 content/${place} "/media/welcome.jpg" is 1100 pixels wide, and the layout "hero" shows it over at least 1200; put a larger one there`,
    ),
  );
});

test('the picture is named as its file is called', async () => {
  expect((await findingsWith(1100, 'pequeña.jpg'))[0]).toContain(
    '"/media/pequeña.jpg" is 1100 pixels wide',
  );
});

test('one that is as wide as that will do, and others of its field are not asked for as much', async () => {
  expect(await findingsWith(1200)).toEqual([]);
});
