import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { reportText } from '../../../src/node/contract/report/report-contract-text.ts';
import { GARDEN } from '../../garden/make-garden.ts';
import { PROJECT } from '../compiler/small-site.ts';
import { editItems, startApi } from './broken-api.ts';
import { check } from './run-contract.ts';

test('the command prints what the documents show', async () => {
  const text = readFileSync(path.join(PROJECT, 'src/docs/testing.md'), 'utf8');
  const [, shown = ''] = /\$ npx colophon contract --origin \S+\n([^`]+)```/.exec(text) ?? [];
  const { origin } = await startApi({
    at: '/reports',
    edit: editItems((item) => ({ ...item, publishedAt: '12.10.2026' })),
  });
  const report = await check(origin);
  const printed = reportText(report, { root: GARDEN, paint: (_, text) => text });
  // Where the API is, how much there is to ask and how long it takes are not the document's concern;
  // the documents are those of a site that has the engine installed.
  const undated = (text: string) =>
    text
      .replace(/^\d+ calls of \S+ for \d+ routes (in .*): median .*$/m, 'calls $1')
      .replace('node_modules/colophon/', '');
  expect(undated(printed)).toBe(undated(shown));
});
