import icons from './network-icons.json' with { type: 'json' };

/** A network's name for itself, and its icon: a path of SVG in a square of 24 by 24. */
export interface NetworkIcon {
  readonly name: string;
  readonly path: string;
}

const ICONS: Readonly<Record<string, NetworkIcon>> = icons;

/**
 * The icon of a network that the schema lists; the site's model has those alone that it shows.
 *
 * @throws where the schema lists no such network
 */
export function readNetworkIcon(network: string): NetworkIcon {
  const icon = ICONS[network];
  if (icon === undefined) throw new Error(`there is no icon of ${network}; run npm run generate`);
  return icon;
}
