import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type Migrated, migrateSite, printFinding } from '../../../../src/node/compiler/index.ts';
import { PROJECT } from '../small-site.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'version-1-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync(path.join(PROJECT, 'tests/sites-before/full'), root, { recursive: true });
});

function change(name: string, from: string, to: string): void {
  const file = path.join(root, name);
  const text = readFileSync(file, 'utf8');
  expect(text.split(from)).toHaveLength(2);
  writeFileSync(
    file,
    text.replace(from, () => to),
  );
}

function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
}

const textOf = ({ files }: Migrated, name: string) =>
  files.find(({ file }) => file === name)?.text ?? '';

describe('a footer of version 1', () => {
  test('shows no field that the answer has not, and asks for no words for it', () => {
    const file = 'schemas/api.openapi.json';
    const text = readFileSync(path.join(root, file), 'utf8');
    write(
      file,
      text.replaceAll('wechatOfficialAccountQRCode', 'other').replaceAll('friendLinks', 'friends'),
    );
    const migrated = migrateSite(root);
    const site = JSON.parse(textOf(migrated, 'manifests/site.json'));
    expect(site.footer.social.links).toEqual([
      { label: 'footer.bilibili', picture: { field: 'bSiteOfficialAccountQRCode' } },
    ]);
    expect(site.footer.columns).toBeUndefined();
    const texts = JSON.parse(textOf(migrated, 'manifests/texts/en.json'));
    expect(Object.keys(texts.footer)).not.toContain('friendLinks');
    expect(Object.keys(texts.ui)).not.toContain('friendLinks');
  });

  test('stays as it is where it says what version 1 had not: the check tells of that', () => {
    change('manifests/site.json', '"text": "footer.text",', '"text": "footer.text", "legal": [],');
    const site = textOf(migrateSite(root), 'manifests/site.json');
    expect(site).toContain('"text": "footer.text", "legal": [],');
  });
});

test('a site of version 1 without a footer has none in version 2', () => {
  const file = 'manifests/site.json';
  const { footer, ...site } = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  expect(footer).toBeDefined();
  write(file, `${JSON.stringify(site, null, 2)}\n`);
  const migrated = migrateSite(root);
  expect(migrated.findings).toEqual([]);
  expect(JSON.parse(textOf(migrated, file)).footer).toBeUndefined();
});

