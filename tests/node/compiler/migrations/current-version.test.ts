import { expect, test } from 'vitest';
import { CURRENT_VERSION, requireSchemas } from '../../../../src/node/compiler/index.ts';
import { MIGRATIONS } from '../../../../src/node/compiler/migrations/versions.ts';
import { PROJECT } from '../small-site.ts';

test('the schemas describe the present version, and a way leads to it from every other', () => {
  const { schema } = requireSchemas(PROJECT).file('schemas/common.schema.json');
  expect(schema).toMatchObject({ $defs: { manifestVersion: { const: CURRENT_VERSION } } });
  expect(MIGRATIONS).toHaveLength(CURRENT_VERSION);
});
