import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { reportText, validateSite } from '../../../src/node/check/index.ts';
import { PROJECT } from '../compiler/small-site.ts';
import { makeGuideSite } from './guide-site.ts';

const FILE = 'manifests/people/everybody.json';

test('README shows a manifest that init writes, and what the check says of a mistake in it', async () => {
  const text = readFileSync(path.join(PROJECT, 'README.md'), 'utf8');
  const [, manifest = ''] = /```json\n([^`]+)```/.exec(text) ?? [];
  const [, printed = ''] = /```\n(manifests[^`]+)```/.exec(text) ?? [];
  const { root, remove } = await makeGuideSite();
  onTestFinished(remove);
  const file = path.join(root, FILE);
  expect(JSON.parse(manifest)).toEqual(JSON.parse(readFileSync(file, 'utf8')));
  writeFileSync(file, manifest.replace('"subtitle": "title"', '"subtitle": "titel"'));
  const { findings } = await validateSite(root);
  const report = reportText(findings, { root, pages: undefined, paint: (_, words) => words });
  expect(report.startsWith(printed), report).toBe(true);
});
