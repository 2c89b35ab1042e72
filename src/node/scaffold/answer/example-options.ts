import type { BlockShape, LayoutShape, Schema } from '../../compiler/index.ts';

/** The options, without words of a site, that the example of a renderer's schema has. */
export function exampleOptions({ example, options }: BlockShape | LayoutShape): Schema {
  const names = options
    .filter(({ kind }) => kind === 'columns' || kind === 'value')
    .map(({ name }) => name);
  return Object.fromEntries(Object.entries(example).filter(([name]) => names.includes(name)));
}
