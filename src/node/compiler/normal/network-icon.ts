import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A network's name for itself, and its icon: a path of SVG in a square of 24 by 24. */
export interface NetworkIcon {
  readonly name: string;
  readonly path: string;
}

/**
 * The icon of a network that the schema lists, from the files of Simple Icons; the site's model has
 * those alone that it shows.
 *
 * @throws where Simple Icons has no such network
 */
export function readNetworkIcon(network: string): NetworkIcon {
  const require = createRequire(import.meta.url);
  const svg = readFileSync(require.resolve(`simple-icons/icons/${network}.svg`), 'utf8');
  const name = /<title>([^<]+)<\/title>/.exec(svg)?.[1];
  const path = /<path d="([^"]+)"\/>/.exec(svg)?.[1];
  if (name === undefined || path === undefined) throw new Error(`no icon in ${network}.svg`);
  return { name, path };
}
