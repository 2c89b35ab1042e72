import { expect, test } from 'vitest';
import { requireSchemas } from '../../../src/node/compiler/read/read-schemas.ts';
import { Schemas } from '../../../src/node/compiler/schema/schemas.ts';
import { readShapes } from '../../../src/node/compiler/schema/shapes.ts';
import { PROJECT } from './small-site.ts';

const { all } = requireSchemas(PROJECT);

/** The schemas of the project, with a frame of a site's own whose views stand in a list. */
function withFrame(views: object): Schemas {
  const own = {
    $id: 'renderers/frames/pair/schema.json',
    type: 'object',
    properties: { type: { const: 'pair' }, views },
  };
  return new Schemas(new Map([...all, own].map((schema) => [String(schema.$id), schema])));
}

test('a frame has its views in the list that its schema marks', () => {
  const views = { type: 'array', items: { type: 'object' }, 'x-panes': true };
  expect(readShapes(withFrame(views)).frames.get('pair')?.panes.name).toBe('views');
});

test.each([
  ['marks no list', { type: 'array', items: { type: 'object' } }],
  ['marks what is no list', { type: 'object', 'x-panes': true }],
])('a frame whose schema %s cannot be read', (_, views) => {
  expect(() => readShapes(withFrame(views))).toThrow(
    'renderers/frames/pair/schema.json has no list of views; mark it by "x-panes": true',
  );
});
