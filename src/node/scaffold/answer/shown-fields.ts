import type { Field } from './answer-fields.ts';
import { isDoi } from './choose-publication.ts';
import { isNamed, namesOf, plain, tellingNames, wordsOf } from './field-names.ts';

/**
 * What is written for machines: numbers, ids and hashes, names with underscores, colons or capital letters
 * within, paths, and the letters of yes and no.
 */
const OF_MACHINE =
  /^(?:-?[\d.,]+|[yn]|true|false|[\da-f-]{16,}|[\w.:/#@-]*[_:/#@][\w.:/#@-]*|[a-z]+(?:[A-Z][a-z]*)+|\w+(?:\.\w+)+|data:.*|[\w-]*\d[\w-]*-[\w-]*[a-z][\w-]*)$/;
/** The names of what a mere reference has, beside an id. */
const OF_REFERENCE = ['id', 'type', 'linktype', 'uri', 'href', 'self', 'url'];

/**
 * The fields that a reader understands: none that says how a record is kept, and none of an object that
 * only refers to another.
 */
export function shownFields(fields: readonly Field[]): Field[] {
  return fields.filter((field) => !isHidden(field) && !isOfReference(field, fields));
}

/** Whether all values of a text are written for machines. */
export function isForMachines({ kind, values }: Field): boolean {
  return kind === 'text' && values.every((value) => OF_MACHINE.test(String(value)));
}

function isHidden(field: Field): boolean {
  const names = tellingNames(field.path);
  const last = names.at(-1) ?? '';
  const above = names.slice(0, -1);
  const isOf = (name: string, part: 'hidden' | 'hiddenAbove') =>
    [plain(name), ...wordsOf(name)].some((word) => namesOf(part).includes(word));
  if (above.some((name) => isOf(name, 'hiddenAbove') && !isNamed(name, 'wrapper'))) return true;
  // What leads elsewhere, and what one writes to, is called as it likes.
  if (!['text', 'long-text', 'year', 'tags'].includes(field.kind) || isDoi(field)) return false;
  return isOf(last, 'hidden') || isNamed(field.path, 'key');
}

function isOfReference({ path }: Field, fields: readonly Field[]): boolean {
  const parent = path.slice(0, path.lastIndexOf('.') + 1);
  if (parent === '') return false;
  const siblings = fields.filter((other) => other.path.startsWith(parent));
  return (
    siblings.length > 1 &&
    siblings.every(({ path: other }) => OF_REFERENCE.includes(plain(other.slice(parent.length))))
  );
}

/** The fields without those that say what one before them says. */
export function withoutRepeated<Part extends { readonly field: Field }>(
  parts: readonly Part[],
  shown: readonly Field[] = [],
): Part[] {
  const said = new Set(shown.map(wordsIn));
  return parts.filter(({ field }) => {
    const words = wordsIn(field);
    const isNew = !said.has(words);
    said.add(words);
    return isNew;
  });
}

/** Whether a text is the beginning of another, as an excerpt of a whole text is. */
export function begins(field: Field, whole: Field): boolean {
  const start = wordsIn(field).replace(/(?:\.{3}|…|\[…\])$/, '');
  return wordsIn(whole).startsWith(start);
}

/** The words of a field's values, without what says only how they are written. */
function wordsIn({ values, nameField }: Field): string {
  return JSON.stringify([values, nameField && values])
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/https?:\/\/(?:dx\.)?doi\.org\/|doi:/gi, '')
    .replaceAll(/\\n|[\s[\]"]+/g, ' ')
    .trim()
    .toLowerCase();
}
