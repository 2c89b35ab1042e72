import { execFileSync } from 'node:child_process';
import { readlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './areas.ts';
import { LINKS } from './links.ts';

test('the links of the project are those that its copies are given', () => {
  const files = execFileSync('git', ['ls-files', '--stage'], { cwd: ROOT, encoding: 'utf8' });
  const links = [...files.matchAll(/^120000 \S+ \d\t(.+)$/gm)].map(([, file = '']) => file);
  const targets = links.map((file) => [file, readlinkSync(path.join(ROOT, file))]);
  expect(Object.fromEntries(targets)).toEqual(LINKS);
});
