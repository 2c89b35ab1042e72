import { isRecord } from '../../core/mapping/read-path.ts';
import {
  type LayoutShape,
  type OptionShape,
  PARTS,
  type SlotKind,
  type SlotShape,
} from '../compiler/layout-shapes.ts';

const SLOT_TYPES: Readonly<Record<SlotKind, string>> = {
  text: 'TextSlot',
  image: 'ImageSlot',
  link: 'LinkSlot',
  list: 'ListSlot',
  flag: 'FlagSlot',
  badge: 'BadgeSlot',
  blocks: 'BlocksSlot',
};

/** The types of layouts in the normal form, as a module. */
export function printLayoutModels(layouts: readonly LayoutShape[]): string {
  const models = layouts.map(printModel);
  const body = models.join('\n\n');
  const slotTypes = [...Object.values(SLOT_TYPES), 'ItemsSlot'].filter((name) =>
    new RegExp(`\\b${name}\\b`).test(body),
  );
  const ones = layouts.filter(({ showsOne }) => showsOne);
  return `// Generated from schemas/layouts/ by \`npm run generate:types\`; edit those instead.
import type { Breakpoint, LocalizedText } from './site-model.ts';
import type { ${slotTypes.sort().join(', ')} } from './slot-model.ts';

/** Where a detail's back link leads. */
export interface BackModel {
  readonly route: string;
  /** Whether it goes back in the reader's history where that fits. */
  readonly history: boolean;
}

${body}

export type LayoutModel = ${layouts.map(nameOf).join(' | ')};

/** Layouts of one entity; all others show a list of them. */
export type OneModel = ${ones.map(nameOf).join(' | ')};

const ONES: ReadonlySet<string> = new Set([${ones.map(({ type }) => `'${type}'`).join(', ')}]);

/** Whether a layout shows one entity. */
export function showsOne(layout: { readonly type: LayoutModel['type'] }): layout is OneModel {
  return ONES.has(layout.type);
}
`;
}

function printModel(layout: LayoutShape): string {
  const { type, description, options, slots, parts } = layout;
  const items =
    parts.length === 0
      ? []
      : [`readonly ${PARTS}: ItemsSlot<{ ${parts.map(printSlot).join(' ')} }>;`];
  return `/** ${description} */
export interface ${nameOf(layout)} {
  readonly type: '${type}';
${options.map(printOption).join('\n')}
  readonly slots: {
${[...slots.map(printSlot), ...items].join('\n')}
  };
}`;
}

function printOption(option: OptionShape): string {
  const { name, kind, fallback, description } = option;
  const isGiven = kind === 'columns' || fallback !== undefined;
  const type = optionType(option);
  return `/** ${description} */\nreadonly ${name}: ${type}${isGiven ? '' : ' | undefined'};`;
}

function optionType({ kind, schema }: OptionShape): string {
  switch (kind) {
    case 'columns':
      return 'Readonly<Record<Breakpoint, number>>';
    case 'text':
      return 'LocalizedText';
    case 'back':
      return 'BackModel';
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

/** `CardListModel` of `card-list`. */
function nameOf({ type }: LayoutShape): string {
  const words = type.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join('')}Model`;
}
