import type { Block } from '../../../core/manifest/manifest-types.ts';
import { templateNames } from '../../../core/mapping/links.ts';
import { isRecord } from '../../../core/mapping/read-path.ts';
import type { Shapes, SlotKind, SlotShape } from '../schema/shapes.ts';
import type { Path } from '../text/manifest-file.ts';
import {
  asEnds,
  joinFields,
  NOTHING,
  type PlacedField,
  type PlacedFields,
  pathReading,
} from './placed-fields.ts';
import { placedFormat } from './placed-format.ts';
import { placedConditions, placedOptions } from './placed-options.ts';
import { type Reading, readingOfText } from './reading.ts';
import { ofFields, ownField, type WrittenSlot } from './written-slot.ts';

/** What the slots of an item or a block read: fields by their names or in objects, links as templates. */
export function placedSlots(
  slots: readonly SlotShape[],
  written: Readonly<Record<string, unknown>>,
  path: Path,
  shapes: Shapes,
): PlacedFields {
  return joinFields(
    slots.map(({ name, kind, parts, reads, endOf }) => {
      const own = written[name];
      const more = parts.length > 0 ? written : isRecord(own) ? own : {};
      const morePath = parts.length > 0 ? path : [...path, name];
      const slot = { kind, slot: own, path: [...path, name], more, morePath, reads };
      const placed = placedSlot(slot, shapes);
      return endOf === undefined
        ? placed
        : { ...placed, fields: asEnds(placed.fields, written[endOf]) };
    }),
  );
}

/** What one slot of a kind reads, in its place. */
export function placedField(
  kind: SlotKind,
  slot: unknown,
  path: Path,
  shapes: Shapes,
): PlacedFields {
  return placedSlot({ kind, slot, path, more: isRecord(slot) ? slot : {}, morePath: path }, shapes);
}

/** What blocks read. */
export function placedBlocks(blocks: readonly Block[], path: Path, shapes: Shapes): PlacedFields {
  return joinFields(
    blocks.map((block, index) => {
      const shape = shapes.blocks.get(block.type);
      if (shape === undefined) return NOTHING;
      const at = [...path, index];
      const written = { ...block };
      const options = [
        ...placedOptions(shape.options, written, at),
        ...shape.options.flatMap((option) => placedConditions(option, written, at)),
      ];
      return joinFields([
        placedSlots(shape.slots, written, at, shapes),
        { fields: options, links: [] },
      ]);
    }),
  );
}

function placedSlot(written: WrittenSlot, shapes: Shapes): PlacedFields {
  const { kind, slot, path, more, reads } = written;
  const isPlain = (more.format ?? more.words) === undefined;
  if (reads !== undefined && isPlain) return ofFields(ownField(written), reads);
  switch (kind) {
    case 'words':
      return NOTHING;
    case 'blocks':
      if (Array.isArray(slot)) return placedBlocks(slot, path, shapes);
      return Array.isArray(more.blocks)
        ? placedBlocks(more.blocks, [...path, 'blocks'], shapes)
        : NOTHING;
    case 'link':
      return placedLink(slot, path);
    case 'html':
      return ofFields(
        Array.isArray(slot)
          ? slot.map((value: unknown, index) => ({ value: String(value), path: [...path, index] }))
          : ownField(written),
        { as: 'markup' },
      );
    case 'links':
      return placedLinks(written);
    case 'actions':
      return Array.isArray(slot)
        ? joinFields(
            slot.map((action: unknown, index) =>
              placedLink(isRecord(action) ? action.link : undefined, [...path, index, 'link']),
            ),
          )
        : NOTHING;
    case 'url':
    case 'embed':
      return placedUrl(written);
    case 'cells':
      return placedCells(slot, path, shapes);
    case 'text':
      return joinFields([
        ofFields(ownField(written), readingOf(kind, more, shapes)),
        placedFormat(more.format, [...written.morePath, 'format'], ownField(written), shapes),
      ]);
    case 'image':
      return placedPicture(written);
    default: {
      const isList = kind === 'list' || kind === 'files';
      return ofFields(ownField(written), readingOf(kind, more, shapes), isList);
    }
  }
}

