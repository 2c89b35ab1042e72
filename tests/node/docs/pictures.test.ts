import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { matchPath } from 'react-router-dom';
import { describe, expect, onTestFinished, test } from 'vitest';
import { isRecord } from '../../../src/core/mapping/read-path.ts';
import { requireSchemas } from '../../../src/node/compiler/read-schemas.ts';
import { Schemas } from '../../../src/node/compiler/schemas.ts';
import { findPictureFaults } from '../../../src/node/docs/find-picture-faults.ts';
import { PICTURES, type PictureOrder, pictureFile } from '../../../src/node/docs/pictures.ts';
import { PROJECT } from '../compiler/small-site.ts';

/** More would make the reference slow to open. */
const MOST_BYTES = 60 * 1024;
const NAMES = Object.keys(PICTURES);

const FLAG = {
  $id: 'layouts/flag.schema.json',
  title: 'FlagLayout',
  properties: { type: { const: 'flag' } },
};
const ORDER: PictureOrder = { address: '/', manifest: 'home.json', shows: 'main' };

/** The faults of a project with one layout, some pictures in its table and some in its folder. */
function faultsWith(table: readonly string[], files: readonly string[]): string[] {
  const root = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const name of files) {
    mkdirSync(path.dirname(path.join(root, pictureFile(name))), { recursive: true });
    writeFileSync(path.join(root, pictureFile(name)), '');
  }
  const schemas = new Schemas(new Map([[FLAG.$id, FLAG]]));
  return findPictureFaults(root, schemas, Object.fromEntries(table.map((name) => [name, ORDER])));
}

describe('the pictures of the reference', () => {
  test.each<[what: string, table: string[], files: string[], faults: RegExp[]]>([
    ['are right where each is of one layout', ['flag-layout'], ['flag-layout'], []],
    ['are missing where none is ordered', [], [], [/"Flag layout" has no picture/]],
    ['are missing where none was taken', ['flag-layout'], [], [/flag-layout\.webp is missing/]],
    [
      'are wrong where they are of nothing',
      ['flag-layout', 'pole-layout'],
      ['flag-layout', 'pole-layout'],
      [/"pole-layout", which is no layout/],
    ],
    [
      'are left over where no one orders them',
      ['flag-layout'],
      ['flag-layout', 'pole'],
      [/pole\.webp is not in/],
    ],
  ])('%s', (_, table, files, faults) => {
    expect(faultsWith(table, files)).toEqual(faults.map((fault) => expect.stringMatching(fault)));
  });

  test('are all there', () => {
    expect(NAMES.length).toBeGreaterThan(15);
    expect(findPictureFaults(PROJECT, requireSchemas(PROJECT))).toEqual([]);
  });

  test.each(NAMES)('%s is small', (name) => {
    expect(statSync(path.join(PROJECT, pictureFile(name))).size).toBeLessThan(MOST_BYTES);
  });

  test.each(Object.entries(PICTURES))('%s is of a page whose manifest uses it', (name, order) => {
    const manifest: unknown = JSON.parse(
      readFileSync(path.join(PROJECT, 'manifests', order.manifest), 'utf8'),
    );
    const { route } = isRecord(manifest) ? manifest : {};
    const { pathname } = new URL(order.address, 'http://site.example');
    expect(matchPath(String(route), pathname)).not.toBeNull();
    expect(typesIn(manifest)).toContain(name.replace(/-(?:layout|frame|block)$/, ''));
  });
});

/** Every `type` in a manifest, at any depth. */
function typesIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = isRecord(value) && 'type' in value ? [value.type] : [];
  return [...own, ...Object.values(value).flatMap(typesIn)];
}
