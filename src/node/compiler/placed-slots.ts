import type { Block, Heading, LinksBlock, Text } from '../../core/manifest/manifest-types.ts';
import { isRecord } from '../../core/mapping/read-path.ts';
import type { Path } from './manifest-file.ts';
import { type Reading, readingOfSlot, readingOfText } from './reading.ts';

/** A part of a manifest that the checks look at, with its path. */
export interface Placed<Value> {
  readonly value: Value;
  readonly path: Path;
}

/** A field that a view reads, or a template; `within` names the list fields whose objects have it. */
export interface PlacedField extends Placed<string> {
  readonly reading: Reading;
  readonly within?: readonly string[];
  /** Whether the field has to hold a list. */
  readonly isList?: boolean;
}

export interface PlacedParts {
  readonly fields: readonly PlacedField[];
  /** Templates of paths that lead into the site. */
  readonly links: readonly PlacedField[];
}

/** What the slots of an item read: fields by their names or in objects, links as templates. */
export function placedSlots(slots: object, path: Path): PlacedParts {
  const placed = Object.entries(slots).map(([name, slot]: [string, unknown]) => ({
    name,
    slot,
    isLink: name === 'link',
    at: [...path, name],
  }));
  return {
    fields: placed.flatMap(({ name, slot, isLink, at }) => {
      if (typeof slot === 'string') {
        const reading = readingOfSlot(name, {});
        return isLink ? [] : [{ value: slot, path: at, reading, isList: name === 'tags' }];
      }
      return isRecord(slot) && typeof slot.field === 'string'
        ? [{ value: slot.field, path: [...at, 'field'], reading: readingOfSlot(name, slot) }]
        : [];
    }),
    links: placed.flatMap(({ slot, isLink, at }) => {
      if (!isLink) return [];
      if (typeof slot === 'string') return [{ value: slot, path: at, reading: pathReading() }];
      const cases = isRecord(slot) && isRecord(slot.cases) ? Object.entries(slot.cases) : [];
      const field = isRecord(slot) ? String(slot.field) : '';
      return cases.map(([value, template]) => ({
        value: String(template),
        path: [...at, 'cases', value],
        reading: pathReading({ field, value }),
      }));
    }),
  };
}

/** What blocks read. */
export function placedBlocks(blocks: readonly Block[], path: Path): PlacedParts {
  const placed = blocks.map((block, index) => ({ block, path: [...path, index] }));
  return {
    fields: placed.flatMap(({ block, path: at }) => [
      ...fieldNames(block, at),
      ...headingField(block.heading, at),
      ...(block.when === undefined
        ? []
        : [
            {
              value: block.when.field,
              path: [...at, 'when', 'field'],
              reading: { as: 'presence' } as const,
            },
          ]),
      ...(block.type === 'links' ? linkFields(block, at) : []),
      ...(block.type === 'text' && block.url !== undefined
        ? [{ value: block.url, path: [...at, 'url'], reading: { as: 'address' } as const }]
        : []),
    ]),
    links: placed.flatMap(({ block, path: at }) =>
      block.type === 'links' && block.link !== undefined
        ? [
            {
              value: block.link,
              path: [...at, 'link'],
              within: [block.field],
              reading: pathReading(),
            },
          ]
        : [],
    ),
  };
}

function fieldNames(block: Block, path: Path): PlacedField[] {
  const { field, type } = block;
  const isList = type === 'links' || type === 'attachments';
  const reading = readingOfBlock(block);
  return typeof field === 'string'
    ? [{ value: field, path: [...path, 'field'], reading, isList }]
    : field.map((value, place) => ({ value, path: [...path, 'field', place], reading }));
}

/** A block of a site's own may make anything of its fields; they only have to be there. */
function readingOfBlock(block: Block): Reading {
  switch (block.type) {
    case 'text':
      return readingOfText(block.format, block.words);
    case 'rich-text':
      return { as: 'text' };
    case 'phone':
      return { as: 'phone' };
    case 'email':
      return { as: 'email' };
    case 'image':
      return { as: 'picture', template: undefined };
    case 'attachments':
      return { as: 'files' };
    case 'links':
      return { as: 'objects' };
    default:
      return { as: 'presence' };
  }
}

function linkFields({ field, text, url }: LinksBlock, path: Path): PlacedField[] {
  const within = [field];
  return [
    { value: text, path: [...path, 'text'], within, reading: { as: 'text' } },
    ...(url === undefined
      ? []
      : [{ value: url, path: [...path, 'url'], within, reading: { as: 'address' } as const }]),
  ];
}

function headingField(heading: Heading | Text | undefined, path: Path): PlacedField[] {
  return typeof heading === 'object' && 'field' in heading
    ? [{ value: heading.field, path: [...path, 'heading', 'field'], reading: { as: 'text' } }]
    : [];
}

function pathReading(taken?: { readonly field: string; readonly value: string }): Reading {
  return { as: 'path', taken };
}
