import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { printFinding, readSchemas, readShapes } from '../../../src/node/compiler/index.ts';
import {
  type CompiledGallery,
  compileGallery,
  removeStaleManifests,
} from '../../../src/node/gallery/compile-gallery.ts';
import { answerGallery } from '../../../src/node/gallery/gallery-answers.ts';
import { findHosts } from '../../../src/node/gallery/gallery-hosts.ts';
import { printGalleryIndex } from '../../../src/node/gallery/gallery-index.ts';
import { KINDS, STATES } from '../../../src/node/gallery/gallery-states.ts';
import { write } from '../../renderers/write-formatted.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const work = mkdtempSync(path.join(realpathSync(tmpdir()), 'gallery-'));

/** A copy of a site's manifests and renderers, in which a gallery may be written. */
function copySite(name: string): string {
  const root = path.join(work, name);
  for (const folder of ['manifests', 'renderers']) {
    const from = path.join(ROOT, 'tests/sites', name, folder);
    if (existsSync(from)) cpSync(from, path.join(root, folder), { recursive: true });
  }
  return root;
}

afterAll(() => rmSync(work, { recursive: true }));

describe.each(['museum', 'research-group', 'archive'])('the gallery of %s', (name) => {
  let gallery: CompiledGallery;
  beforeAll(() => {
    gallery = compileGallery(copySite(name));
  });

  test('has nothing wrong with it', () => {
    const errors = gallery.findings.filter(({ severity }) => severity === 'error');
    expect(errors.map(printFinding)).toEqual([]);
    expect(gallery.compiled).toBeDefined();
  });

  test('has every renderer that has an example, of the engine and of the site', () => {
    const shown = new Set(gallery.pages.map(({ entry }) => `${entry.kind}/${entry.name}`));
    const folders = [ROOT, path.join(work, name)].flatMap((root) =>
      KINDS.flatMap((kind) => {
        const place = path.join(root, 'renderers', kind);
        const found = existsSync(place) ? readdirSync(place) : [];
        return found
          .filter((folder) => existsSync(path.join(place, folder, 'schema.json')))
          .map((folder) => `${kind}/${folder}`);
      }),
    );
    expect([...new Set(folders)].filter((folder) => !shown.has(folder)).sort()).toEqual([]);
  });

  test('answers each state of each page as it says', () => {
    const { compiled } = gallery;
    if (compiled === undefined) throw new Error('The gallery does not compile');
    const sources = compiled.table.routes
      .filter(({ id }) => id !== 'item')
      .flatMap(({ views }) => views.map(({ source }) => source));
    expect(sources.length).toBeGreaterThan(50);
    for (const { endpoint, answers, items } of sources) {
      const answerIn = (state: string) =>
        answerGallery(compiled, endpoint.replace('{state}', state));
      for (const state of STATES) {
        const kind = { loading: 'silence', failed: 'failure' }[String(state)] ?? 'json';
        expect([endpoint, state, answerIn(state).kind]).toEqual([endpoint, state, kind]);
      }
      if (answers === 'list' && items === undefined) {
        expect(answerIn('empty')).toEqual({ kind: 'json', body: [] });
        expect(Object(answerIn('full')).body).toHaveLength(3);
      }
      const length = (state: string) => JSON.stringify(answerIn(state)).length;
      expect([endpoint, length('missing') <= length('full')]).toEqual([endpoint, true]);
      expect([endpoint, length('long') > length('full')]).toEqual([endpoint, true]);
      expect(answerIn('other')).toEqual({ kind: 'nothing' });
    }
  });

  test('says of an item with a list of parts that this is empty, where it is', () => {
    if (gallery.compiled === undefined) throw new Error('The gallery does not compile');
    expect(answerGallery(gallery.compiled, '/layouts/accordion-2/empty')).toEqual({
      kind: 'json',
      body: expect.objectContaining({ addresses: [] }),
    });
  });

  test('is listed with all states, and says what the site has of its own', () => {
    const index = printGalleryIndex(gallery.pages.map(({ entry }) => entry));
    const links = [...index.matchAll(/href="\/-\/gallery\/(\w+\/[\w-]+\/[\w-]+)"/g)];
    expect(links.length).toBe(gallery.pages.length * STATES.length);
    const own = gallery.pages.filter(({ entry }) => entry.isOwn).map(({ entry }) => entry.name);
    expect(own).toEqual(name === 'museum' ? ['timeline', 'notice-above'] : []);
  });

  test('shows the picture of a renderer that has one', () => {
    const entries = gallery.pages.map(({ entry }) => entry);
    const index = printGalleryIndex(entries, ({ kind }) => ({
      query: '',
      hasPicture: kind === 'layouts',
    }));
    const pictures = [
      ...index.matchAll(/<img src="\/-\/gallery\/pictures\/([\w-]+)\/[\w-]+\.webp"/g),
    ];
    expect(pictures.length).toBe(entries.filter(({ kind }) => kind === 'layouts').length);
    expect(new Set(pictures.map(([, kind]) => kind))).toEqual(new Set(['layouts']));
  });
});

