import { expect, test } from 'vitest';
import { formatManifest } from '../../../../src/node/compiler/fixes/format-manifest.ts';
import { requireSchemas } from '../../../../src/node/compiler/read/read-schemas.ts';
import { Schemas } from '../../../../src/node/compiler/schema/schemas.ts';
import { PROJECT } from '../small-site.ts';

const { all } = requireSchemas(PROJECT);
/** The same schemas, of which nobody says in which folder they are. */
const schemas = new Schemas(new Map(all.map((schema) => [String(schema.$id), schema])));
const format = (text: string) => formatManifest('manifests/news.json', text, schemas);

const BODY = '"manifestVersion": 2, "route": "/news"';
const SCHEMA = '"$schema": "../schemas/page.schema.json"';

test.each([
  ['is right', `{ ${SCHEMA}, ${BODY} }\n`, `{ ${SCHEMA}, ${BODY} }\n`],
  ['ends in its line', `{ ${SCHEMA}, ${BODY} }`, `{ ${SCHEMA}, ${BODY} }\n`],
  [
    'is in another order, and ends in its line',
    `{ "route": "/news", ${SCHEMA}, "manifestVersion": 2 }`,
    `{ ${SCHEMA}, "manifestVersion": 2, "route": "/news" }\n`,
  ],
  ['names no schema', `{ ${BODY} }\n`, `{ ${SCHEMA}, ${BODY} }\n`],
  ['is no JSON', '{ "route": ', '{ "route": \n'],
])('a manifest that %s is written with a line break at its end', (_, text, written) => {
  expect(format(text)).toBe(written);
});
