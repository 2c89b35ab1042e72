import type { Block, Heading, LinksBlock, Text } from '../../core/manifest/manifest-types.ts';
import { isRecord } from '../../core/mapping/read-path.ts';
import type { Path } from './manifest-file.ts';

/** A part of a manifest that the checks look at, with its path. */
export interface Placed<Value> {
  readonly value: Value;
  readonly path: Path;
}

/** A field that a view reads, or a template; `within` names the list fields whose objects have it. */
export interface PlacedField extends Placed<string> {
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
    slot,
    isLink: name === 'link',
    at: [...path, name],
  }));
  return {
    fields: placed.flatMap(({ slot, isLink, at }) => {
      if (typeof slot === 'string') {
        return isLink ? [] : [{ value: slot, path: at, isList: at.at(-1) === 'tags' }];
      }
      return isRecord(slot) && typeof slot.field === 'string'
        ? [{ value: slot.field, path: [...at, 'field'] }]
        : [];
    }),
    links: placed.flatMap(({ slot, isLink, at }) => {
      if (!isLink) return [];
      if (typeof slot === 'string') return [{ value: slot, path: at }];
      const cases = isRecord(slot) && isRecord(slot.cases) ? Object.entries(slot.cases) : [];
      return cases.map(([value, template]) => ({
        value: String(template),
        path: [...at, 'cases', value],
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
        : [{ value: block.when.field, path: [...at, 'when', 'field'] }]),
      ...(block.type === 'links' ? linkFields(block, at) : []),
      ...(block.type === 'text' && block.url !== undefined
        ? [{ value: block.url, path: [...at, 'url'] }]
        : []),
    ]),
    links: placed.flatMap(({ block, path: at }) =>
      block.type === 'links' && block.link !== undefined
        ? [{ value: block.link, path: [...at, 'link'], within: [block.field] }]
        : [],
    ),
  };
}

function fieldNames({ field, type }: Block, path: Path): PlacedField[] {
  const isList = type === 'links' || type === 'attachments';
  return typeof field === 'string'
    ? [{ value: field, path: [...path, 'field'], isList }]
    : field.map((value, place) => ({ value, path: [...path, 'field', place] }));
}

function linkFields({ field, text, url }: LinksBlock, path: Path): PlacedField[] {
  const within = [field];
  return [
    { value: text, path: [...path, 'text'], within },
    ...(url === undefined ? [] : [{ value: url, path: [...path, 'url'], within }]),
  ];
}

function headingField(heading: Heading | Text | undefined, path: Path): Placed<string>[] {
  return typeof heading === 'object' && 'field' in heading
    ? [{ value: heading.field, path: [...path, 'heading', 'field'] }]
    : [];
}
