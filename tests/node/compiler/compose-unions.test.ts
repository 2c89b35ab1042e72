import { describe, expect, test } from 'vitest';
import { readPath } from '../../../src/core/mapping/read-path.ts';
import {
  composeUnions,
  isRendererSchema,
} from '../../../src/node/compiler/schema/compose-unions.ts';
import type { Schema } from '../../../src/node/compiler/schema/schemas.ts';

const union = (name: string, schemas: Readonly<Record<string, Schema>>) =>
  readPath(composeUnions(new Map(Object.entries(schemas))), `$defs.${name}`);

const GRID = 'renderers/layouts/grid/schema.json';

describe('the schema of what manifests choose renderers by', () => {
  test('has what there is a folder of, with the first of all examples', () => {
    const layouts = {
      [GRID]: {},
      'renderers/layouts/wall/schema.json': { examples: [{ type: 'wall' }, { type: 'brick' }] },
      'renderers/blocks/quote/schema.json': { examples: [{ type: 'quote' }] },
    };
    expect(union('layout', layouts)).toMatchObject({
      oneOf: [{ $ref: `../${GRID}` }, { $ref: '../renderers/layouts/wall/schema.json' }],
      examples: [{ type: 'wall' }],
    });
    expect(union('layout', { [GRID]: {} })).toMatchObject({ examples: [] });
  });

  test.each([
    'schemas/site.schema.json',
    'renderers/overrides/home/schema.json',
    'renderers/layouts/grid/deeper/schema.json',
    'renderers/layouts/schema.json',
    'old/renderers/layouts/grid/schema.json',
    'renderers/layouts/grid/schema.json.bak',
  ])('has nothing of %s', (file) => {
    expect(isRendererSchema(file)).toBe(false);
    expect(composeUnions(new Map([[file, { examples: [1] }]]))).toEqual(composeUnions(new Map()));
  });
});
