import { readOwnWords, readShapes, type Schemas } from '../compiler/index.ts';
import { printOwnModels, printOwnWords } from '../schema-types/index.ts';
import { ownRenderers } from '../site-folder/index.ts';

const STYLES = `declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
`;

/** How a site's own renderers are type-checked; the site's tsconfig.json extends it. */
const CONFIG = {
  compilerOptions: {
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  },
  include: ['./types.d.ts', './styles.d.ts', '../renderers'],
};

/**
 * What TypeScript has to know of a site's own renderers: the types that follow from their schemas, and
 * how they are checked.
 *
 * @param root the site's folder
 * @param schemas those that it and the engine have
 * @returns the files by their names
 */
export function listTypeFiles(root: string, schemas: Schemas): ReadonlyMap<string, string> {
  const { layouts, frames, blocks, formats } = readShapes(schemas);
  const own = <Shape>(kind: string, shapes: ReadonlyMap<string, Shape>): Shape[] =>
    ownRenderers(root, kind).flatMap((name) => shapes.get(name) ?? []);
  const models = printOwnModels({
    layouts: own('layouts', layouts),
    frames: own('frames', frames),
    blocks: own('blocks', blocks),
    formats: own('formats', formats),
  });
  return new Map([
    ['types.d.ts', models + printOwnWords(readOwnWords(root))],
    // A file that imports cannot declare modules that have no file.
    ['styles.d.ts', STYLES],
    ['tsconfig.json', `${JSON.stringify(CONFIG, null, 2)}\n`],
  ]);
}
