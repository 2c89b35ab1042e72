import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { writeEditorFiles } from '../../../src/node/editor-files/index.ts';
import { runInit } from '../../../src/node/init/index.ts';
import { ENGINE } from '../../../src/node/site-folder/index.ts';
import { openEditor } from '../../editor/open-editor.ts';

/** A layout of the site's own. */
const PLAQUES = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'renderers/layouts/plaques/schema.json',
  title: 'PlaquesLayout',
  description: 'Names on plaques.',
  type: 'object',
  properties: {
    type: { description: 'Plaques.', const: 'plaques' },
    polish: { description: 'How bright they are.', enum: ['matt', 'bright'], default: 'matt' },
    item: { $ref: '#/$defs/item' },
  },
  required: ['type', 'item'],
  additionalProperties: false,
  $defs: {
    item: {
      title: 'PlaquesItem',
      description: 'The slots of a plaque.',
      type: 'object',
      properties: {
        engraving: {
          description: 'The name.',
          $ref: '../../../schemas/fields.schema.json#/$defs/textField',
          'x-keeps': [],
        },
      },
      required: ['engraving'],
      additionalProperties: false,
      examples: [{ engraving: 'name' }],
    },
  },
  examples: [{ type: 'plaques', item: { engraving: 'name' } }],
};

const COMPONENT = `import { type LayoutProps, type LayoutRenderer, SlotText } from 'colophon';
import styles from './plaques.module.css';

function Plaques({ layout, items }: LayoutProps<'plaques'>) {
  const polish: 'matt' | 'bright' = layout.polish;
  return (
    <ul className={styles.list} data-polish={polish}>
      {items.map(({ key, engraving }) => (
        <li key={key}>{engraving !== undefined && <SlotText value={engraving} />}</li>
      ))}
    </ul>
  );
}

export const layout: LayoutRenderer<'plaques'> = { Layout: Plaques, Skeleton: () => null };
`;

let root: string;

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const options = ['--name', 'Hall', '--languages', 'en', '--look', 'paper', '--sections', 'news'];
  symlinkSync(path.join(ENGINE, 'node_modules'), path.join(root, 'node_modules'));
  await runInit([...options], root);
});

function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
}

function addPlaques(): void {
  write('renderers/layouts/plaques/schema.json', JSON.stringify(PLAQUES));
  write('renderers/layouts/plaques/index.tsx', COMPONENT);
}

