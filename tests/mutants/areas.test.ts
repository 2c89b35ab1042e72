import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findGroups, ROOT } from './areas.ts';

const AREA = 'src/node/content';

test('each folder of an area is a group, and the files right in it are one', () => {
  const groups = findGroups([AREA]);
  expect(groups.map(({ name }) => name)).toContain(`${AREA}/files`);
  expect(groups.at(-1)?.name).toBe(AREA);
  for (const { name, files } of groups) {
    expect(files.every((file) => file.startsWith(`${name}/`))).toBe(true);
  }
});

test('a whole area is one group of the same files', () => {
  const parts = findGroups([AREA]);
  const [whole, ...others] = findGroups([AREA], true);
  expect(others).toEqual([]);
  expect(whole?.name).toBe(AREA);
  expect(whole?.files).toEqual(parts.flatMap(({ files }) => files).sort());
});

test('files that are chosen are what is tried of an area, whole or not', () => {
  const files = [`${AREA}/asked-call.ts`, `${AREA}/files/open-document.ts`];
  expect(findGroups(files).map((group) => group.files)).toEqual([[files[1]], [files[0]]]);
  expect(findGroups(files, true).map((group) => group.files)).toEqual([files]);
});

test('no file whose globs the bundler reads is tried: it could not read them with a mutant in them', () => {
  const files = findGroups([]).flatMap((group) => group.files);
  expect(files).toContain('renderers/by-folder.ts');
  const code = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
  expect(files.filter((file) => code(file).includes('import.meta.glob'))).toEqual([]);
});
