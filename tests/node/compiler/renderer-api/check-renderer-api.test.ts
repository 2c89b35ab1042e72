import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { printFinding } from '../../../../src/node/compiler/index.ts';
import {
  CURRENT_RENDERER_API,
  checkRendererApi,
  explainRendererApi,
  RENDERER_API_CHANGES,
} from '../../../../src/node/compiler/renderer-api/index.ts';
import { PROJECT } from '../small-site.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'renderer-api-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
});

function write(name: string, text = ''): void {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
}

const findings = () => checkRendererApi(root).map(printFinding);

describe('the renderer API of a site’s own renderers', () => {
  test('is nobody’s business where the site has none', () => {
    expect(findings()).toEqual([]);
  });

  test('is asked for where nothing says it', () => {
    write('renderers/blocks/quote/index.tsx');
    const said = `renderers/renderer-api.json:1:1  warning M310  nothing says for which renderer API the renderers were written; write { "rendererApi": ${CURRENT_RENDERER_API} }, the present one, if they were written for this version of colophon`;
    expect(findings()).toEqual([said]);
    write('renderers/renderer-api.json', '{ "rendererApi": "2" }');
    expect(findings()).toEqual([said]);
  });

  test('is content with the present one', () => {
    write('renderers/blocks/quote/index.tsx');
    write('renderers/renderer-api.json', `{ "rendererApi": ${CURRENT_RENDERER_API} }`);
    expect(findings()).toEqual([]);
  });

  test('says of an older one what changed for which renderer, and nothing of others', () => {
    write('renderers/blocks/quote/index.tsx');
    write('renderers/overrides/home/index.tsx');
    write('renderers/renderer-api.json', '{ "rendererApi": 1 }');
    const [finding, ...others] = findings();
    expect(others).toEqual([]);
    expect(finding).toContain(
      'renderers/blocks/quote/index.tsx:1:1  error M309  the renderer is written for renderer API 1: since renderer API 2 a block is given its slots by the names of its schema, its main one as "field"',
    );
    expect(finding).toContain(
      `write ${CURRENT_RENDERER_API} in renderers/renderer-api.json; CHANGELOG.md`,
    );
  });

  test('asks for the number alone where nothing changed for what the site has', () => {
    write('renderers/overrides/home/index.tsx');
    write('renderers/renderer-api.json', '{ "rendererApi": 1 }');
    expect(findings()).toEqual([
      `renderers/renderer-api.json:1:1  error M309  the renderers are written for renderer API 1, and ${CURRENT_RENDERER_API} is the present one, in which nothing changed for them; write { "rendererApi": ${CURRENT_RENDERER_API} }`,
    ]);
  });

  test('of a later engine is not read as if it were known', () => {
    write('renderers/layouts/wall/index.tsx');
    write('renderers/renderer-api.json', '{ "rendererApi": 99 }');
    expect(findings()).toEqual([
      `renderers/renderer-api.json:1:1  error M309  the renderers are written for renderer API 99, and the newest known one is ${CURRENT_RENDERER_API}; update colophon`,
    ]);
  });
});

test('what a renderer has to be changed for is told at its code, a format’s without JSX', () => {
  const fileOf = (kind: 'blocks' | 'formats') =>
    explainRendererApi({ kind, name: 'own', from: 1 }).file;
  expect(fileOf('blocks')).toBe('renderers/blocks/own/index.tsx');
  expect(fileOf('formats')).toBe('renderers/formats/own/index.ts');
});

describe('each version of the renderer API', () => {
  const versions = Array.from({ length: CURRENT_RENDERER_API - 1 }, (_, index) => index + 2);

  test.each(versions)(
    'has in version %i what changed, in the table and in CHANGELOG.md',
    (version) => {
      expect(RENDERER_API_CHANGES.filter(({ since }) => since === version)).not.toEqual([]);
      const changes = readFileSync(path.join(PROJECT, 'CHANGELOG.md'), 'utf8');
      expect(changes).toContain(`Renderer API ${version}`);
    },
  );

  test('is no later than the present one', () => {
    expect(Math.max(...RENDERER_API_CHANGES.map(({ since }) => since))).toBe(CURRENT_RENDERER_API);
  });

  test('is what the engine’s own renderers say', () => {
    const text = readFileSync(path.join(PROJECT, 'renderers/renderer-api.json'), 'utf8');
    expect(JSON.parse(text)).toEqual({ rendererApi: CURRENT_RENDERER_API });
  });
});
