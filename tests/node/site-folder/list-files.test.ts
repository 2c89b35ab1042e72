import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import {
  listEntries,
  listFiles,
  listRendererEntries,
  ownRenderers,
} from '../../../src/node/site-folder/index.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'listed-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const file of ['site/b.json', 'site/a/c.json', 'site/renderers/layouts/own/index.tsx']) {
    put(file);
  }
});

function put(file: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), '');
}

describe('files below a folder', () => {
  test('are listed with folders, in order', () => {
    const site = path.join(root, 'site/a');
    expect(listEntries(site)).toEqual(['c.json']);
    expect(listEntries(path.join(root, 'nowhere'))).toEqual([]);
    expect(listEntries(path.join(root, 'site')).slice(0, 3)).toEqual(['a', 'a/c.json', 'b.json']);
  });

  test.each(['..', '../..', '/', 'loop', 'nowhere'])('are not those of a link to %s', (target) => {
    symlinkSync(target, path.join(root, 'site/a/loop'), 'dir');
    expect(listEntries(path.join(root, 'site/a'))).toEqual(['c.json', 'loop']);
    expect(listFiles(path.join(root, 'site/a'))).toEqual(['c.json']);
  });
});

test('a renderer may be a link, but to no folder around it', () => {
  const site = path.join(root, 'site');
  const layouts = path.join(site, 'renderers/layouts');
  put('shared/log/schema.json');
  symlinkSync('../../../shared/log', path.join(layouts, 'log'), 'dir');
  symlinkSync('/', path.join(layouts, 'machine'), 'dir');
  symlinkSync('nowhere', path.join(layouts, 'gone'), 'dir');
  expect(ownRenderers(site, 'layouts')).toEqual(['log', 'own']);
  const entries = listRendererEntries(site);
  expect(entries).toContain('layouts/log/schema.json');
  expect(entries.filter((name) => name.startsWith('layouts/machine/'))).toEqual([]);
});
