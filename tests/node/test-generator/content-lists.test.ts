import { copyFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contentLists } from '../../../src/node/test-generator/index.ts';
import { compileRight } from '../../compile-right.ts';
import { makeTemporaryGarden } from '../../garden/make-garden.ts';

const TALKS = {
  endpoint: '/talks',
  by: [{ field: 'time', descending: true }],
  files: expect.objectContaining({ folder: 'content/activities', isWhole: true }),
};

/** What is known of lists of the garden whose talks, or one of them, say the same in both languages. */
function listsWith(sameTalks: RegExp) {
  const root = makeTemporaryGarden();
  const folder = path.join(root, 'content/activities');
  for (const name of readdirSync(folder)) {
    if (!sameTalks.test(name)) continue;
    copyFileSync(path.join(folder, name), path.join(folder, name.replace('.zh.', '.en.')));
  }
  return contentLists(root, compileRight(root).manifests);
}

test('a list whose items all say the same in each language is one that nobody translates', () => {
  const lists = listsWith(/^talks-.*\.zh\.md$/);
  expect(lists).toContainEqual({ ...TALKS, isUntranslated: true });
  // What else is in its folder is in other lists.
  expect(lists.filter(({ isUntranslated }) => isUntranslated)).toHaveLength(1);
});

test('a list with a translated item is translated', () => {
  expect(listsWith(/^talks-1\.zh\.md$/)).toContainEqual(TALKS);
});

test('the calls of lists and of items name the files that they answer with', () => {
  const root = makeTemporaryGarden();
  const lists = contentLists(root, compileRight(root).manifests);
  const filesOf = (endpoint: string) => lists.find((list) => list.endpoint === endpoint)?.files;
  expect(filesOf('/talks')?.where).toEqual([{ field: 'group', values: ['talks'] }]);
  expect(filesOf('/activities/{id}')).toEqual({
    folder: 'content/activities',
    where: [],
    isWhole: false,
  });
});
