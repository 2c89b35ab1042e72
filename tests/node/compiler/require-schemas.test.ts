import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { requireSchemas } from '../../../src/node/compiler/index.ts';

test('schemas that cannot be read are an error that says where', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'schemas-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  expect(() => requireSchemas(root)).not.toThrow();
  mkdirSync(path.join(root, 'schemas'));
  writeFileSync(path.join(root, 'schemas/own.schema.json'), '{');
  expect(() => requireSchemas(root)).toThrow(/^schemas\/own\.schema\.json:1:2 {2}error M006/m);
});
