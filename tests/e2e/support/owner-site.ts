import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SMALL_FILES } from '../../node/compiler/small-files.ts';
import { makePhoto } from '../../node/media/make-pictures.ts';

export const ENGINE = path.resolve(import.meta.dirname, '../../..');

/** A site in a folder of its own, far from the engine. */
export interface OwnerSite {
  readonly root: string;
  readonly write: (name: string, content: string | Uint8Array) => void;
  readonly remove: () => void;
}

const HOME = {
  $schema: '../schemas/page.schema.json',
  manifestVersion: 2,
  route: '/',
  title: 'menu.people',
  view: {
    source: { endpoint: '/people', paging: 'none' },
    layout: {
      type: 'card-list',
      item: { image: 'photo', title: 'name', link: '/people/{id}' },
    },
  },
};

const PERSON = {
  $schema: '../schemas/page.schema.json',
  manifestVersion: 2,
  route: '/people/:id',
  view: {
    source: { endpoint: '/people/{id}' },
    layout: {
      type: 'detail',
      back: '/',
      title: 'name',
      cover: { field: 'photo', ratio: 'natural' },
      blocks: [{ type: 'rich-text', field: 'introduction' }],
    },
  },
};

/** A person whose portrait lies beside the text, with a document and a drawing. */
const TEXT = `---
name: Ada Example
photo: portrait.jpg
---

# introduction

![The garden](garden.png) and [the programme](programme.pdf).
`;

/**
 * A site as an owner writes it: texts with pictures beside them and in the media folder, without an
 * index and without renditions.
 */
export async function makeOwnerSite(): Promise<OwnerSite> {
  const root = mkdtempSync(path.join(realpathSync(tmpdir()), 'owner-'));
  const write: OwnerSite['write'] = (name, content) => {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  const site = JSON.parse(SMALL_FILES['site.json'] ?? '');
  for (const part of ['images', 'footer', 'fonts']) delete site[part];
  delete site.header.search;
  delete site.header.navigation;
  write('package.json', '{ "type": "module" }');
  write('manifests/site.json', JSON.stringify(site));
  cpSync(path.join(ENGINE, 'manifests/theme.json'), path.join(root, 'manifests/theme.json'));
  for (const language of ['zh', 'en']) {
    write(`manifests/texts/${language}.json`, SMALL_FILES[`texts/${language}.json`] ?? '');
    write(`content/people/ada.${language}.md`, TEXT);
    write(`content/people/bo.${language}.md`, '---\nname: Bo Example\nphoto: /media/bo.jpg\n---\n');
  }
  write('manifests/home.json', JSON.stringify(HOME));
  write('manifests/person.json', JSON.stringify(PERSON));
  write('media/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>');
  write(
    'content/people/portrait.jpg',
    await makePhoto({ width: 1200, height: 900, color: '#336699', orientation: 6 }),
  );
  write(
    'content/people/garden.png',
    await makePhoto({ width: 500, height: 300, color: '#2f8f4e', format: 'png' }),
  );
  write('content/people/programme.pdf', '%PDF-1.4\n%%EOF\n');
  write('media/bo.jpg', await makePhoto({ width: 1000, height: 1000, color: '#aa4422' }));
  return { root, write, remove: () => rmSync(root, { recursive: true, force: true }) };
}
