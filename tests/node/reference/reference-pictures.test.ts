import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { matchPath } from 'react-router-dom';
import { describe, expect, onTestFinished, test } from 'vitest';
import { isRecord } from '../../../src/core/mapping/read-path.ts';
import { requireSchemas } from '../../../src/node/compiler/read/read-schemas.ts';
import { Schemas } from '../../../src/node/compiler/schema/schemas.ts';
import { findPictureFaults } from '../../../src/node/reference/find-picture-faults.ts';
import {
  pictureFile,
  readPictureOrder,
  shownFolders,
  siteOfPicture,
} from '../../../src/node/reference/reference-pictures.ts';
import { PROJECT } from '../compiler/small-site.ts';

/** More would make the reference slow to open. */
const MAX_BYTES = 60 * 1024;
const FOLDERS = shownFolders(requireSchemas(PROJECT));

const FLAG = {
  $id: 'renderers/layouts/flag/schema.json',
  title: 'FlagLayout',
  properties: { type: { const: 'flag' } },
};
const FOLDER = 'renderers/layouts/flag';
const ORDER = { url: '/', manifest: 'home.json', shows: 'main' };

/** The faults of a project with one layout, and these files in its folder. */
function faultsWith(files: Readonly<Record<string, string>>): string[] {
  const root = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(path.join(root, FOLDER), { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(path.join(root, FOLDER, name), text);
  }
  return findPictureFaults(root, new Schemas(new Map([[FLAG.$id, FLAG]])));
}

describe('the pictures of the reference', () => {
  const order = { 'picture.json': JSON.stringify(ORDER) };

  test('are right where each layout says what its own is of', () => {
    expect(faultsWith({ ...order, 'picture.webp': '' })).toEqual([]);
  });

  test('are of an example where a folder does not say what its own is of', () => {
    expect(faultsWith({ 'picture.webp': '' })).toEqual([]);
  });

  test.each([{}, order])('are missing where none was taken (%j)', (files) => {
    expect(faultsWith(files)).toEqual([expect.stringMatching(/picture\.webp is missing/)]);
  });

  test.each(['{}', '[]', '{ "url": "/", "manifest": "home.json", "shows": 1 }'])(
    'are ordered by three texts, which %s is not',
    (text) => {
      expect(() => faultsWith({ 'picture.json': text })).toThrow(/needs "url"/);
    },
  );

  test('are of a page of this repository where they name no site', () => {
    expect(siteOfPicture({ ...ORDER, folder: FOLDER, site: undefined })).toBe('');
    expect(siteOfPicture({ ...ORDER, folder: FOLDER, site: 'museum' })).toBe('tests/sites/museum');
    const numbered = { 'picture.json': JSON.stringify({ ...ORDER, site: 1 }) };
    expect(() => faultsWith(numbered)).toThrow(/"site" of renderers\/layouts\/flag/);
  });

  test('are all there', () => {
    expect(FOLDERS.length).toBeGreaterThan(15);
    expect(findPictureFaults(PROJECT, requireSchemas(PROJECT))).toEqual([]);
  });

  test.each(FOLDERS)('of %s is small', (folder) => {
    expect(statSync(path.join(PROJECT, pictureFile(folder))).size).toBeLessThan(MAX_BYTES);
  });

  const ordered = FOLDERS.filter((folder) => readPictureOrder(PROJECT, folder) !== undefined);
  test.each(ordered)('of %s is of a page whose manifest uses it', (folder) => {
    const order = readPictureOrder(PROJECT, folder);
    if (order === undefined) throw new Error(`${folder} names no page`);
    const { manifest: name, url } = order;
    const manifest: unknown = JSON.parse(
      readFileSync(path.join(PROJECT, siteOfPicture(order), 'manifests', name), 'utf8'),
    );
    const { route } = isRecord(manifest) ? manifest : {};
    const { pathname } = new URL(url, 'http://site.example');
    expect(matchPath(String(route), pathname)).not.toBeNull();
    expect(typesIn(manifest)).toContain(path.basename(folder));
  });
});

/** Every `type` in a manifest, at any depth, also where it goes without saying. */
function typesIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  if (!isRecord(value)) return Object.values(value).flatMap(typesIn);
  // A Markdown file is running text.
  const own = [value.type, ...(typeof value.markdown === 'string' ? ['prose'] : [])];
  return [...own, ...Object.values(value).flatMap(typesIn)];
}
