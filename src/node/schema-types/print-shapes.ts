import { isRecord } from '../../core/mapping/read-path.ts';
import {
  type BlockShape,
  type FormatShape,
  type FrameShape,
  type LayoutShape,
  type OptionShape,
  PARTS,
  type PaneShape,
  PLAIN,
  type SlotKind,
  type SlotShape,
} from '../compiler/index.ts';

/** The type that each kind of slot has, of `core/manifest/slot-model.ts`. */
export const SLOT_TYPES: Readonly<Record<SlotKind, string>> = {
  text: 'TextSlot',
  image: 'ImageSlot',
  link: 'LinkSlot',
  list: 'ListSlot',
  flag: 'FlagSlot',
  badge: 'BadgeSlot',
  blocks: 'BlocksSlot',
  words: 'WordsSlot',
  html: 'HtmlSlot',
  email: 'EmailSlot',
  phone: 'PhoneSlot',
  url: 'UrlSlot',
  embed: 'EmbedSlot',
  file: 'FileSlot',
  files: 'FilesSlot',
  links: 'LinksSlot',
  actions: 'ActionsSlot',
  date: 'DateSlot',
  cells: 'CellsSlot',
};

/** Options of blocks that all of them have, and that no renderer is given. */
const OF_EVERY_BLOCK = ['heading', 'when'];

/** The type of a layout in the normal form. */
export function printLayout(layout: LayoutShape): string {
  const { type, description, showsOne, ownHeading, needs, options, slots, parts } = layout;
  const { mayShowList } = layout;
  const facts = [
    ...(showsOne ? [`shows${mayShowList ? '?' : ''}: 'one'`] : []),
    ...(ownHeading ? ['ownHeading: true'] : []),
    ...(needs.length > 0 ? [`needs${mayShowList ? '?' : ''}: readonly string[]`] : []),
  ];
  const items =
    parts.length === 0
      ? []
      : [
          `readonly ${PARTS}${mayShowList ? '?' : ''}: ItemsSlot<{ ${parts.map(printSlot).join(' ')} }>;`,
          // Where it shows a list, these are the slots of each item.
          ...(mayShowList ? parts.map((slot) => printSlot({ ...slot, isRequired: false })) : []),
        ];
  return `/** ${description} */
export interface ${nameOf(layout, 'Model')} {
  readonly type: '${type}';
${facts.map((fact) => `readonly ${fact};\n`).join('')}${options.map(printOption).join('\n')}
  readonly slots: {
${[...slots.map(printSlot), ...items].join('\n')}
  };
}`;
}

/** The type of a frame in the normal form. */
export function printFrame(frame: FrameShape): string {
  const { type, description, options, panes } = frame;
  const kinds = [...panes.kinds].map(([kind, pane]) => printPane(kind, pane));
  const list = `readonly panes: readonly ${kinds.length === 1 ? kinds[0] : `(${kinds.join(' | ')})`}[];`;
  return `/** ${description} */
export interface ${nameOf(frame, 'FrameModel')} extends PanesModel {
  readonly type: '${type}';
${[...options.map(printOption), list].join('\n')}
}`;
}

function printPane(kind: string, { options, hasView }: PaneShape): string {
  const own = options.filter(({ name, kind: read }) => name !== 'title' || read === 'text');
  const more = [
    ...(kind === PLAIN ? [] : [`readonly type: '${kind}';`]),
    ...own.map(printOption),
  ].join('\n');
  const base = hasView ? 'PaneModel' : 'PartModel';
  return more === '' ? base : `(${base} & {\n${more}\n})`;
}

/** The type of a block in the normal form. */
export function printBlock(block: BlockShape): string {
  const { type, description, slots } = block;
  const options = block.options.filter(({ name }) => !OF_EVERY_BLOCK.includes(name));
  return `/** ${description} */
export interface ${nameOf(block, 'BlockModel')} extends BlockModel {
  readonly type: '${type}';
${options.map(printOption).join('\n')}
  readonly slots: {
${slots.map(printSlot).join('\n')}
  };
}`;
}

/** The type of what a manifest says of a format beside its name. */
export function printFormat(format: FormatShape): string {
  return `/** ${format.description} */
export interface ${nameOf(format, 'FormatModel')} {
${format.options.map(printOption).join('\n')}
}`;
}

function printOption(option: OptionShape): string {
  const { name, kind, fallback, isRequired, description } = option;
  const isGiven = kind === 'columns' || fallback !== undefined || isRequired;
  const type = optionType(option);
  return `/** ${description} */\nreadonly ${name}: ${type}${isGiven ? '' : ' | undefined'};`;
}

function optionType({ kind, schema, group }: OptionShape): string {
  switch (kind) {
    case 'columns':
      return 'Readonly<Record<Breakpoint, number>>';
    case 'text':
      return 'LocalizedText';
    case 'back':
      return 'BackModel';
    case 'heading':
      return 'HeadingModel';
    case 'when':
    case 'field':
    case 'template':
      return 'string';
    case 'picture':
      return 'PictureModel';
    case 'links':
      return 'readonly FixedLinkModel[]';
    case 'group':
      return `{\n${group.map(printOption).join('\n')}\n}`;
    case 'value':
      return printValue(schema.schema);
  }
}

function printSlot({ name, kind, isRequired, schema }: SlotShape): string {
  const type = [SLOT_TYPES[kind], ...(kind === 'blocks' ? printRest(schema.schema) : [])];
  return `readonly ${name}${isRequired ? '' : '?'}: ${type.join(' & ')};`;
}

/** What a slot of blocks says beside them. */
function printRest({ properties }: Readonly<Record<string, unknown>>): string[] {
  if (!isRecord(properties)) return [];
  const rest = Object.entries(properties).filter(([name]) => name !== 'blocks');
  return [
    `{ ${rest.map(([name, value]) => `readonly ${name}: ${printValue(value)}`).join('; ')} }`,
  ];
}

/** @throws for a schema that has no plain type; such an option needs an `x-option` of its own */
function printValue(schema: unknown): string {
  if (!isRecord(schema)) return 'unknown';
  if (Array.isArray(schema.enum))
    return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const type = { string: 'string', boolean: 'boolean', integer: 'number', number: 'number' }[
    String(schema.type)
  ];
  if (type === undefined) {
    throw new Error(`an option of the type ${JSON.stringify(schema.type)} needs an x-option`);
  }
  return type;
}

/** `PhotoWallModel` of `photo-wall`. */
export function nameOf({ type }: { readonly type: string }, ending: string): string {
  const words = type.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join('')}${ending}`;
}
