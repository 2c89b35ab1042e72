import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { compile } from '../../src/node/compiler/index.ts';
import { DEMO } from '../institute-folders.ts';
import { PROJECT } from '../node/compiler/small-site.ts';

interface Manifest {
  readonly file: string;
  readonly override: string | undefined;
}

/** Answers of the shell, which code reads for every site, and the envelope that paging unpacks. */
const NOT_ENTITIES = /^(?:NavigationEntry|SiteInfrastructure|FriendLink|Problem|Paged.*)$/;

/** Fields whose names code uses in a sense of its own: a URL of a server, a group of menus. */
const ORDINARY_WORDS = new Set(['address', 'addresses', 'content', 'group', 'school', 'sign']);

const { compiled, findings } = compile(PROJECT);
const routes = compiled?.table.routes ?? [];
const sections = compiled?.table.sections ?? [];
const manifests = filesIn('manifests', /\.json$/).map(readManifest);
const overrides = readdirSync(path.join(PROJECT, 'renderers/overrides'));
const code = [
  ...filesIn('renderers', /(?<!\.test)\.tsx?$/),
  // What renders the pictures of the embedded content is part of that content, findings are
  // explained by examples, and what a new site begins with is data.
  ...filesIn('src', /\.(?:tsx?|js)$/).filter(
    (file) =>
      !file.startsWith(`${DEMO}/`) && !/^src\/node\/(?:compiler\/findings|init)\//.test(file),
  ),
].map((file) => ({ file, text: withoutComments(readText(file)) }));

describe('the inventory of this repository', () => {
  test('is printed for whoever reads the run', () => {
    expect(findings).toEqual([]);
    expect(manifests.length).toBeGreaterThan(routes.length);
    console.info(describeInventory());
  });

  test('has a route for each page manifest, and no other', () => {
    const pages = manifests.filter(({ file }) => readText(file).includes('page.schema.json'));
    expect(routes).toHaveLength(pages.length);
    expect(new Set(routes.map(({ route }) => route)).size).toBe(routes.length);
  });

  test.each(overrides)(
    'has the override %s declared by a manifest or explained by the reference',
    (name) => {
      const declared = manifests.some(({ override }) => override === name);
      const documented = readText('src/docs/reference/overrides.md').includes(`\`${name}\``);
      expect(declared || documented, 'nobody knows what this code is for').toBe(true);
    },
  );

  test('has an override for each that a manifest declares', () => {
    for (const { file, override } of manifests) {
      if (override !== undefined) expect(overrides, file).toContain(override);
    }
  });
});

describe('code', () => {
  test('reads more files than a mistaken folder would hold', () => {
    expect(code.length).toBeGreaterThan(100);
    expect(code.some(({ file }) => file.startsWith('renderers/layouts/'))).toBe(true);
  });

  test('names the institute’s folder nowhere, nor do tests', () => {
    const tests = filesIn('tests', /\.(?:tsx?|json)$/).filter(
      (file) => !file.startsWith('tests/demo/') && !/node_modules|\.colophon/.test(file),
    );
    const files = [...code.map(({ file }) => file), ...tests];
    expect(files.filter((file) => readText(file).includes(`${DEMO}/`))).toEqual([]);
  });

  test('names no route of a manifest', () => {
    const segments = new Set(
      [...routes.flatMap(({ route, aliases }) => [route, ...aliases]), ...sections.map(toRoute)]
        .map((route) => route.split('/')[1] ?? '')
        .filter((segment) => segment !== ''),
    );
    expect(segments.size).toBeGreaterThan(3);
    expect(findMentions(new RegExp(`['"\`]/(?:${[...segments].join('|')})\\b`))).toEqual([]);
  });

  test('names no endpoint of a page', () => {
    const endpoints = routes.flatMap(({ views }) =>
      views.map(({ source }) => source.endpoint.replace(/\{.*/, '')),
    );
    expect(endpoints.length).toBeGreaterThan(10);
    expect(
      code.flatMap(({ file, text }) =>
        endpoints
          .filter((endpoint) => text.includes(`'${endpoint}`))
          .map((endpoint) => `${file}: ${endpoint}`),
      ),
    ).toEqual([]);
  });

  test('names no field of an entity', () => {
    const vocabulary = manifestVocabulary();
    const fields = entityFields().filter(
      (field) => !vocabulary.has(field) && !ORDINARY_WORDS.has(field),
    );
    expect(fields).toContain('visitingTime');
    // A class of a renderer's own stylesheet is called as its author likes.
    expect(findMentions(new RegExp(`(?<!styles\\.)\\b(?:${fields.join('|')})\\b`))).toEqual([]);
  });
});

function describeInventory(): string {
  const lines = [
    `${manifests.length} manifests, ${sections.length} sections, ${routes.length} routes, ` +
      `${routes.flatMap(({ aliases }) => aliases).length} aliases, ${overrides.length} overrides`,
    ...routes.map(({ route, renderers }) =>
      [`  ${route}`, renderers.override ?? renderers.layouts.join(' + ')].join('  '),
    ),
    ...overrides.map((name) => `  override ${name}`),
  ];
  return lines.join('\n');
}

function toRoute({ route }: { readonly route: string }): string {
  return route;
}

/** Paths of the files in a folder of the project, in their order. */
function filesIn(folder: string, name: RegExp): string[] {
  return readdirSync(path.join(PROJECT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
    .filter((file) => name.test(file))
    .sort();
}

function readText(file: string): string {
  return readFileSync(path.join(PROJECT, file), 'utf8');
}

function readManifest(file: string): Manifest {
  const manifest: unknown = JSON.parse(readText(file));
  const override = property(manifest, 'override');
  return { file, override: typeof override === 'string' ? override : undefined };
}

/** Comments may give examples; code may not. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(?<!:)\/\/.*$/gm, '');
}

function findMentions(pattern: RegExp): string[] {
  return code.flatMap(({ file, text }) =>
    text
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
}

/** The fields of the entities that manifests table, from the description of the API. */
function entityFields(): string[] {
  const description: unknown = JSON.parse(readText('schemas/api.openapi.json'));
  const entities = Object.entries(
    property(property(description, 'components'), 'schemas') ?? {},
  ).filter(([name]) => !NOT_ENTITIES.test(name));
  return [
    ...new Set(entities.flatMap(([, schema]) => Object.keys(property(schema, 'properties') ?? {}))),
  ];
}

/** Names that the language of manifests has for itself, such as `title` and `cover`. */
function manifestVocabulary(): Set<string> {
  const names = new Set<string>();
  const collect = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const name of Object.keys(property(node, 'properties') ?? {})) names.add(name);
    for (const value of [property(node, 'const'), property(node, 'enum')].flat()) {
      if (typeof value === 'string') names.add(value);
    }
    for (const child of Object.values(node)) collect(child);
  };
  const files = ['schemas', 'renderers'].flatMap((folder) => filesIn(folder, /schema\.json$/));
  for (const file of files) collect(JSON.parse(readText(file)));
  return names;
}

function property(node: unknown, name: string): object | string | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  const value: unknown = Reflect.get(node, name);
  return (typeof value === 'object' && value !== null) || typeof value === 'string'
    ? value
    : undefined;
}
