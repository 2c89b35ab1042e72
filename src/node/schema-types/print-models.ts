import type { BlockShape, FormatShape, FrameShape, LayoutShape } from '../compiler/index.ts';
import {
  nameOf,
  printBlock,
  printFormat,
  printFrame,
  printLayout,
  SLOT_TYPES,
} from './print-shapes.ts';

const BANNER =
  '// Generated from renderers/*/*/schema.json by `npm run generate`; edit those instead.';

/** What a site's own models stand in: in the engine's modules, the engine's names go first. */
const NAMESPACE = 'Own';

/** Renderers of a kind that has models: what there may be of them, and how their types are written. */
interface ModelKind<Shape extends { readonly type: string }> {
  /** The table of their models by type. */
  readonly table: string;
  /** What the table holds, for its description. */
  readonly what: string;
  /** The last word of a model's name. */
  readonly ending: string;
  readonly print: (shape: Shape) => string;
}

const LAYOUTS: ModelKind<LayoutShape> = {
  table: 'LayoutModels',
  what: 'layouts',
  ending: 'Model',
  print: printLayout,
};

const FRAMES: ModelKind<FrameShape> = {
  table: 'PanesFrameModels',
  what: 'frames of several views',
  ending: 'FrameModel',
  print: printFrame,
};

const BLOCKS: ModelKind<BlockShape> = {
  table: 'BlockModels',
  what: 'blocks',
  ending: 'BlockModel',
  print: printBlock,
};

const FORMATS: ModelKind<FormatShape> = {
  table: 'FormatModels',
  what: 'formats with options',
  ending: 'FormatModel',
  print: printFormat,
};

/** The shapes of a site's own renderers. */
export interface OwnShapes {
  readonly layouts: readonly LayoutShape[];
  readonly frames: readonly FrameShape[];
  readonly blocks: readonly BlockShape[];
  readonly formats: readonly FormatShape[];
}

/** The types of layouts in the normal form, as a module. */
export function printLayoutModels(layouts: readonly LayoutShape[]): string {
  return `${printModels(LAYOUTS, layouts)}
export type LayoutModel = LayoutModels[keyof LayoutModels];
`;
}

/** The types of frames of several views in the normal form, as a module. */
export function printFrameModels(frames: readonly FrameShape[]): string {
  return `${printModels(FRAMES, frames)}
export type PanesFrameModel = PanesFrameModels[keyof PanesFrameModels];
`;
}

/** The types of blocks in the normal form, as a module. */
export function printBlockModels(blocks: readonly BlockShape[]): string {
  return printModels(BLOCKS, blocks);
}

/** The types of what manifests say of formats beside their names, as a module. */
export function printFormatModels(formats: readonly FormatShape[]): string {
  return printModels(FORMATS, formats.filter(hasOptions));
}

function hasOptions({ options }: FormatShape): boolean {
  return options.length > 0;
}

/** The engine's models of a kind. A site's own take the place of those that are called the same. */
function printModels<Shape extends { readonly type: string }>(
  kind: ModelKind<Shape>,
  shapes: readonly Shape[],
): string {
  const { table, what, ending, print } = kind;
  const body = shapes.map(print).join('\n\n');
  return `${BANNER}
${printImports(body, (name) => `./${name}-model.ts`)}

${body}

/** The ${what} of the engine by their types. */
export interface Engine${table} {
  ${printTable(shapes, ending)}
}

/** The ${what} of a site: \`colophon generate\` adds them by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: sites merge theirs into it
export interface Own${table} {}

/** The ${what} by their types. */
export type ${table} = Omit<Engine${table}, keyof Own${table}> & Own${table};
`;
}

/**
 * The types of a site's own layouts, frames, blocks and formats, as a declaration file that adds them to the
 * engine's.
 */
export function printOwnModels({ layouts, frames, blocks, formats }: OwnShapes): string {
  const parts = [
    ownPart('layout', LAYOUTS, layouts),
    ownPart('frame', FRAMES, frames),
    ownPart('block', BLOCKS, blocks),
    ownPart('format', FORMATS, formats.filter(hasOptions)),
  ];
  const body = parts.join('');
  const imports = printImports(body, (name) => `colophon/models/${name}`);
  return `// Generated from renderers/*/*/schema.json by \`colophon generate\`; edit those instead.
${imports}

export {};
${body}`;
}

function ownPart<Shape extends { readonly type: string }>(
  module: string,
  { table, ending, print }: ModelKind<Shape>,
  shapes: readonly Shape[],
): string {
  if (shapes.length === 0) return '';
  return `
declare namespace ${NAMESPACE} {
${shapes.map(print).join('\n\n')}
}

declare module 'colophon/models/${module}' {
  interface Own${table} {
    ${printTable(shapes, ending, `${NAMESPACE}.`)}
  }
}
`;
}

function printTable(
  shapes: readonly { readonly type: string }[],
  ending: string,
  within = '',
): string {
  return shapes
    .map((shape) => `readonly ${quoteKey(shape.type)}: ${within}${nameOf(shape, ending)};`)
    .join('\n');
}

/** The types that models are made of, by the modules of `core/manifest` that have them. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  footer: ['FixedLinkModel'],
  pane: ['PaneModel', 'PanesModel', 'PartModel'],
  picture: ['PictureModel'],
  site: ['Breakpoint', 'LocalizedText'],
  slot: ['BackModel', 'BlockModel', 'HeadingModel', 'ItemsSlot', ...Object.values(SLOT_TYPES)],
};

/** The imports of what a module uses. */
function printImports(body: string, moduleOf: (name: string) => string): string {
  return Object.entries(SHARED)
    .map(([name, types]) => {
      const used = types.filter((type) => new RegExp(`\\b${type}\\b`).test(body));
      return used.length === 0
        ? ''
        : `import type { ${used.sort().join(', ')} } from '${moduleOf(name)}';`;
    })
    .filter(Boolean)
    .join('\n');
}

function quoteKey(name: string): string {
  return /^[a-z]+$/.test(name) ? name : `'${name}'`;
}
