import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from '../../run-command.ts';
import { PROJECT, writeSite } from '../compiler/small-site.ts';

const CODE = 'renderers/overrides/notice/index.tsx';

test('a build stops at an own renderer that does not parse, in the words of the check', async () => {
  const root = writeSite({ [CODE]: 'export function Override() {\n' });
  const cli = path.join(PROJECT, 'src/node/cli/colophon.ts');
  const call = (command: string) =>
    runCommand(root, process.execPath, [cli, command, root], 60_000);
  const [built, checked] = [await call('build'), await call('check')];
  expect([built.status, checked.status]).toEqual([1, 1]);
  for (const said of [built.stderr, checked.stdout]) {
    expect(said).toContain(`${CODE}:2:1  error M013  the code does not parse`);
  }
  // Nothing was begun.
  expect(existsSync(path.join(root, 'dist'))).toBe(false);
});
