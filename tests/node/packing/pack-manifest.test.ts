import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { leaveOutScripts, restoreScripts } from '../../../src/node/packing/pack-manifest.ts';

const TEXT = `{
  "name": "engine",
  "scripts": { "test": "node tests/run.ts" },
  "bin": { "engine": "src/engine.cjs" }
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

test('a package has all of package.json but its scripts, and the repository all of it afterwards', () => {
  const { folder, read } = makeFolder();
  leaveOutScripts(folder);
  expect(JSON.parse(read())).toEqual({ name: 'engine', bin: { engine: 'src/engine.cjs' } });
  restoreScripts(folder);
  expect(read()).toBe(TEXT);
});

test('packing that was stopped half-way loses no scripts to the next', () => {
  const { folder, read } = makeFolder();
  leaveOutScripts(folder);
  leaveOutScripts(folder);
  restoreScripts(folder);
  expect(read()).toBe(TEXT);
});