describe('own renderers of version 1', () => {
  test('take what they import of their own along, and share what several import', () => {
    write('renderers/layouts/days.ts', "import '../shared-by-two.ts';\nexport const days = 7;\n");
    write('renderers/shared-by-two.ts', 'export const two = 2;\n');
    change(
      'renderers/layouts/timeline.tsx',
      "import styles from './timeline.module.css';",
      "import styles from './timeline.module.css';\nimport { days } from './days.ts';",
    );
    change(
      'renderers/overrides/notice-above.tsx',
      '/** The page',
      "import { two } from '../shared-by-two.ts';\n/** The page",
    );
    const migrated = migrateSite(root);
    expect(migrated.findings).toEqual([]);
    expect(textOf(migrated, 'renderers/layouts/timeline/index.tsx')).toContain("'./days.ts'");
    expect(textOf(migrated, 'renderers/layouts/timeline/days.ts')).toContain(
      "'../../shared/shared-by-two.ts'",
    );
    expect(textOf(migrated, 'renderers/overrides/notice-above/index.tsx')).toContain(
      "'../../shared/shared-by-two.ts'",
    );
    expect(textOf(migrated, 'renderers/shared/shared-by-two.ts')).toBe('export const two = 2;\n');
  });

  test('keep helpers of one name apart', () => {
    const use = "import './first/days.ts';\nimport './second/days.ts';\n";
    const file = 'renderers/layouts/timeline.tsx';
    write(file, use + readFileSync(path.join(root, file), 'utf8'));
    write('renderers/layouts/first/days.ts', "export const days = 'first';\n");
    write('renderers/layouts/second/days.ts', "export const days = 'second';\n");
    const migrated = migrateSite(root);
    const folder = 'renderers/layouts/timeline';
    expect(textOf(migrated, `${folder}/days.ts`)).toContain("'first'");
    expect(textOf(migrated, `${folder}/layouts-second-days.ts`)).toContain("'second'");
    expect(textOf(migrated, `${folder}/index.tsx`)).toContain(
      "import './days.ts';\nimport './layouts-second-days.ts';",
    );
  });

  test('are named where they import the engine’s own parts, with the place', () => {
    change(
      'renderers/layouts/timeline.tsx',
      "import styles from './timeline.module.css';",
      "import styles from './timeline.module.css';\nimport { Tile } from './tile.tsx';",
    );
    expect(migrateSite(root).findings.map(printFinding)).toEqual([
      'renderers/layouts/timeline/index.tsx:8:23  error M309  "renderers/layouts/tile.tsx" is a file of the engine, which a site has not beside its own; take what "colophon" exports, or write it in the renderer’s folder',
    ]);
  });

  test('that are blocks of another kind than the guide’s are moved, and named', () => {
    change('renderers/blocks/quote-block.tsx', '{ block: { text, by } }', '{ block }');
    const migrated = migrateSite(root);
    expect(migrated.findings.map(printFinding)).toEqual([
      expect.stringContaining(
        'renderers/blocks/quote/index.tsx:1:1  error M309  the renderer is written for renderer API 1',
      ),
    ]);
    expect(JSON.parse(textOf(migrated, 'renderers/renderer-api.json'))).toEqual({ rendererApi: 1 });
    expect(textOf(migrated, 'renderers/blocks/quote/schema.json')).not.toContain('x-slot');
  });

  test('that are blocks of the guide’s kind are written as renderer API 2 has them', () => {
    change('renderers/index.ts', '    quote: QuoteBlock,', "    'pull-quote': QuoteBlock,");
    change('renderers/blocks/quote-block.tsx', "BlockProps<'quote'>", "BlockProps<'pull-quote'>");
    const mappers = 'src/core/mapping/map-blocks.ts';
    change(
      mappers,
      '  quote(block, entity, context) {',
      "  'pull-quote'(block, entity, context) {",
    );
    change(mappers, "type: 'quote', text", "type: 'pull-quote', text");
    change('schemas/block.schema.json', '"const": "quote"', '"const": "pull-quote"');
    const migrated = migrateSite(root);
    expect(migrated.findings).toEqual([]);
    const schema = textOf(migrated, 'renderers/blocks/pull-quote/schema.json');
    expect(JSON.parse(schema).properties).toMatchObject({
      field: { 'x-slot': 'text' },
      by: { 'x-slot': 'words' },
    });
    // It stands by itself now, and is indented as such.
    expect(schema).toMatch(/^\{\n {2}"\$schema": /);
    expect(schema).toContain('\n  "properties": {\n    "type": {');
    expect(schema).toMatch(/\n\}\n$/);
  });

  test('that are frames are moved, and named', () => {
    write(
      'renderers/frames/pair-frame.tsx',
      "import type { FrameProps } from '../../src/react/index.ts';\nexport const PairFrame = () => null;\n",
    );
    write(
      'schemas/frames/pair.schema.json',
      '{ "$id": "frames/pair.schema.json", "properties": { "view": { "$ref": "../view.schema.json" } } }',
    );
    change(
      'renderers/index.ts',
      "import { SingleFrame } from './frames/single-frame.tsx';",
      "import { PairFrame } from './frames/pair-frame.tsx';\nimport { SingleFrame } from './frames/single-frame.tsx';",
    );
    change(
      'renderers/index.ts',
      '    single: SingleFrame,',
      '    single: SingleFrame,\n    pair: PairFrame,',
    );
    const migrated = migrateSite(root);
    expect(migrated.findings.map(printFinding)).toEqual([
      expect.stringContaining(
        'renderers/frames/pair/index.tsx:1:1  error M309  the renderer is written for renderer API 1: since renderer API 2 a frame is given its views as "panes"',
      ),
    ]);
    expect(textOf(migrated, 'renderers/frames/pair/index.tsx')).toContain(
      'export { PairFrame as Frame };',
    );
    expect(textOf(migrated, 'renderers/frames/pair/schema.json')).toBe(
      '{ "$id": "renderers/frames/pair/schema.json", "properties": { "view": { "$ref": "../../../schemas/view.schema.json" } } }',
    );
  });

  test('that the table does not lead to as the guides had it are named where they stand', () => {
    change(
      'renderers/index.ts',
      "timeline: async () => (await import('./layouts/timeline.tsx')).timeline,",
      'timeline: loadTimeline,',
    );
    expect(migrateSite(root).findings.map(printFinding)).toEqual([
      'renderers/layouts/timeline.tsx:1:1  error M309  no renderer of renderers/index.ts leads to the file; move it to renderers/layouts/timeline/index.tsx if it is one, or remove it',
    ]);
  });

  test('that are formats of another kind than dates are named where they stand', () => {
    change(
      'src/core/mapping/formats.ts',
      'year: (value) => written(readDate(value), ({ day }) => day.slice(0, 4)),',
      'year: (value) => plain(value.slice(0, 4)),',
    );
    const migrated = migrateSite(root);
    expect(migrated.findings.map(({ code, file }) => [code, file])).toEqual([
      ['M309', 'src/core/mapping/formats.ts'],
    ]);
    expect(textOf(migrated, 'renderers/formats/year/index.ts')).toBe('');
  });

  test('of the engine that were changed are kept, and named', () => {
    write('renderers/layouts/grid.tsx', 'export const grid = 1;\n');
    const migrated = migrateSite(root);
    expect(migrated.removed).not.toContain('renderers/layouts/grid.tsx');
    expect(migrated.findings.map(printFinding)).toEqual([
      'renderers/layouts/grid.tsx:1:1  error M309  the file is the engine’s, and was changed; make a renderer of your own of it, under another name, and remove it',
    ]);
  });
});

test('a schema of the engine’s that was changed is put aside, not lost', () => {
  write('schemas/theme.schema.json', '{ "$id": "theme.schema.json", "title": "Ours" }');
  const migrated = migrateSite(root);
  expect(textOf(migrated, 'schemas/version-1/theme.schema.json')).toContain('Ours');
  expect(migrated.findings.map(({ code, file }) => [code, file])).toEqual([
    ['M309', 'schemas/version-1/theme.schema.json'],
  ]);
});

test('a header without lines says nothing of lines', () => {
  change('manifests/site.json', '[{ "lang": "en", "text": "Heron House" }]', '[]');
  const site = JSON.parse(textOf(migrateSite(root), 'manifests/site.json'));
  expect(Object.keys(site.header)).toEqual(['logo', 'navigation']);
});

test('folders of content and media are named before what a site says beside the engine', () => {
  const migrated: object = JSON.parse(textOf(migrateSite(root), 'manifests/site.json'));
  expect(migrated).toMatchObject({
    content: 'src/node/content',
    media: 'src/node/content/media',
  });
  expect(Object.keys(migrated).slice(-3)).toEqual(['content', 'media', 'extensions']);
});
