import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { migrateSite } from '../../../../src/node/compiler/index.ts';
import { PROJECT } from '../small-site.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'version-1-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync(path.join(PROJECT, 'tests/sites-before/full'), root, { recursive: true });
});

/** What the migrated manifest says of its schema. */
function migratedSchema(file: string, schema?: unknown): unknown {
  const place = path.join(root, file);
  const { $schema, ...manifest } = JSON.parse(readFileSync(place, 'utf8'));
  expect($schema).toMatch(/^\.\.\//);
  const said = schema === undefined ? {} : { $schema: schema };
  writeFileSync(place, JSON.stringify({ ...said, ...manifest }));
  const written = migrateSite(root).files.find((entry) => entry.file === file);
  return JSON.parse(written?.text ?? readFileSync(place, 'utf8')).$schema;
}

test.each([
  ['manifests/home.json', '../.colophon/schemas/page.schema.json'],
  ['manifests/site.json', '../.colophon/schemas/site.schema.json'],
  ['manifests/about/section.json', '../../.colophon/schemas/section.schema.json'],
  ['manifests/texts/en.json', '../../.colophon/schemas/texts.schema.json'],
])('editors read the schema of %s from where the engine writes it', (file, schema) => {
  const { $schema } = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  expect(migratedSchema(file, $schema)).toBe(schema);
});

test.each([
  ['none', undefined],
  ['no path', 5],
  ['one of another place', 'https://heron.example/schemas/page.schema.json'],
  ['one beside it', 'schemas/page.schema.json'],
])('a manifest that names %s as its schema keeps it', (_, schema) => {
  expect(migratedSchema('manifests/home.json', schema)).toBe(schema);
});

test.each([
  ['is no object', '[]', []],
  ['is no JSON', '{', ['M006']],
])('a manifest that %s stays as it is', (_, text, codes) => {
  const file = 'manifests/about/news-item.json';
  writeFileSync(path.join(root, file), text);
  const { files, findings } = migrateSite(root);
  expect(files.filter((entry) => entry.file === file)).toEqual([]);
  expect(findings.map(({ code }) => code)).toEqual(codes);
});
