import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { packManifest, restoreManifest } from '../../../src/node/packing/pack-manifest.ts';

const TEXT = `{
  "name": "engine",
  "scripts": { "test": "node tests/run.ts" },
  "bin": { "engine": "src/engine.cjs" },
  "dependencies": { "hono": "1.0.0", "react": "2.0.0" }
}
`;

function makeFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'packing-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'dist'));
  const file = path.join(folder, 'package.json');
  writeFileSync(file, TEXT);
  return { folder, read: () => readFileSync(file, 'utf8') };
}

test('a package has all of package.json but its scripts and what is built in, and the repository all of it afterwards', () => {
  const { folder, read } = makeFolder();
  packManifest(folder);
  expect(JSON.parse(read())).toEqual({
    name: 'engine',
    bin: { engine: 'src/engine.cjs' },
    dependencies: { react: '2.0.0' },
  });
  restoreManifest(folder);
  expect(read()).toBe(TEXT);
});

test('packing that was stopped half-way loses no scripts to the next', () => {
  const { folder, read } = makeFolder();
  packManifest(folder);
  packManifest(folder);
  restoreManifest(folder);
  expect(read()).toBe(TEXT);
});
