import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import {
  endBuild,
  explainChanges,
  isBuilt,
  readDigests,
  replaceBuild,
} from '../../../src/node/build-record/index.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'record-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  write('manifests/home.json', '{}');
  write('manifests/people/staff.json', '{}');
  write('renderers/layouts/wall/index.tsx', 'export const layout = 1;');
  write('content/news/one.en.md', 'One.');
  write('dist/client/index.html', 'first');
  endBuild(root, readDigests(root));
});

/** Writes a file, changed at an hour of a day. */
function write(name: string, text: string, hour = 0): void {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  const time = Date.UTC(2026, 5, 1, hour) / 1000;
  utimesSync(file, time, time);
}

describe('what of a site is not in its build', () => {
  test.each(['expect.ts', 'picture.webp', 'picture.json', 'wall.test.tsx'])(
    'is no %s of a renderer, of which no page is made',
    (name) => {
      write(`renderers/layouts/wall/${name}`, 'new');
      expect(explainChanges(root)).toBeUndefined();
    },
  );

  test.each<[string, () => void, string]>([
    [
      'a changed manifest',
      () => write('manifests/home.json', '{ }'),
      'manifests/home.json was changed since the site was built',
    ],
    [
      'a new renderer',
      () => write('renderers/layouts/shelf/index.tsx', ''),
      'renderers/layouts/shelf/index.tsx is new since the site was built',
    ],
    [
      'a manifest that is gone',
      () => rmSync(path.join(root, 'manifests/people/staff.json')),
      'manifests/people/staff.json is gone since the site was built',
    ],
    [
      'the newest of several',
      () => {
        write('manifests/people/staff.json', '[]', 9);
        write('manifests/home.json', '[]', 8);
      },
      'manifests/people/staff.json (and 1 more) was changed',
    ],
  ])('is said of %s, and the fix', (_, change, words) => {
    change();
    expect(explainChanges(root)).toContain(words);
    expect(explainChanges(root)).toContain('run npx colophon build');
  });

  test.each<[string, () => void]>([
    ['nothing that has changed', () => undefined],
    ['content, which is read as it is', () => write('content/news/one.en.md', 'Two.')],
    ['a file with a new time alone', () => write('manifests/home.json', '{}', 23)],
  ])('is not said of %s', (_, change) => {
    change();
    expect(explainChanges(root)).toBeUndefined();
  });
});

describe('a build in the place of another', () => {
  const read = () => readFileSync(path.join(root, 'dist/client/index.html'), 'utf8');
  const isAside = () => existsSync(path.join(root, 'dist/.before'));

  test('is none from its beginning to its end', async () => {
    await replaceBuild(root, async () => {
      expect([isBuilt(root), explainChanges(root)]).toEqual([false, undefined]);
      write('dist/client/index.html', 'second');
      endBuild(root, readDigests(root));
    });
    expect([isBuilt(root), read(), isAside()]).toEqual([true, 'second', false]);
  });

  test('that fails leaves the one before', async () => {
    const failing = replaceBuild(root, async () => {
      write('dist/client/index.html', 'half');
      write('dist/server/entry.mjs', 'half');
      throw new Error('The bundler says no');
    });
    await expect(failing).rejects.toThrow('The bundler says no');
    expect([isBuilt(root), read(), isAside()]).toEqual([true, 'first', false]);
    expect(existsSync(path.join(root, 'dist/server/entry.mjs'))).toBe(false);
  });

  test('that fails after one that was broken off leaves the last whole one', async () => {
    // The process ends in the middle.
    void replaceBuild(root, () => {
      write('dist/client/index.html', 'half');
      return new Promise(() => undefined);
    });
    const failing = replaceBuild(root, () => Promise.reject(new Error('No')));
    await expect(failing).rejects.toThrow('No');
    expect([isBuilt(root), read(), isAside()]).toEqual([true, 'first', false]);
  });
});
