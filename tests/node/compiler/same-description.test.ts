import { expect, test } from 'vitest';
import { compile, ManifestReader } from '../../../src/node/compiler/index.ts';
import { readApis } from '../../../src/node/compiler/meaning/read-api.ts';
import { SMALL_FILES } from './small-files.ts';
import { writeSite } from './small-site.ts';

const PAGE = 'people/fellows.json';

/** What is known of the API of the small site, again with each draft of a page. */
function readingApis() {
  const root = writeSite();
  const reader = new ManifestReader(root);
  return (change: (text: string) => string) => {
    const text = String(SMALL_FILES[PAGE]);
    const changed = change(text);
    reader.draft = new Map(changed === text ? [] : [[`manifests/${PAGE}`, changed]]);
    const { manifests, shapes } = compile(root, reader);
    if (shapes === undefined) throw new Error('the small site has no shapes');
    return readApis({ root, disk: reader.disk }, manifests, shapes);
  };
}

test('what was checked by a description stands where an edit asks for other fields that it has', () => {
  const read = readingApis();
  const before = read((text) => text);
  const after = read((text) => text.replace('"subtitle": "title"', '"subtitle": "name"'));
  expect(after).toBe(before);
});
