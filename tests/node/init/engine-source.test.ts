import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { engineSource } from '../../../src/node/init/engine-source.ts';

let folder: string;
let engine: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'engine-source-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  engine = path.join(folder, 'work/node_modules/colophon');
  mkdirSync(engine, { recursive: true });
  writeFileSync(path.join(folder, 'colophon-1.2.3.tgz'), '');
});

/** What npm notes of the packages that it has installed. */
const noteInstalled = (resolved: string) =>
  writeFileSync(
    path.join(folder, 'work/node_modules/.package-lock.json'),
    JSON.stringify({ packages: { 'node_modules/colophon': { version: '1.2.3', resolved } } }),
  );

describe('a new site installs the engine', () => {
  test.each([
    ['beside it', '.', 'file:colophon-1.2.3.tgz'],
    ['above it', '..', 'file:FOLDER/colophon-1.2.3.tgz'],
  ])('from the file of its own that it was installed from, %s', (_, site, dependency) => {
    noteInstalled('file:../colophon-1.2.3.tgz');
    expect(engineSource(engine, '1.2.3', path.resolve(folder, site))).toEqual({
      dependency: dependency.replace('FOLDER', path.basename(folder)),
    });
  });

  test.each(['work', 'work/my site', 'other'])(
    'from a copy of the file that it was installed from, where %s is elsewhere',
    (site) => {
      noteInstalled('file:../colophon-1.2.3.tgz');
      expect(engineSource(engine, '1.2.3', path.join(folder, site))).toEqual({
        dependency: 'file:colophon-1.2.3.tgz',
        outside: path.join(folder, 'colophon-1.2.3.tgz'),
      });
    },
  );

  test.each([
    ['came from a registry', 'https://registry.example/colophon/-/colophon-1.2.3.tgz'],
    ['came from a file that is gone', 'file:../colophon-1.2.2.tgz'],
  ])('by its version where it %s', (_, resolved) => {
    noteInstalled(resolved);
    expect(engineSource(engine, '1.2.3', path.join(folder, 'work'))).toEqual({
      dependency: '^1.2.3',
    });
  });

  test('by its version where npm has installed nothing', () => {
    expect(engineSource(engine, '1.2.3', path.join(folder, 'work'))).toEqual({
      dependency: '^1.2.3',
    });
  });
});
