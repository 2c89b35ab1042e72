import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../../src/node/cli/check.ts';
import { callCommand } from '../call-command.ts';
import { gardenOfProcess } from '../garden/make-garden.ts';
import { findSites, siteFolder } from '../sites/find-sites.ts';

test('each folder of tests/sites is a site', () => {
  const folders = readdirSync(path.dirname(siteFolder('-')), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(findSites()).toEqual(folders.sort());
});

const SITES = [
  ...findSites().map((name) => [name, siteFolder(name)] as const),
  ['the garden', gardenOfProcess()] as const,
];

test.each(SITES)('the check has nothing to say of %s', async (_, folder) => {
  const { status, stdout } = await callCommand(() => run([], folder));
  expect(stdout).toMatch(/^manifests are valid \(\d+ pages\)\n$/);
  expect(status).toBe(0);
});