describe('a site of its own', () => {
  test('has an editor complete its own layouts beside the engine’s', async () => {
    addPlaques();
    writeEditorFiles(root);
    const editor = openEditor(root);
    const page = (layout: string) =>
      `{ "manifestVersion": 2, "route": "/names", "view": { "source": { "endpoint": "/news" }, "layout": ${layout} } }`;
    const types = await editor.complete('manifests/names.json', page('{ "type": | }'));
    expect(types).toEqual(expect.arrayContaining(['"plaques"', '"card-list"']));
    const wrong = page('{ "type": "plaques", "polish": "dull", "item": { "engraving": "name" } }');
    expect(await editor.findMistakes('manifests/names.json', wrong)).toEqual([
      expect.objectContaining({ underlined: '"dull"' }),
    ]);
    const home = readFileSync(path.join(root, 'manifests/home.json'), 'utf8');
    expect(editor.schemasOf('manifests/home.json', home)).toEqual([
      '.colophon/schemas/page.schema.json',
    ]);
    expect(await editor.findMistakes('manifests/home.json', home)).toEqual([]);
  });

  test('has its own layouts explained beside the engine’s, by links that lead somewhere', () => {
    addPlaques();
    // One that is as short as can be.
    const { examples: _, title: __, ...mine } = PLAQUES;
    write(
      'renderers/layouts/plain/schema.json',
      JSON.stringify(mine).replaceAll('plaques', 'plain').replaceAll('Plaques', 'Plain'),
    );
    writeEditorFiles(root);
    const reference = readFileSync(path.join(root, '.colophon/reference.md'), 'utf8');
    const [, plaques = ''] = /^### Plaques layout$(.*?)^### /ms.exec(reference) ?? [];
    expect(plaques).toContain('(../renderers/layouts/plaques)');
    expect(plaques).toMatch(/^\| `polish` /m);
    expect(plaques).toContain('"engraving": "name"');
    expect(reference).toMatch(/^### Plain$/m);
    expect(reference).toMatch(/^#### Plain item$/m);
    const links = [...reference.matchAll(/\]\(([^#)]+)\)/g)].map(([, link = '']) => link);
    const missing = links.filter((link) => !existsSync(path.join(root, '.colophon', link)));
    expect(links.some((link) => link.endsWith('guides/add-a-section.md'))).toBe(true);
    expect(missing).toEqual([]);
  });

  test('has its own layouts type-checked', () => {
    addPlaques();
    writeEditorFiles(root);
    expect(checkTypes()).toBe('');
    write('renderers/layouts/plaques/index.tsx', COMPONENT.replaceAll('engraving', 'carving'));
    expect(checkTypes()).toMatch(/index\.tsx\(8,\d+\): error TS2339: Property 'carving'/);
  });

  test('has the words of its own layouts type-checked, and a key that none has refused', () => {
    addPlaques();
    write('renderers/layouts/plaques/words.json', '{ "ui.polished": { "en": "Just polished" } }');
    const component = COMPONENT.replace('SlotText }', 'SlotText, useUiText }').replace(
      '  const polish',
      "  const ui = useUiText();\n  ui('ui.close');\n  ui('ui.polished');\n  const polish",
    );
    write('renderers/layouts/plaques/index.tsx', component);
    writeEditorFiles(root);
    expect(checkTypes()).toBe('');
    rmSync(path.join(root, 'renderers/layouts/plaques/words.json'));
    writeEditorFiles(root);
    expect(checkTypes()).toMatch(/index\.tsx\(7,\d+\): error TS2345: .*'"ui\.polished"'/);
  });

  test('has the words of its own layouts in the reference, and nothing of them once they are gone', () => {
    addPlaques();
    write('renderers/layouts/plaques/words.json', '{ "ui.polished": { "en": "Just polished" } }');
    writeEditorFiles(root);
    const reference = () => readFileSync(path.join(root, '.colophon/reference.md'), 'utf8');
    expect(reference()).toContain('"polished": "Just polished"');
    rmSync(path.join(root, 'renderers/layouts/plaques'), { recursive: true });
    writeEditorFiles(root);
    expect(reference()).not.toContain('polished');
  });

  test('has its own layout in place of one of the engine’s that is called the same', () => {
    addPlaques();
    const mine = JSON.stringify(PLAQUES).replaceAll('plaques', 'card-list');
    write('renderers/layouts/card-list/schema.json', mine);
    write(
      'renderers/layouts/card-list/index.tsx',
      COMPONENT.replaceAll("'plaques'", "'card-list'"),
    );
    writeEditorFiles(root);
    expect(checkTypes()).toBe('');
  });

  test('is told what has changed, and rid of what is gone', () => {
    expect(writeEditorFiles(root)).toContain('.colophon/types.d.ts');
    expect(writeEditorFiles(root)).toEqual([]);
    addPlaques();
    const added = [
      'reference.md',
      'renderers/layouts/plaques/schema.json',
      'schemas/renderers.schema.json',
    ];
    // The slots of the new layout take fields of each entity.
    const fields = ['AboutUs', 'Contact', 'News'].map(
      (name) => `schemas/fields/${name}.schema.json`,
    );
    expect(writeEditorFiles(root)?.sort()).toEqual(
      [...added, ...fields, 'types.d.ts'].sort().map((name) => `.colophon/${name}`),
    );
    rmSync(path.join(root, 'renderers'), { recursive: true });
    expect(writeEditorFiles(root)).toHaveLength(7);
  });

  test('keeps what it has while a schema is wrong', () => {
    writeEditorFiles(root);
    write('renderers/layouts/plaques/schema.json', '{');
    expect(writeEditorFiles(root)).toBeUndefined();
  });
});

test('the engine’s own repository has these files in git', () => {
  expect(writeEditorFiles(ENGINE)).toEqual([]);
});

/** What TypeScript says of the site's renderers, with the engine's source in place of the package. */
function checkTypes(): string {
  const source = (file: string) => path.join(ENGINE, 'src', file);
  const config = {
    extends: './tsconfig.json',
    compilerOptions: {
      paths: {
        colophon: [source('react/index.ts')],
        'colophon/models/*': [source('core/manifest/*-model.ts')],
      },
    },
  };
  write('tsconfig.test.json', JSON.stringify(config));
  try {
    const tsc = path.join(ENGINE, 'node_modules/typescript/bin/tsc');
    execFileSync(process.execPath, [tsc, '-p', 'tsconfig.test.json', '--pretty', 'false'], {
      cwd: root,
      encoding: 'utf8',
    });
    return '';
  } catch (error) {
    // The engine's source has a configuration of its own; a package has types alone.
    const lines = String(Object(error).stdout).split('\n');
    return lines.filter((line) => !line.startsWith('..')).join('\n');
  }
}
