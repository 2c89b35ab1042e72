import type { Link } from '../../../core/manifest/manifest-types.ts';
import type { FieldKind } from './field-kinds.ts';
import { type NamedPart, namesOf } from './field-names.ts';
import type { Field } from './read-fields.ts';

/** A field that was chosen for a slot, and why. */
export interface ChosenField {
  readonly field: Field;
  readonly reason: string;
}

/** Where an item leads, and what spoke for it. */
export interface ChosenLink {
  readonly link: Link;
  readonly reason: string;
}

/** The fields of an item by the part that they play in a layout. */
export interface ChosenFields {
  readonly title: ChosenField | undefined;
  readonly subtitle: ChosenField | undefined;
  readonly image: ChosenField | undefined;
  readonly summary: ChosenField | undefined;
  readonly date: ChosenField | undefined;
  readonly tags: ChosenField | undefined;
  readonly email: ChosenField | undefined;
  readonly phone: ChosenField | undefined;
}

/** Chooses a field for each part, by kind and name; of a person, `title` is the rank. */
export function chooseFields(fields: readonly Field[]): ChosenFields {
  const title = byName(fields, ['text'], 'title') ?? firstOf(fields, ['text']);
  const rest = fields.filter((field) => field !== title?.field);
  return {
    title,
    subtitle: byName(rest, ['text'], 'subtitle'),
    image: firstOf(rest, ['image']),
    summary:
      byName(rest, ['html', 'long-text', 'text'], 'summary') ??
      firstOf(rest, ['html', 'long-text']),
    date: byName(rest, ['date', 'date-time'], 'date') ?? firstOf(rest, ['date', 'date-time']),
    tags: firstOf(rest, ['tags']),
    email: firstOf(rest, ['email']),
    phone: firstOf(rest, ['phone']),
  };
}

/** The link to the URL that a field of the items holds, if one does. */
export function chooseLink(fields: readonly Field[]): ChosenLink | undefined {
  const field = fields.find(({ kind }) => kind === 'url');
  return field && { link: { field: field.path }, reason: `of ${field.path} ${field.reason}` };
}

function byName(
  fields: readonly Field[],
  kinds: readonly FieldKind[],
  part: NamedPart,
): ChosenField | undefined {
  for (const name of namesOf(part)) {
    const field = fields.find((entry) => entry.name === name && kinds.includes(entry.kind));
    if (field !== undefined) return { field, reason: `it is called so, and ${field.reason}` };
  }
  return undefined;
}

function firstOf(fields: readonly Field[], kinds: readonly FieldKind[]): ChosenField | undefined {
  const field = fields.find(({ kind }) => kinds.includes(kind));
  return field && { field, reason: field.reason };
}