/** The columns of a table, each with a text that may lead somewhere. */
function placedCells(cells: unknown, path: Path, shapes: Shapes): PlacedFields {
  if (!Array.isArray(cells)) return NOTHING;
  return joinFields(
    cells.filter(isRecord).flatMap((cell, index) => {
      const at = [...path, index];
      return [
        placedField('text', cell, at, shapes),
        placedField('link', cell.link, [...at, 'link'], shapes),
      ];
    }),
  );
}

type PlainKind = Exclude<
  SlotKind,
  'words' | 'blocks' | 'image' | 'link' | 'html' | 'links' | 'actions' | 'url' | 'embed' | 'cells'
>;

/** How a slot that names one field is read, by its kind and what it says beside the field. */
function readingOf(
  kind: PlainKind,
  { format, words, equals }: Readonly<Record<string, unknown>>,
  shapes: Shapes,
): Reading {
  switch (kind) {
    case 'text':
      return readingOfText(format, words, shapes.formats);
    case 'list':
      return { as: 'texts' };
    case 'files':
      return { as: 'files' };
    case 'date':
      return { as: 'day' };
    case 'email':
      return { as: 'email' };
    case 'phone':
      return { as: 'phone' };
    case 'file':
      return { as: 'url' };
    case 'flag':
    case 'badge':
      return typeof equals === 'string' || typeof equals === 'number' || typeof equals === 'boolean'
        ? { as: 'constant', equals }
        : { as: 'text' };
  }
}

function placedLink(slot: unknown, path: Path): PlacedFields {
  if (typeof slot === 'string') {
    return { fields: [], links: [{ value: slot, path, reading: pathReading() }] };
  }
  if (!isRecord(slot)) return NOTHING;
  const field = String(slot.field);
  const cases = isRecord(slot.cases) ? slot.cases : undefined;
  const reading: Reading = cases ? { as: 'case', cases: Object.keys(cases) } : { as: 'url' };
  return {
    fields: [{ value: field, path: [...path, 'field'], reading }],
    links: Object.entries(cases ?? {}).map(([value, template]) => ({
      value: String(template),
      path: [...path, 'cases', value],
      reading: pathReading({ field, value }),
    })),
  };
}

/** A field that holds a URL, or the fields that a template makes one of. */
function placedUrl(written: WrittenSlot): PlacedFields {
  const own = ownField(written);
  if (!own.some(({ value }) => value.includes('{'))) return ofFields(own, { as: 'url' });
  const named = own.map(({ value, path }) =>
    templateNames(value).map((name) => ({ value: name, path })),
  );
  return ofFields(named.flat(), { as: 'text' });
}

/** A field that holds a picture's path, and the fields that a template makes one of. */
function placedPicture(written: WrittenSlot): PlacedFields {
  const { template } = written.more;
  const own = ownField(written);
  if (typeof template !== 'string') {
    return ofFields(own, { as: 'picture', template: undefined });
  }
  const path = [...written.morePath, 'template'];
  const others = templateNames(template).filter((name) => own.every(({ value }) => value !== name));
  const beside = others.map((value) => ({ value, path }));
  return joinFields([ofFields(own, { as: 'picture', template }), ofFields(beside, pathReading())]);
}

/** A list field, and what is read of its objects. */
function placedLinks(written: WrittenSlot): PlacedFields {
  const { more, morePath } = written;
  const own = ownField(written);
  const within = own.map(({ value }) => value);
  const ofEntry = (name: string, reading: Reading): PlacedField[] => {
    const value = more[name];
    return typeof value === 'string' ? [{ value, path: [...morePath, name], within, reading }] : [];
  };
  return {
    fields: [
      ...ofFields(own, { as: 'objects' }, true).fields,
      ...ofEntry('text', { as: 'text' }),
      ...ofEntry('url', { as: 'url' }),
    ],
    links: ofEntry('link', pathReading()),
  };
}
