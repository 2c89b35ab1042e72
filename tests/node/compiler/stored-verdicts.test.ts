import { readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { parseManifest } from '../../../src/node/compiler/read/parse-manifest.ts';
import { readManifests } from '../../../src/node/compiler/read/read-manifests.ts';
import { requireSchemas } from '../../../src/node/compiler/read/read-schemas.ts';
import { MANIFEST_KINDS } from '../../../src/node/compiler/schema/manifest-kinds.ts';
import { Schemas } from '../../../src/node/compiler/schema/schemas.ts';
import { readVerdicts, storeVerdicts } from '../../../src/node/compiler/schema/stored-verdicts.ts';
import { structureValidator } from '../../../src/node/compiler/structure/validate-structure.ts';
import { PROJECT } from './small-site.ts';

const FOLDER = path.join(PROJECT, '.cache/validators');
const KEY = `of a test ${process.pid}`;
const schemas = requireSchemas(PROJECT);
const { entries } = readManifests(PROJECT);

/** The file that a step wrote. */
function written(step: () => void): string {
  const before = new Set(readdirSync(FOLDER));
  step();
  const [name] = readdirSync(FOLDER).filter((file) => !before.has(file) && file.endsWith('.cjs'));
  if (name === undefined) throw new Error('nothing was written');
  return path.join(FOLDER, name);
}

describe('validators on disk', () => {
  let file: string | undefined;
  const store = () => {
    file = written(() => storeVerdicts(KEY, schemas.all));
    return file;
  };
  afterEach(() => {
    if (file !== undefined) rmSync(file, { force: true });
  });

  it('are of the schemas that they were stored for alone', () => {
    store();
    expect(Object.keys(readVerdicts(KEY) ?? {}).sort()).toEqual([...MANIFEST_KINDS].sort());
    expect(readVerdicts(`${KEY}, changed`)).toBeUndefined();
  });

  it('say of each manifest what the schemas say', () => {
    store();
    const stored = readVerdicts(KEY);
    for (const { kind, manifest } of entries) expect(stored?.[kind](manifest.value)).toBe(true);
    for (const { kind } of entries) expect(stored?.[kind](42)).toBe(false);
  });

  it('leave it to the schemas to say what is wrong', () => {
    store();
    const read = new Map(schemas.all.map((schema) => [String(schema.$id), schema]));
    const quick = structureValidator(new Schemas(read, { stored: readVerdicts(KEY) }));
    const slow = structureValidator(new Schemas(read));
    const [page] = entries.filter(({ kind }) => kind === 'page');
    if (page === undefined) throw new Error('there is no page');
    const text = page.manifest.text.replace('"route"', '"rout"');
    const { manifest: wrong } = parseManifest(page.manifest.file, Buffer.from(text));
    if (wrong === undefined) throw new Error('the manifest could not be read');
    expect(slow('page', wrong)).not.toEqual([]);
    expect(quick('page', wrong)).toEqual(slow('page', wrong));
  });

  it('are made anew where the file is broken', () => {
    const broken = store();
    truncateSync(broken, 1000);
    expect(readVerdicts(KEY)).toBeUndefined();
    storeVerdicts(KEY, schemas.all);
    expect(readVerdicts(KEY)).toBeDefined();
    expect(readFileSync(broken, 'utf8').length).toBeGreaterThan(1000);
  });
});
