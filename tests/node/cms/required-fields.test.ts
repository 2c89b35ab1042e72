import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { describeCms } from '../../../src/node/cms/cms-config.ts';
import { compile } from '../../../src/node/compiler/index.ts';

const MUSEUM = path.resolve(import.meta.dirname, '../../sites/museum');
const { compiled } = compile(MUSEUM);

test('a title is required, and what every item has; pictures and the order are not', () => {
  expect(requiredOf(copyMuseum(), 'content-objects')).toEqual([
    ...['name', 'material', 'made', 'number', 'kind', 'year'],
  ]);
});

test('what one item lacks is not required, and neither is what one of its languages has empty', () => {
  const root = copyMuseum();
  rewrite(root, 'content/objects/chest.en.md', (text) => text.replace(/^material: .*\n/m, ''));
  rewrite(root, 'content/objects/jar.ar.md', (text) => text.replace(/^made: .*$/m, 'made:'));
  const required = requiredOf(root, 'content-objects');
  expect(required).toContain('number');
  expect(required).not.toContain('material');
  expect(required).not.toContain('made');
});

test('nothing is required while an item is not there in the first language of the forms', () => {
  const root = copyMuseum();
  rmSync(path.join(root, 'content/objects/chest.ar.md'));
  expect(requiredOf(root, 'content-objects')).toEqual([]);
});

test('of few items nothing follows but their title', () => {
  const root = copyMuseum();
  for (const name of ['chest', 'coat', 'compass', 'door', 'drum', 'jar', 'lamp', 'letter']) {
    for (const code of ['ar', 'en']) rmSync(path.join(root, `content/objects/${name}.${code}.md`));
  }
  expect(requiredOf(root, 'content-objects')).toEqual(['name']);
});

test('the order is a number and the same in all languages, though no item has one yet', () => {
  const root = copyMuseum();
  for (const name of readdirSync(path.join(root, 'content/objects'))) {
    rewrite(root, `content/objects/${name}`, (text) => text.replace(/^order: .*\n/m, ''));
  }
  const order = fieldsOf(root, 'content-objects').find(({ name }) => name === 'order');
  expect(order).toMatchObject({ widget: 'number', required: false, i18n: 'duplicate' });
});

/** The names of the fields that a form of a collection requires. */
function requiredOf(root: string, collection: string): string[] {
  return fieldsOf(root, collection).flatMap(({ name, required }) =>
    required === true ? [String(name)] : [],
  );
}

function fieldsOf(root: string, collection: string) {
  if (compiled === undefined) throw new Error('The museum has errors');
  const { config } = describeCms(root, compiled);
  return asList(asList(config.collections).find(({ name }) => name === collection)?.fields);
}

function asList(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value : [];
}

function copyMuseum(): string {
  const root = mkdtempSync(path.join(realpathSync(tmpdir()), 'required-fields-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['manifests', 'content', 'media', 'renderers']) {
    cpSync(path.join(MUSEUM, folder), path.join(root, folder), { recursive: true });
  }
  return root;
}

function rewrite(root: string, file: string, change: (text: string) => string): void {
  const place = path.join(root, file);
  const before = readFileSync(place, 'utf8');
  expect(change(before)).not.toBe(before);
  writeFileSync(place, change(before));
}
