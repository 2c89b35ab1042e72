import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Schemas } from '../compiler/index.ts';

const NETWORKS = 'schemas/contact.schema.json#/$defs/socialLink/properties/network';
const require = createRequire(import.meta.url);

/**
 * The networks that the schema of the site lists, each with its name for itself and its icon (a path of
 * SVG in a square of 24 by 24), of the files of Simple Icons: a site needs none of its thousands.
 *
 * @throws where Simple Icons has no such network
 */
export function readNetworkIcons(schemas: Schemas): Readonly<Record<string, object>> {
  const { schema } = schemas.resolve({ $ref: NETWORKS }, '');
  const networks = Array.isArray(schema.enum) ? schema.enum.map(String) : [];
  return Object.fromEntries(networks.map((network) => [network, readIcon(network)]));
}

function readIcon(network: string): object {
  const svg = readFileSync(require.resolve(`simple-icons/icons/${network}.svg`), 'utf8');
  const name = /<title>([^<]+)<\/title>/.exec(svg)?.[1];
  const path = /<path d="([^"]+)"\/>/.exec(svg)?.[1];
  if (name === undefined || path === undefined) throw new Error(`no icon in ${network}.svg`);
  return { name, path };
}
