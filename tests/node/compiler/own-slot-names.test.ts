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

test('a slot of a site’s own layout is known to mean the one of its kind in another', () => {
  const { all } = requireSchemas(PROJECT);
  const schemas = new Schemas(
    new Map([...all, OWN].map((schema) => [String(schema.$id), schema] as const)),
  );
  const name = (layout: object) => {
    const page = { view: { source: { endpoint: '/house' }, layout } };
    const { manifest } = parseManifest('page.json', Buffer.from(JSON.stringify(page)));
    if (manifest === undefined) throw new Error('the page is no JSON');
    const place = { kind: 'page', manifest, schemas } as const;
    return nameRightPlace('likeness', 'photo', ['view', 'layout'], place);
  };
  expect(name({ type: 'hero', likeness: 'photo' })).toBe('; did you mean "image"?');
  const both = name({ type: 'hero', likeness: 'photo', image: 'photo' });
  expect(both).toBe('; only the layout "busts" has it: remove it');
});
