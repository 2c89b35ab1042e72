import { isRecord } from '../../../core/mapping/read-path.ts';
import { NAMED_ROLES } from '../../../core/studio/slot-role.ts';
import type { Path } from '../text/manifest-file.ts';
import { quote, suggest } from '../text/suggest.ts';
import { isRendererSchema } from './compose-unions.ts';
import { PROPOSED_FOR } from './proposals.ts';
import { type PlacedSchema, propertiesOf } from './schema-parts.ts';
import type { Schema } from './schemas.ts';
import {
  CODE_KINDS,
  FORMAT_READINGS,
  NO_OPTION,
  OPTION_KINDS,
  SLOT_KINDS,
  SLOT_OPTIONS,
} from './shape-parts.ts';

/** Something wrong in a schema, and where. */
export interface Fault {
  readonly at: Path;
  readonly isKey?: boolean;
  readonly message: string;
}

/** What keywords of the project's own may say. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  'x-slot': SLOT_KINDS,
  'x-role': NAMED_ROLES,
  'x-option': [...OPTION_KINDS, NO_OPTION],
  'x-shows': ['one', 'parts'],
  'x-ownHeading': ['true'],
  'x-gives': ['html'],
  'x-reads': FORMAT_READINGS,
  'x-codes': CODE_KINDS,
};

/** An item's own name for what tells it from others. */
const RESERVED = 'key';

/** Keywords of the project's own that say what nothing reads. */
export function checkKeywords(file: string, { part, at }: PlacedSchema): Fault[] {
  return [
    ...Object.entries(VALUES).flatMap(([keyword, known]) => {
      const value = part[keyword];
      if (value === undefined || known.includes(String(value))) return [];
      const message = `"${keyword}" is ${quote(value)}${suggest(String(value), known)}`;
      return [{ at: [...at, keyword], message }];
    }),
    ...checkOwners(part, at),
    ...checkNames('x-keeps', { part, at }, SLOT_OPTIONS),
    ...checkNames('x-needs', { part, at }, slotNames(part)),
    ...checkNames('x-advised', { part, at }, Object.keys(propertiesOf(part))),
    ...checkNames('x-proposedFor', { part, at }, proposedFor(file)),
    ...checkReserved(file, part, at),
  ];
}

/** A list of names that there are. */
function checkNames(
  keyword: string,
  { part, at }: PlacedSchema,
  known: readonly string[],
): Fault[] {
  const names = part[keyword];
  if (names === undefined) return [];
  if (!Array.isArray(names)) {
    return [{ at: [...at, keyword], message: `"${keyword}" is ${quote(names)}; write a list` }];
  }
  return names.flatMap((name, index) =>
    known.includes(String(name))
      ? []
      : [
          {
            at: [...at, keyword, index],
            message: `"${keyword}" names ${quote(name)}${suggest(String(name), known)}`,
          },
        ],
  );
}

/** What renderers of a file's kind can be proposed for. */
function proposedFor(file: string): readonly string[] {
  const kinds: Readonly<Record<string, readonly string[]>> = PROPOSED_FOR;
  return kinds[file.split('/')[1] ?? ''] ?? [];
}

/** The slots of a layout's items, or of its one entity. */
function slotNames(schema: Schema): string[] {
  const { $defs } = schema;
  const item = isRecord($defs) && isRecord($defs.item) ? propertiesOf($defs.item) : {};
  return [...Object.keys(item), ...Object.keys(propertiesOf(schema))];
}

/** What says more of a slot names one beside it. */
function checkOwners(part: Schema, at: Path): Fault[] {
  const properties = propertiesOf(part);
  return Object.entries(properties).flatMap(([name, property]) => {
    const owner = property['x-of'];
    if (owner === undefined || Object.hasOwn(properties, String(owner))) return [];
    const message = `"x-of" is ${quote(owner)}${suggest(String(owner), Object.keys(properties))}`;
    return [{ at: [...at, 'properties', name, 'x-of'], message }];
  });
}

function checkReserved(file: string, part: Schema, at: Path): Fault[] {
  const isTaken = isRendererSchema(file) && Object.hasOwn(propertiesOf(part), RESERVED);
  if (!isTaken) return [];
  const message = `no slot can be called "${RESERVED}", by which items are told apart; choose another name`;
  return [{ at: [...at, 'properties', RESERVED], isKey: true, message }];
}

/** A frame has one list of views. */
export function checkPanes(file: string, schema: Schema): Fault[] {
  if (!file.startsWith('renderers/frames/') || !isRendererSchema(file)) return [];
  const lists = Object.values(propertiesOf(schema)).filter(
    (property) => property['x-panes'] === true && isRecord(property.items),
  );
  if (lists.length === 1) return [];
  const message = `a frame has one list of views, and this has ${lists.length}; mark it by "x-panes": true`;
  return [{ at: ['properties'], isKey: true, message }];
}
