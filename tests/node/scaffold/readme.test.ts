import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { copyProject, PROJECT, startNew } from './temporary-project.ts';

test('the command prints what the documents show', async () => {
  const text = readFileSync(path.join(PROJECT, 'src/docs/maintaining.md'), 'utf8');
  const [, call = '', output = ''] = /\$ npm run -s new -- (.+)\n([^`]+)```/.exec(text) ?? [];
  const args = [...call.matchAll(/(?:"[^"]*"|[^\s"])+/g)].map(([part]) => part.replaceAll('"', ''));
  const { status, stdout } = await startNew(copyProject(), ...args);
  expect(status).toBe(0);
  // How many pages the site has is not the document's concern.
  const uncounted = (printed: string) => printed.replace(/\d+ pages/, 'pages');
  expect(uncounted(stdout)).toBe(uncounted(output));
});
