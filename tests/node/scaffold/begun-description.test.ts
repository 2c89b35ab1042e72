import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { validateSite } from '../../../src/node/check/validate-site.ts';
import { ARRAY, startBackend } from './start-backend.ts';
import { addPage, copyProject } from './temporary-project.ts';

const GIVEN = ['--title', 'zh=新页', '--title', 'en=New page'];
const DESCRIPTION = 'schemas/guests.openapi.json';

/** A site that has a second API, which nothing asks yet. */
function copyWithApi(): string {
  const root = copyProject();
  const file = path.join(root, 'manifests/site.json');
  const { api, ...site } = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...site, api, apis: { guests: { path: '/api' } } }));
  return root;
}

test('the first page of an API that is not described begins its description', async () => {
  const root = copyWithApi();
  const { origin } = await startBackend(ARRAY);
  const call = ['--api', 'guests', '--from', `${origin}/api/persons`, ...GIVEN];
  const ended = await addPage(root, 'plants/guests', ...call, '--describe');
  expect(ended.status).toBe(0);
  expect(ended.stdout).toContain(DESCRIPTION);
  const { openapi, info, paths } = JSON.parse(readFileSync(path.join(root, DESCRIPTION), 'utf8'));
  expect({ openapi, info }).toEqual({ openapi: '3.1.0', info: { title: 'guests', version: '1' } });
  expect(Object.keys(paths)).toEqual(['/persons', '/persons/{id}']);
  const { findings } = await validateSite(root);
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('a description is not begun where other pages ask the same API', async () => {
  const root = copyWithApi();
  const { origin } = await startBackend(ARRAY);
  const call = ['--api', 'guests', '--from', `${origin}/api/persons`, ...GIVEN];
  expect((await addPage(root, 'plants/guests', ...call)).status).toBe(0);
  const ended = await addPage(root, 'plants/visitors', ...call, '--describe');
  expect(ended.status).toBe(1);
  expect(ended.stderr).toContain(`there is no ${DESCRIPTION} to describe the call in`);
});
