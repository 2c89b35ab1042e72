import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { BackendModel } from '../../../../src/core/manifest/backend-model.ts';
import {
  type ApiSourcesOptions,
  createApiSources,
} from '../../../../src/node/server/edge/api-sources.ts';
import { SITE } from '../../../core/site-of.ts';
import { backend } from '../small-entry.ts';

const papers: BackendModel = { ...backend, api: 'papers', path: '/v1', variable: 'PAPERS_ORIGIN' };

/** A site of two APIs, some of them with a backend. */
function openSources(origins: readonly (readonly [BackendModel['api'], string])[]) {
  const root = mkdtempSync(path.join(tmpdir(), 'api-notes-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const backends = origins.length === 2 ? [backend, papers] : [backend];
  const options: ApiSourcesOptions = {
    site: { ...SITE, apis: { papers: { ...SITE.api, base: '/papers' } } },
    ...{ backends, origins: new Map(origins), variables: {} },
  };
  return createApiSources(root, options);
}

test('where a site’s APIs are forwarded to is told at start, with the path where that is another', () => {
  const { notes } = openSources([
    [undefined, 'https://api.example'],
    ['papers', 'https://papers.example'],
  ]);
  expect(notes).toEqual([
    '/api is forwarded to https://api.example',
    '/papers is forwarded to https://papers.example/v1',
  ]);
});

test('of content of one’s own there is nothing to tell', () => {
  expect(openSources([]).notes).toEqual([]);
});

test('a backend may answer otherwise at any time, content of one’s own may not', () => {
  expect(openSources([[undefined, 'https://api.example']]).isFixed).toBe(false);
  expect(openSources([]).isFixed).toBe(true);
});
