import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import {
  endBuild,
  explainChanges,
  isBuilt,
  readDigests,
  startBuild,
} from '../../../src/node/build-record/index.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'record-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  write('manifests/home.json', '{}');
  write('manifests/people/staff.json', '{}');
  write('renderers/layouts/wall/index.tsx', 'export const layout = 1;');
  write('content/news/one.en.md', 'One.');
  startBuild(root);
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

test('from its beginning to its end, a build is none', () => {
  expect(isBuilt(root)).toBe(true);
  startBuild(root);
  expect([isBuilt(root), explainChanges(root)]).toEqual([false, undefined]);
});
