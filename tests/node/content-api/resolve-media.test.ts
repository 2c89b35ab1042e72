import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadContent } from '../../../src/node/content-api/index.ts';

const TEXT = `---
name: programme.pdf is a name
photo: portrait one.jpg
cover: ../shared/lake.webp
other: ../../media/bo.jpg
spaced: /media/Zoë at sea.jpg
decomposed: ${'/media/Zoë at sea.jpg'.normalize('NFD')}
encoded: /media/Zo%C3%AB%20at%20sea.jpg
missing: none.jpg
elsewhere: https://photos.example/portrait.jpg
attachments:
  - name: cv.pdf
    url: cv.pdf
---

# introduction

![A portrait](<portrait one.jpg>) [the CV](cv.pdf) <img src='portrait one.jpg' alt="">

\`<img src="cv.pdf">\` [out](../../private.pdf) [a page](/people)
`;

test('files that a text names beside it have the URLs that they are served at', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'beside-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (name: string, text: string): void => {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  };
  write('content/people/ada.en.md', TEXT);
  for (const name of ['people/portrait one.jpg', 'people/cv.pdf', 'shared/lake.webp']) {
    write(`content/${name}`, '');
  }
  write('media/bo.jpg', '');
  // As Macs call it.
  write(`media/${'Zoë at sea.jpg'.normalize('NFD')}`, '');
  write('private.pdf', '');
  const { api } = loadContent({
    folder: path.join(root, 'content'),
    site: { content: path.join(root, 'content'), media: path.join(root, 'media') },
    description: path.join(root, 'schemas/api.openapi.json'),
    languages: ['en'],
    base: '/api',
  });
  const answer = await api.fetch(new Request('http://site.test/api/people/ada'));
  const portrait = '/media/-/people/portrait%20one.jpg';
  expect(await answer.json()).toEqual({
    id: 'ada',
    name: 'programme.pdf is a name',
    photo: portrait,
    cover: '/media/-/shared/lake.webp',
    other: '/media/bo.jpg',
    spaced: '/media/Zo%C3%AB%20at%20sea.jpg',
    decomposed: '/media/Zo%C3%AB%20at%20sea.jpg',
    encoded: '/media/Zo%C3%AB%20at%20sea.jpg',
    missing: 'none.jpg',
    elsewhere: 'https://photos.example/portrait.jpg',
    // A name that is a file's as well is still what readers see of it.
    attachments: [{ name: 'cv.pdf', url: '/media/-/people/cv.pdf' }],
    introduction: [
      `<p><img src="${portrait}" alt="A portrait"> <a href="/media/-/people/cv.pdf">the CV</a> <img src="${portrait}" alt=""></p>`,
      '<p><code>&lt;img src=&quot;cv.pdf&quot;&gt;</code> <a href="../../private.pdf">out</a> <a href="/people">a page</a></p>',
    ].join('\n'),
  });
});
