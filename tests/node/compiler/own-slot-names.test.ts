import { expect, test } from 'vitest';
import { parseManifest } from '../../../src/node/compiler/read/parse-manifest.ts';
import { requireSchemas } from '../../../src/node/compiler/read/read-schemas.ts';
import { Schemas } from '../../../src/node/compiler/schema/schemas.ts';
import { nameRightPlace } from '../../../src/node/compiler/structure/right-place.ts';
import { PROJECT } from './small-site.ts';

/** A layout of a site's own, whose picture has a name that no other layout has. */
const OWN = {
  $id: 'renderers/layouts/busts/schema.json',
  type: 'object',
  properties: {
    type: { const: 'busts' },
    likeness: { $ref: '../../../schemas/fields.schema.json#/$defs/imageField' },
  },
};

/** A block of a site's own, which has a list of things called as a layout has its items. */
const OWN_BLOCK = {
  $id: 'renderers/blocks/tiles/schema.json',
  type: 'object',
  properties: {
    type: { const: 'tiles' },
    item: { type: 'object', properties: { aliases: { type: 'array' } } },
  },
};

const { all } = requireSchemas(PROJECT);
const schemas = new Schemas(
  new Map([...all, OWN, OWN_BLOCK].map((schema) => [String(schema.$id), schema] as const)),
);

/** What is said of a property that stands in a layout which has it not. */
function placeOf(property: string, value: unknown, layout: object): string {
  const page = { view: { source: { endpoint: '/house' }, layout } };
  const { manifest } = parseManifest('page.json', Buffer.from(JSON.stringify(page)));
  if (manifest === undefined) throw new Error('the page is no JSON');
  const place = { kind: 'page', manifest, schemas } as const;
  return nameRightPlace(property, value, ['view', 'layout'], place);
}

test('a slot of a site’s own layout is known to mean the one of its kind in another', () => {
  const name = (layout: object) => placeOf('likeness', 'photo', layout);
  expect(name({ type: 'hero', likeness: 'photo' })).toBe('; did you mean "image"?');
  const both = name({ type: 'hero', likeness: 'photo', image: 'photo' });
  expect(both).toBe('; only the layout "busts" has it: remove it');
});

test('a property of a page is none of a layout’s slots, whatever own blocks have', () => {
  const layout = { type: 'hero', aliases: ['/old'] };
  expect(placeOf('aliases', ['/old'], layout)).toBe(
    '; it belongs to the top of the file: move it there',
  );
});
