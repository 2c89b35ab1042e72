import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../../src/node/cli/check.ts';
import { callCommand } from '../call-command.ts';
import { findSites, siteFolder } from '../sites/find-sites.ts';

test('each folder of tests/sites is a site', () => {
  const folders = readdirSync(path.dirname(siteFolder('-')), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(findSites()).toEqual(folders.sort());
});

test.each(findSites())('the check has nothing to say of %s', async (name) => {
  const { status, stdout } = await callCommand(() => run([], siteFolder(name)));
  expect(stdout).toMatch(/^manifests are right \(\d+ pages\)\n$/);
  expect(status).toBe(0);
});
