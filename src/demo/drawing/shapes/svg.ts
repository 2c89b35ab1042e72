/** Values an SVG attribute may have; an attribute that is undefined is left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** One decimal is finer than a pixel's edge shows, and keeps the drawing short. */
export function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Writes one SVG element. Numbers keep three decimals, enough for opacities. */
export function element(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? +value.toFixed(3) : value}"`)
    .join('');
  return children.length === 0
    ? `<${name}${written}/>`
    : `<${name}${written}>${children.join('')}</${name}>`;
}

/** Groups shapes under common attributes. */
export function group(attributes: Attributes, ...children: string[]): string {
  return element('g', attributes, children.join(''));
}

/** A stop of a gradient: its place (0 to 1), its colour and its opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

function stops(list: readonly Stop[]): string[] {
  return list.map(([offset, colour, opacity]) =>
    element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
  );
}

/** A linear gradient in the coordinates of the drawing. */
export function linearGradient(
  id: string,
  from: readonly [number, number],
  to: readonly [number, number],
  list: readonly Stop[],
): string {
  const place = { x1: from[0], y1: from[1], x2: to[0], y2: to[1] };
  const attributes = { id, gradientUnits: 'userSpaceOnUse', ...place };
  return element('linearGradient', attributes, ...stops(list));
}

/** A radial gradient in the coordinates of the drawing. */
export function radialGradient(
  id: string,
  centre: readonly [number, number],
  radius: number,
  list: readonly Stop[],
): string {
  const place = { cx: centre[0], cy: centre[1], r: radius };
  const attributes = { id, gradientUnits: 'userSpaceOnUse', ...place };
  return element('radialGradient', attributes, ...stops(list));
}
