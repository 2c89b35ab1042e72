import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { requireSchemas } from '../../../src/node/compiler/index.ts';
import {
  documentPath,
  ENGINE,
  engineOf,
  listRenderers,
  locate,
  readSiteFolders,
} from '../../../src/node/site-folder/index.ts';
import { printOwnFormats, printOwnRenderers } from '../../../src/node/site-plugin/own-renderers.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
});

function write(name: string, text = ''): void {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
}

describe('a site outside of the engine', () => {
  test('is told the engine’s documents by a path that leads there from where the command runs', () => {
    const cwd = vi.spyOn(process, 'cwd').mockReturnValue(root);
    onTestFinished(() => cwd.mockRestore());
    expect(path.isAbsolute(documentPath('src/docs/findings.md'))).toBe(false);
    expect(existsSync(path.resolve(root, documentPath('src/docs/findings.md')))).toBe(true);
  });

  test('has the engine’s schemas and renderers, and its own beside them', () => {
    write('schemas/api.openapi.json', '{}');
    write('renderers/layouts/plaques/index.tsx');
    expect(engineOf(root)).toBe(ENGINE);
    expect(listRenderers(root, 'layouts')).toEqual(
      expect.arrayContaining(['card-list', 'grid', 'plaques']),
    );
    expect(locate(root, 'renderers/layouts/plaques/index.tsx')).toBe(
      path.join(root, 'renderers/layouts/plaques/index.tsx'),
    );
    expect(locate(root, 'renderers/layouts/grid/index.tsx')).toBe(
      path.join(ENGINE, 'renderers/layouts/grid/index.tsx'),
    );
  });

  test('may put a renderer of its own in the place of the engine’s, file by file', () => {
    write('renderers/layouts/grid/index.tsx');
    // What its folder has not is not taken from the engine's, which is of another component.
    expect(locate(root, 'renderers/layouts/grid/expect.ts')).toBe(
      path.join(root, 'renderers/layouts/grid/expect.ts'),
    );
    expect(listRenderers(root, 'layouts').filter((name) => name === 'grid')).toHaveLength(1);
  });

  test('is compiled with both', () => {
    cpSync(
      path.join(ENGINE, 'renderers/layouts/link-list'),
      path.join(root, 'renderers/layouts/plaques'),
      { recursive: true },
    );
    const own = path.join(root, 'renderers/layouts/plaques/schema.json');
    const schema = JSON.stringify(
      requireSchemas(ENGINE).file('renderers/layouts/link-list/schema.json').schema,
    );
    writeFileSync(
      own,
      schema
        .replaceAll('link-list/schema.json', 'plaques/schema.json')
        .replaceAll('"link-list"', '"plaques"')
        .replaceAll('LinkList', 'Plaques'),
    );
    const names = requireSchemas(root).all.map(({ $id }) => $id);
    expect(names).toContain('renderers/layouts/plaques/schema.json');
    expect(names).toContain('renderers/layouts/link-list/schema.json');
  });

  test('hands the application what is its own', () => {
    write('renderers/layouts/plaques/index.tsx');
    write('renderers/blocks/quote/index.tsx');
    write('renderers/formats/year/index.ts');
    write('renderers/formats/notes/README.md');
    const modules = printOwnRenderers(root);
    expect(modules).toContain(
      `import(${JSON.stringify(locate(root, 'renderers/layouts/plaques/index.tsx'))})`,
    );
    expect(modules).toContain('import { Block as blocks0 }');
    expect(printOwnFormats(root).split('\n')).toEqual([
      `import { format as formats0 } from ${JSON.stringify(locate(root, 'renderers/formats/year/index.ts'))};`,
      'export const formats = { "year": formats0 };',
    ]);
  });
});

test('the engine’s own site has its renderers once', () => {
  expect(engineOf(ENGINE)).toBe(ENGINE);
  expect(printOwnFormats(ENGINE)).toBe('export const formats = {  };');
});

describe('the folders of content and media', () => {
  test.each([
    [undefined, 'content', 'media'],
    ['{}', 'content', 'media'],
    ['{ "content": "texts", "media": "texts/pictures" }', 'texts', 'texts/pictures'],
    // What is wrong is the compiler's to say.
    ['{ "content": "../elsewhere", "media": 3 }', 'content', 'media'],
    ['{ "content": "texts", ', 'texts', 'media'],
  ])('of %s', (manifest, content, media) => {
    if (manifest !== undefined) write('manifests/site.json', manifest);
    expect(readSiteFolders(root)).toEqual({ content, media });
  });
});
