import type { Field } from './answer-fields.ts';
import { isDoi } from './choose-publication.ts';
import { isNamed, namesOf, plain, plainName, splitName, tellingNames } from './field-names.ts';

/**
 * What is written for machines: numbers, ids and hashes, names with underscores, colons or capital letters
 * within, long ones in capital letters, paths, and yes and no.
 */
const OF_MACHINE =
  /^(?:-?[\d.,]+|[ynYN]|true|false|[\da-f-]{16,}|\S*[_:/#@]\S*|[a-z]+(?:[A-Z][a-z]*)+|[A-Z]{8,}|\w+(?:\.\w+)+|[a-z]+(?:-[a-z\d]+)*-\d+)$/;
/** The names of what a mere reference has, beside an id. */
const OF_REFERENCE = ['id', 'type', 'linktype', 'uri', 'href', 'self', 'url'];
/** Of names that say how a record is kept, those that readers understand. */
const UNDERSTOOD = ['language', 'version'];
const TEXTS = ['text', 'long-text', 'html', 'year', 'tags', 'email'];

/**
 * The fields that a reader understands: none that says how a record is kept, and none of an object that
 * only refers to another.
 */
export function shownFields(fields: readonly Field[]): Field[] {
  const isWrapped = fields.filter(isInWrapper).length * 2 > fields.length;
  return fields.filter(
    (field) =>
      !isHidden(field) &&
      !isOfReference(field, fields) &&
      // Beside what wraps an item stands what its record is.
      !(isWrapped && field.kind === 'text' && !isDoi(field) && !field.path.includes('.')),
  );
}

/** Whether all values of a text are written for machines. */
export function isForMachines({ kind, values }: Field): boolean {
  return kind === 'text' && values.every((value) => OF_MACHINE.test(String(value)));
}

function isInWrapper({ path }: Field): boolean {
  const [first = '', ...others] = path.split('.');
  return others.length > 0 && isNamed(first, 'wrapper');
}

function isHidden(field: Field): boolean {
  const { path, kind } = field;
  const names = tellingNames(path);
  const last = names.at(-1) ?? '';
  const isAbove = names.slice(0, -1).some((name) => has(name, 'hiddenAbove'));
  if ((isAbove && kind !== 'url') || (kind === 'url' && isNamed(path, 'internal'))) return true;
  // What leads elsewhere is called as it likes.
  if (!TEXTS.includes(kind) || isDoi(field) || isLicence(field)) return false;
  const isInternal = isNamed(path, 'internal') && !UNDERSTOOD.includes(plainName(path));
  const isOfRecord = isInternal || last.startsWith('@') || isNumbered(last, field);
  return isOfRecord || has(last, 'hidden') || isNamed(path, 'key');
}

/** Whether a name or one of its words is one of a part's. */
function has(name: string, part: 'hidden' | 'hiddenAbove'): boolean {
  return [plain(name), ...splitName(name)].some((word) => namesOf(part).includes(word));
}

/** A number of a record, whose name ends so: `pmcid`. */
function isNumbered(name: string, { values }: Field): boolean {
  return /[a-z](?:id|number)$/i.test(name) && values.every((value) => /\d/.test(String(value)));
}

/** The short name of a licence is its id: `license.id`. */
export function isLicence({ path }: Field): boolean {
  const words = tellingNames(path).slice(-2).flatMap(splitName);
  return words.at(-1) === 'id' && words.some((word) => /^licen[cs]e$/.test(word));
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
