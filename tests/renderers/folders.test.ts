import { cpSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkRenderers } from '../../src/node/compiler/meaning/check-renderers.ts';
import { readSchemas } from '../../src/node/compiler/read/read-schemas.ts';
import { readShapes } from '../../src/node/compiler/schema/shapes.ts';
import { checkExamples } from '../../src/node/compiler/structure/check-examples.ts';
import {
  printBlockModels,
  printFrameModels,
  printLayoutModels,
} from '../../src/node/schema-types/print-models.ts';
import { type Folder, findNamed } from './find-named.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const KINDS = ['layouts', 'frames', 'blocks', 'formats', 'overrides'] as const;
const FOLDERS: readonly Folder[] = KINDS.flatMap((kind) =>
  readdirSync(path.join(ROOT, 'renderers', kind), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ kind, name })),
);

/** A copy of what the schemas of a project are read from. */
const copy = mkdtempSync(path.join(tmpdir(), 'renderers-'));

beforeAll(() => {
  for (const folder of ['schemas', 'renderers']) {
    cpSync(path.join(ROOT, folder), path.join(copy, folder), {
      recursive: true,
      filter: (file) => !file.endsWith('.webp'),
    });
  }
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe.each(FOLDERS)('without renderers/$kind/$name', ({ kind, name }) => {
  const folder = path.join(copy, 'renderers', kind, name);
  const aside = path.join(copy, name);
  beforeAll(() => renameSync(folder, aside));
  afterAll(() => renameSync(aside, folder));

  test('all other schemas and folders are right, and types follow from them', () => {
    const { schemas, findings } = readSchemas(copy);
    expect(findings).toEqual([]);
    if (schemas === undefined) throw new Error('The schemas cannot be read');
    expect([...checkExamples(copy, schemas), ...checkRenderers(copy)]).toEqual([]);
    const { layouts, frames, blocks, formats } = readShapes(schemas);
    const left = new Map(Object.entries({ layouts, frames, blocks, formats })).get(kind);
    expect([...(left?.keys() ?? [])]).not.toContain(name);
    const models =
      printLayoutModels([...layouts.values()]) +
      printFrameModels([...frames.values()]) +
      printBlockModels([...blocks.values()]);
    for (const type of [layouts, frames, blocks].flatMap((shapes) => [...shapes.keys()])) {
      expect(models).toContain(`readonly type: '${type}';`);
    }
  });
});

test.each(FOLDERS)('nothing outside of renderers/$kind/$name names it', (folder) => {
  expect(findNamed(ROOT, folder)).toEqual([]);
});

test.each(FOLDERS)('renderers/$kind/$name has a unit test of its own', ({ kind, name }) => {
  const files = readdirSync(path.join(ROOT, 'renderers', kind, name));
  const tests = files.filter((file) => /\.test\.tsx?$/.test(file));
  const fix =
    kind === 'formats'
      ? `write ${name}.test.ts in it, as renderers/formats/money/money.test.ts is`
      : `write ${name}.test.tsx in it, as renderers/layouts/quote/quote.test.tsx is`;
  expect(tests, `renderers/${kind}/${name} has no test: ${fix}`).not.toEqual([]);
});
