import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writePackageFolder } from '../../../src/node/packing/package-folder.ts';

const TEXT = `{
  "name": "engine",
  "scripts": { "test": "node tests/run.ts" },
  "bin": { "engine": "src/engine.cjs" },
  "dependencies": { "hono": "1.0.0", "react": "2.0.0" }
}
`;

function makeRepository(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'packing-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'src'));
  writeFileSync(path.join(folder, 'package.json'), TEXT);
  writeFileSync(path.join(folder, 'src/engine.cjs'), 'run();');
  writeFileSync(path.join(folder, 'src/engine.test.ts'), 'test();');
  return folder;
}

test('a package has what is listed, and all of package.json but its scripts and what is built in', () => {
  const repository = makeRepository();
  const folder = path.join(repository, 'dist/package');
  writePackageFolder(repository, ['package.json', 'src/engine.cjs'], folder);
  expect(readFileSync(path.join(folder, 'src/engine.cjs'), 'utf8')).toBe('run();');
  expect(existsSync(path.join(folder, 'src/engine.test.ts'))).toBe(false);
  expect(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))).toEqual({
    name: 'engine',
    bin: { engine: 'src/engine.cjs' },
    dependencies: { react: '2.0.0' },
  });
});

test('the repository keeps its own package.json, and a package nothing of the one before', () => {
  const repository = makeRepository();
  const folder = path.join(repository, 'dist/package');
  writePackageFolder(repository, ['src/engine.test.ts'], folder);
  writePackageFolder(repository, ['src/engine.cjs'], folder);
  expect(existsSync(path.join(folder, 'src/engine.test.ts'))).toBe(false);
  expect(readFileSync(path.join(repository, 'package.json'), 'utf8')).toBe(TEXT);
});
