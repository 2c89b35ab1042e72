import type { Block, TextField } from '../../../core/manifest/manifest-types.ts';
import {
  type BlockShape,
  findProposed,
  readExample,
  type Shapes,
  type SlotShape,
} from '../../compiler/index.ts';
import type { Field } from './answer-fields.ts';
import { exampleOptions } from './example-options.ts';

/**
 * The block that shows a field; none for what no block can show without words of its own. Its schema
 * says what it may have, so what is put together by that has the type that it is given at the end.
 */
export function proposeBlock(field: Field, shapes: Shapes): Block | undefined {
  const { path } = field;
  const [ofKind] = findProposed(shapes.blocks, field.kind);
  // The URL of one document is shown as any other where no block is for it.
  const kind = ofKind === undefined && field.kind === 'file' ? 'url' : field.kind;
  const [block] = findProposed(shapes.blocks, kind);
  const slot = block?.slots.find(({ isRequired }) => isRequired);
  if (block === undefined || slot === undefined) return undefined;
  return {
    ...exampleOptions(block),
    type: block.type,
    [slot.name]: kind === 'doi' && slot.kind === 'url' ? `https://doi.org/{${path}}` : path,
    ...(kind === 'url' && linkTo(path, block)),
    ...(slot.parts.includes('format') && formatFor({ ...field, kind }, shapes)),
    // The objects of such a list have both, or it would be none.
    ...(slot.kind === 'links' && { text: 'name', url: 'url' }),
  } as Block;
}

/** A URL that is shown leads there, where the block has a slot for that. */
function linkTo(path: string, { slots }: BlockShape): Readonly<Record<string, string>> {
  const slot = slots.find(({ kind, isRequired }) => kind === 'url' && !isRequired);
  return slot === undefined ? {} : { [slot.name]: path };
}

/** Blocks as their slot has them: alone, or with what else it says of them. */
export function fillBlocks({ schema: { schema } }: SlotShape, blocks: readonly Block[]): unknown {
  return schema.type === 'array' ? blocks : { ...readExample(schema), blocks };
}

/** What fills a text slot, with the format that the values ask for. */
export function textField(field: Field, shapes: Shapes, clamp?: number): TextField {
  const { path } = field;
  const isDate = field.kind === 'date' || field.kind === 'date-time';
  const format = formatFor(isDate ? { ...field, kind: 'date' } : field, shapes);
  const options = { ...format, ...(clamp === undefined || isDate ? {} : { clamp }) };
  return Object.keys(options).length === 0 ? path : ({ field: path, ...options } as TextField);
}

/** What proposes a format for short texts of HTML. */
const MARKED = 'marked-text';

/** The format by its name, or with the fields that hold the name, and the given one, in a list of objects. */
function formatFor(
  { kind, nameField, givenField, isMarked }: Field,
  { formats }: Shapes,
): { readonly format?: unknown } {
  const [format] = findProposed(formats, isMarked ? MARKED : kind);
  if (format === undefined) return {};
  const [name, given] = format.options.filter((one) => one.kind === 'field');
  const options = {
    ...(name !== undefined && nameField !== undefined && { [name.name]: nameField }),
    ...(given !== undefined && givenField !== undefined && { [given.name]: givenField }),
  };
  const isPlain = Object.keys(options).length === 0;
  return { format: isPlain ? format.type : { type: format.type, ...options } };
}
