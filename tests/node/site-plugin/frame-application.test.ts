import { build, type Rolldown } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { FRAME_CONFIG, FRAME_FILES, type FrameBuild } from '../../../src/node/studio-page/index.ts';

let files: ReadonlyMap<string, Rolldown.OutputChunk | Rolldown.OutputAsset>;
let listed: FrameBuild;

beforeAll(async () => {
  const built = await build({ ...FRAME_CONFIG, build: { ...FRAME_CONFIG.build, write: false } });
  const [result] = [built].flat();
  if (result === undefined || !('output' in result)) throw new Error('nothing was built');
  files = new Map(result.output.map((file) => [file.fileName, file]));
  const list = files.get(FRAME_FILES);
  listed = JSON.parse(list?.type === 'asset' ? String(list.source) : '');
});

test('a page in the studio’s frame begins with a few files of the engine', () => {
  const begun = filesOf(listed.modules[listed.entry]);
  expect(begun.filter((name) => files.has(name)).length).toBeLessThan(30);
});

test('it leaves the site, packages and styles to the development server', () => {
  const begun = filesOf(listed.modules[listed.entry]);
  expect(begun).toEqual(
    expect.arrayContaining(['virtual:site', 'react', 'colophon-style:src/react/styles/global.css']),
  );
  expect([...files.keys()].filter((name) => name.endsWith('.css'))).toEqual([]);
});

test('it does not begin with what a reader uses later', () => {
  const begun = filesOf(listed.modules[listed.entry]);
  expect(begun).not.toContain('@fluentui/react-components');
});

test('modules of a site find there all that they import of the engine', () => {
  for (const module of listed.imported) {
    const file = files.get(listed.modules[module] ?? '');
    expect(file?.type === 'chunk' && file.exports.length > 0, module).toBe(true);
  }
});

/** A file, and all that it imports before it runs. */
function filesOf(first = ''): string[] {
  const found = new Set([first]);
  for (const name of found) {
    const file = files.get(name);
    for (const imported of file?.type === 'chunk' ? file.imports : []) found.add(imported);
  }
  return [...found];
}
