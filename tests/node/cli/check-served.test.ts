import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkServed } from '../../../src/node/cli/check-served.ts';

test('a folder without manifests is served without a word of them', async () => {
  const said: string[] = [];
  await checkServed(mkdtempSync(path.join(tmpdir(), 'served-')), (line) => said.push(line));
  expect(said).toEqual([]);
});
