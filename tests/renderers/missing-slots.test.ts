import { expect, test } from 'vitest';
import { isRecord, type PageModel } from '../../src/core/index.ts';
import { type CompiledSite, compile } from '../../src/node/compiler/index.ts';
import { requireSchemas } from '../../src/node/compiler/read/read-schemas.ts';
import { readShapes } from '../../src/node/compiler/schema/shapes.ts';
import { loadRendering } from '../fuzz/rendering.ts';
import { PROJECT, replaceIn, writeSite } from '../node/compiler/small-site.ts';
import { findEmptyElements } from './find-empty-elements.ts';
import { layoutSamples } from './layout-samples.ts';
import { type Entity, entityFor, layoutOf, withEach } from './slot-answers.ts';

const SCHEMAS = requireSchemas(PROJECT);
const SHAPES = readShapes(SCHEMAS);
const SAMPLES = layoutSamples(SCHEMAS).map(({ layout, ...sample }, index) => ({
  ...sample,
  layout: withFilesInPlace(layout),
  id: `sample-${index}`,
}));

/** What an API may send of a field that has nothing to show. */
const NOTHING: readonly unknown[] = [undefined, null, '', '<p>&nbsp;</p>', []];

test('every layout of the schemas, and every slot that it may have, has samples', () => {
  const types = new Set(SAMPLES.map(({ layout }) => layout.type));
  expect(types.size).toBeGreaterThan(7);
  for (const name of ['card-list without item.image', 'carousel without item.image']) {
    expect(SAMPLES.map(({ title }) => title)).toContain(name);
  }
});

/** A layout in which blocks that make files stand where they may: on the page of an item, once. */
function withFilesInPlace(layout: Entity): Entity {
  const isOfOne = SHAPES.layouts.get(String(layout.type))?.showsOne === true;
  const [own] = isOfOne ? Object.keys(layout).filter((name) => Array.isArray(layout[name])) : [];
  return Object.fromEntries(
    Object.entries(layout).map(([name, value]) => [
      name,
      name === own && Array.isArray(value) ? value.map(withoutFiles) : withoutFiles(value),
    ]),
  );
}

function withoutFiles(value: unknown): unknown {
  if (Array.isArray(value)) {
    const makesFile = (entry: unknown) =>
      isRecord(entry) && SHAPES.blocks.get(String(entry.type))?.file !== undefined;
    return value.filter((entry) => !makesFile(entry)).map(withoutFiles);
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, withoutFiles(entry)]),
  );
}

test('a page with something empty is found to have it', () => {
  const page = (inside: string) => `<div></div><main><div></div>${inside}</main><p></p>`;
  expect(findEmptyElements(page('<p role="status"></p><p>Words</p>'))).toEqual([]);
  expect(findEmptyElements(page('<p class="facts"><!-- --></p>'))).toEqual([
    '<p class="facts"></p>',
  ]);
});

test('no layout renders anything empty, whichever slots no manifest and no answer fills', async () => {
  const site = compileSamples();
  const wrong = new Set<string>();
  for (const { id, title, isWhole } of SAMPLES) {
    const sample = pageOf(site, id);
    const whole = entityFor(layoutOf(sample.frame));
    for (const words of await look(site, sample, whole, findFailure))
      wrong.add(`${title}: ${words}`);
    for (const { name, entity } of isWhole ? lackingEach(whole) : []) {
      const found = await look(site, sample, entity, findEmptyElements);
      for (const words of found) wrong.add(`${title}, ${name}: ${words}`);
    }
  }
  expect([...wrong]).toEqual([]);
}, 300_000);

/** An answer without one thing, for each of its things and each way to be without it. */
function lackingEach(entity: Entity) {
  return NOTHING.flatMap((value) =>
    withEach(entity, value).map((lacking) => ({
      ...lacking,
      name: `with ${JSON.stringify(value)} as ${lacking.name}`,
    })),
  );
}

/** Whatever is empty; and where all is answered, no call may have failed. */
function findFailure(html: string): readonly string[] {
  return html.includes('ui.failed.title') ? ['a failure'] : findEmptyElements(html);
}

function pageOf(site: CompiledSite, id: string): PageModel {
  const page = site.pages.find((entry) => entry.id === id);
  if (page === undefined) throw new Error(`No page ${id}`);
  return page;
}

/** What is wrong with the page of a sample, whose API answers an entity. */
async function look(
  site: CompiledSite,
  { id, frame }: PageModel,
  entity: Entity,
  validate: (html: string) => readonly string[],
): Promise<readonly string[]> {
  const routes = site.table.routes.filter((route) => route.id === id);
  const isList = routes[0]?.views[0]?.source.answers === 'list';
  const answer = ({ pathname }: URL) => {
    if (pathname === `/api/${id}`) return isList ? [entity] : entity;
    return frame?.type === 'siblings' ? [entityFor(frame.list)] : undefined;
  };
  const renderSite = await loadRendering();
  // Pages are rendered by the thousand, and each time a route table is made.
  return renderSite({ ...site, table: { ...site.table, routes } }, id, answer, validate);
}

/** A site with a page for each sample. */
function compileSamples(): CompiledSite {
  const pages = SAMPLES.map(({ id, layout }) => [
    `${id}.json`,
    JSON.stringify({
      $schema: '../schemas/page.schema.json',
      manifestVersion: 2,
      route: `/${id}`,
      title: 'menu.home',
      view: { source: { endpoint: `/${id}` }, layout },
    }),
  ]);
  // A backend answers them.
  const site = replaceIn('site.json', '"base": "/api"', '"base": "/api", "path": "/v1"').replace(
    '"breakpoints":',
    '"embeds": ["https://player.example.org"], "breakpoints":',
  );
  const changes = { 'site.json': site, 'schemas/api.openapi.json': null };
  const root = writeSite({ ...Object.fromEntries(pages), ...changes }, {});
  const { compiled, findings } = compile(root);
  if (compiled === undefined) {
    throw new Error(findings.map(({ file, message }) => `${file} ${message}`).join('\n'));
  }
  return compiled;
}
