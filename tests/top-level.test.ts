import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const FIXED = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'biome.json',
  'index.html',
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'LICENSE',
  'manifests',
  'schemas',
  'src',
  'renderers',
  'tests',
];

test('the top level holds what it is for, and no file that was left there', () => {
  const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
  const entries = new Set(tracked.map((file) => file.split('/')[0] ?? ''));
  const visible = [...entries].filter((entry) => !entry.startsWith('.'));
  expect(visible.sort()).toEqual([...FIXED].sort());
});
