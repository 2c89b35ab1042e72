import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { validateSite } from '../../../src/node/check/index.ts';
import { callColophon, makeGuideSite } from '../docs/guide-site.ts';
import { PROJECT } from './temporary-project.ts';

test('the command prints what the documents show', { timeout: 60_000 }, async () => {
  const text = readFileSync(path.join(PROJECT, 'src/docs/maintaining.md'), 'utf8');
  const [, call = '', output = ''] = /\$ npx colophon (new .+)\n([^`]+)```/.exec(text) ?? [];
  const { root, remove } = await makeGuideSite();
  onTestFinished(remove);
  expect(await callColophon(root, call.split(' '))).toBe(output);
  // Not even that a schema is named by another path than a site's.
  expect((await validateSite(root)).findings).toEqual([]);
});