test('a format of texts of a form of its own is shown by the sample of its schema', () => {
  const root = copySite('museum');
  const folder = path.join(root, 'renderers/formats/iso-duration');
  mkdirSync(folder, { recursive: true });
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'renderers/formats/iso-duration/schema.json',
    title: 'IsoDurationFormat',
    description: 'Reads the value as a duration.',
    const: 'iso-duration',
    'x-sample': 'PT1H30M',
    examples: ['iso-duration'],
  };
  writeFileSync(path.join(folder, 'schema.json'), JSON.stringify(schema));
  const code = "export const format = { write: (text) => ({ kind: 'plain', text }) };\n";
  writeFileSync(path.join(folder, 'index.ts'), code);
  const { compiled, findings } = compileGallery(root);
  expect(findings.filter(({ severity }) => severity === 'error').map(printFinding)).toEqual([]);
  const sources = compiled?.table.routes.flatMap(({ views }) => views.map(({ source }) => source));
  const endpoint = sources?.map((source) => source.endpoint).find((url) => url.includes('iso-d'));
  if (compiled === undefined || endpoint === undefined) throw new Error('It is not in the gallery');
  const answer = answerGallery(compiled, endpoint.replace('{state}', 'full'));
  expect(JSON.stringify(answer)).toContain('"PT1H30M"');
});

const SAMPLES = readdirSync(path.join(ROOT, 'renderers/formats'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => {
    const file = path.join(ROOT, 'renderers/formats', name, 'schema.json');
    const { 'x-sample': value } = JSON.parse(readFileSync(file, 'utf8'));
    return value === undefined ? [] : [{ format: name, value }];
  });

test.each(SAMPLES)('the sample $value is a text in the format $format', (sample) => {
  expect(write(sample)).toMatchObject({ kind: 'plain' });
});

test('manifests of renderers that are gone are removed, and no others', () => {
  const root = copySite('museum');
  compileGallery(root);
  const manifests = path.join(root, '.colophon/gallery/manifests');
  const filesOf = () => readdirSync(manifests, { recursive: true }).map(String).toSorted();
  const before = filesOf();
  for (const kind of KINDS) writeFileSync(path.join(manifests, kind, 'gone.json'), '{}');
  expect(removeStaleManifests(root).toSorted()).toEqual(
    KINDS.map((kind) => `${kind}/gone.json`).toSorted(),
  );
  expect(filesOf()).toEqual(before);
});

test('what makes a gallery wrong is said of the renderer whose example it is', () => {
  const root = copySite('museum');
  const folder = path.join(root, 'renderers/layouts/odd');
  mkdirSync(folder, { recursive: true });
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'renderers/layouts/odd/schema.json',
    title: 'OddLayout',
    description: 'Odd.',
    type: 'object',
    properties: { type: { description: 'Odd.', const: 'odd' } },
    required: ['type'],
    additionalProperties: false,
    examples: [{ type: 'odd', more: true }],
  };
  writeFileSync(path.join(folder, 'schema.json'), JSON.stringify(schema));
  const { compiled, findings } = compileGallery(root);
  expect(compiled).toBeUndefined();
  expect(findings.map(printFinding).join('\n')).toContain('layouts/odd');
});

describe('what an example is shown in', () => {
  const { schemas } = readSchemas(ROOT);
  const shapes = schemas && readShapes(schemas);

  test.each([['card-list'], ['alternating', 'card-list'], ['prose']])(
    'is found by its slots, also without %s',
    (...missing) => {
      if (shapes === undefined) throw new Error('The schemas have errors');
      const layouts = new Map([...shapes.layouts].filter(([name]) => !missing.includes(name)));
      const { list, entity } = findHosts({ ...shapes, layouts });
      expect(missing).not.toContain(list);
      expect([typeof list, entity]).toEqual(['string', { type: 'detail', blocks: 'blocks' }]);
    },
  );

  test('is nothing where no layout fits, and then blocks and formats have no pages', () => {
    if (shapes === undefined) throw new Error('The schemas have errors');
    expect(findHosts({ ...shapes, layouts: new Map() })).toEqual({
      list: undefined,
      entity: undefined,
    });
  });
});
