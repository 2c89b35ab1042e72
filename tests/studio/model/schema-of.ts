import path from 'node:path';
import type { StudioKind } from '../../../src/core/studio/data.ts';
import { SchemaDocument } from '../../../src/core/studio/schema-document.ts';
import { requireSchemas } from '../../../src/node/compiler/index.ts';
import { composeSchema } from '../../../src/node/studio/schema-data.ts';

const ENGINE = path.resolve(import.meta.dirname, '../../..');

/** The schema that forms of a kind of manifest are made from, as the server sends it. */
export function schemaOf(kind: StudioKind): SchemaDocument {
  return new SchemaDocument(composeSchema(requireSchemas(ENGINE), kind));
}
