import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { isRecord } from '../../../src/core/mapping/read-path.ts';
import { validateSite } from '../../../src/node/check/validate-site.ts';
import { run } from '../../../src/node/cli/describe.ts';
import { descriptionFile, readAskedCalls } from '../../../src/node/compiler/index.ts';
import { type LoadedContent, loadContent } from '../../../src/node/content-api/index.ts';
import { writeSite } from '../compiler/small-site.ts';
import { changeFile, newsItem, writeUndescribedSite } from '../content/undescribed-site.ts';

vi.spyOn(console, 'log').mockImplementation(() => undefined);

function load(root: string): LoadedContent {
  return loadContent({
    folder: path.join(root, 'content'),
    description: path.join(root, descriptionFile(undefined)),
    languages: ['zh', 'en'],
    base: '/api',
    calls: () => readAskedCalls(root),
  });
}

async function ask({ api }: LoadedContent, url: string, language: string) {
  const headers = { 'Accept-Language': language };
  const response = await api.fetch(new Request(`http://any/api${url}`, { headers }));
  return { url, language, status: response.status, answer: await response.text() };
}

/** Calls of every endpoint of content, with what they may ask for. */
function callsOf({ model, files }: LoadedContent): string[] {
  const ids = (folder: string) =>
    new Set(files.filter((file) => file.folder === folder).map(({ id }) => id));
  return model.endpoints.flatMap(({ path: place, answer, parameters }) => {
    if (answer.kind === 'item') {
      return [...ids(answer.folder), 'nobody'].map((id) => place.replace(/\{.*/, id));
    }
    const values = parameters.map(({ name }) => {
      const held = files.flatMap(({ item }) => [item.fields.get(name) ?? []].flat()).map(String);
      return [name, name === 'q' ? 'a' : (held[0] ?? '1')];
    });
    return ['', '?page=1&size=1', ...values.map(([name, value]) => `?${name}=${value}`)].map(
      (query) => place + encodeURI(query),
    );
  });
}

describe('colophon describe', () => {
  test('describes content so that it is answered and checked as it was without', async () => {
    const root = writeUndescribedSite({
      // A file that is left out, a list of objects, an item without a date, and an empty field.
      ...changeFile('content/news/lake.en.md', '2026-06-01T09:00:00+08:00', 'last summer'),
      'content/news/sea.zh.md':
        '---\nname: Sea\norder: 2\nlinks:\n  - name: Map\n    url: /news\n---\n',
      'content/news/sea.en.md': '---\nname: Sea\nsubtitle:\n---\n\n# description\n\nSea.\n',
      'content/notes/one.en.md': newsItem('one', 'year: 2026\nopen: true\ntags: [a, b]\n'),
    });
    const before = load(root);
    const found = (await validateSite(root)).findings;
    expect(run([], root)).toBe(0);
    const after = load(root);
    const calls = callsOf(before);
    expect(calls).toEqual(callsOf(after));
    expect(calls.length).toBeGreaterThan(100);
    for (const url of calls) {
      for (const language of ['zh', 'en']) {
        const [first, second] = await Promise.all([
          ask(before, url, language),
          ask(after, url, language),
        ]);
        expect(second).toEqual(first);
      }
    }
    // What is not wrong but unlike other files, a description does not say.
    const errors = (findings: typeof found) =>
      findings.flatMap(({ code, severity, file, line }) =>
        severity === 'error' ? [`${code} ${file}:${line}`] : [],
      );
    expect(errors(found)).toEqual(['M402 content/news/lake.en.md:5']);
    expect(errors((await validateSite(root)).findings)).toEqual(errors(found));
  });

  test('writes OpenAPI 3.1 under the name of the site', () => {
    const root = writeUndescribedSite();
    run(['--output', 'api/content.json'], root);
    const document: unknown = JSON.parse(readFileSync(path.join(root, 'api/content.json'), 'utf8'));
    expect(document).toMatchObject({ openapi: '3.1.0', info: { title: '小院' } });
    expect(JSON.stringify(document)).not.toContain('x-seen-in');
    expect(existsSync(path.join(root, descriptionFile(undefined)))).toBe(false);
  });

  test('overwrites nothing unless it is forced to', () => {
    const root = writeUndescribedSite();
    const file = path.join(root, descriptionFile(undefined));
    writeFileSync(file, '{ "openapi": "3.1.0", "info": { "title": "Mine" }, "paths": {} }');
    expect(() => run([], root)).toThrow(/is there already; overwrite it with --force/);
    expect(run(['--force'], root)).toBe(0);
    const document: unknown = JSON.parse(readFileSync(file, 'utf8'));
    expect(document).toMatchObject({ info: { title: 'Mine' } });
    expect(isRecord(document) && document.paths).toHaveProperty('/news/{id}');
  });

  test('says that there is no content to describe', () => {
    const root = writeSite({ 'schemas/api.openapi.json': null }, {});
    expect(() => run([], root)).toThrow(/no folder content whose content could be described/);
  });
});
