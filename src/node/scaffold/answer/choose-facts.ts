import type { Field } from './answer-fields.ts';
import type { ChosenField } from './chosen-field.ts';
import {
  endsNamed,
  type FieldMeaning,
  isNamed,
  namesOf,
  passesNamed,
  splitName,
  tellingNames,
} from './field-names.ts';
import { isForMachines, isLicence } from './shown-fields.ts';

/** A field, and the fact that its name says. */
interface Fact {
  readonly field: Field;
  readonly name: string;
}

/** What is known of the item beside its fields. */
export interface FactContext {
  /** The paths of those that are the same of all items in its list. */
  readonly same: readonly string[];
  /** How many items the list has. */
  readonly count: number;
  /** The objects whose fields are the item's own, as its title is. */
  readonly parents: readonly string[];
}

/** From how many items on what is the same of all of them is none by chance. */
const MANY = 5;
/** What is worth saying of each item, though it is the same of all. */
const OF_EACH = ['language', 'licence', 'license', 'licensename', 'rights', 'rightsstatement'];
/** What is called so within another object is of that one. */
const OF_ITSELF = ['type', 'kind', 'format', 'category', 'version'];
/** Other names of an item, beside its title. */
const NAMES: readonly FieldMeaning[] = ['title', 'thingTitle', 'givenName', 'familyName'];

/**
 * Short texts that say more of an item: those whose names readers know, such as its kind, language or
 * licence, in the order of the names, one for each; then its own other ones.
 */
export function chooseFacts(fields: readonly Field[], context: FactContext): ChosenField[] {
  const { same, parents } = context;
  const texts = fields.filter((field) => field.kind === 'text' && !isForMachines(field));
  const facts = texts
    // Texts of a list that is called in the plural are several mostly, though an item may have one.
    .filter(({ isOfFirst, path }) => !isOfFirst && !/s\.0$/i.test(path))
    // The country of a hall is known where the hall is.
    .filter(({ path }) => !passesNamed(path, 'place') || isNamed(path, 'objectName'))
    .flatMap((field): Fact[] => {
      const name = nameOfFact(field);
      return name === undefined || isSaidOfAll(field, name, context) ? [] : [{ field, name }];
    })
    .sort((a, b) => rank(a) - rank(b));
  const known = facts.filter(
    ({ name }, index) => facts.findIndex((other) => other.name === name) === index,
  );
  const used = facts.map(({ field }) => field);
  const names = facts.map(({ name }) => name);
  const others = texts.filter(
    (field) => !used.includes(field) && isOwn(field, parents) && !same.includes(field.path),
  );
  return [
    ...known.map(({ field, name }) => ({
      field,
      reason: `its name says "${name}", and ${field.reason}`,
    })),
    ...others
      .filter(({ path }) => !names.includes(splitName(path.split('.').at(-1) ?? path)[0] ?? ''))
      .map((field) => ({ field, reason: field.reason })),
  ];
}

/** The `post` that all posts are, and the house in which all of many are written. */
function isSaidOfAll(field: Field, name: string, { same, count }: FactContext): boolean {
  if (!same.includes(field.path)) return false;
  return count < MANY ? OF_ITSELF.includes(name) && isCode(field) : !OF_EACH.includes(name);
}

/** The object in which a field stands, without what wraps its value: of `name.text` it is the item itself. */
export function parentOf({ path }: Field): string {
  return tellingNames(path).slice(0, -1).join('.');
}

/** Whether a field is of the item itself, and neither another name of it nor one of several. */
function isOwn(field: Field, parents: readonly string[]): boolean {
  const { path, depth } = field;
  const isName = NAMES.some((part) => isNamed(path, part));
  const isSaid = isName || endsNamed(path, 'writtenDate');
  const isIn = depth <= 0 || parents.includes(parentOf(field));
  return isIn && !isSaid && !passesNamed(path, 'other') && !/\.0(\.|$)/.test(path);
}

/** The order of facts; of several with one name, what is written as a name before what is a code. */
function rank({ field, name }: Fact): number {
  return namesOf('fact').indexOf(name) + (isLicence(field) || isCode(field) ? 0.5 : 0);
}

/** Whether a text is one word in small letters. */
function isCode({ values }: Field): boolean {
  return !/[\p{Lu}\s]/u.test(String(values[0]));
}

/** The fact that a field says: of `license_title` and `license.name` it is `license`. */
export function nameOfFact(field: Field): string | undefined {
  const { path, depth } = field;
  const [last = '', above = '', ...further] = tellingNames(path).map(withoutVocabulary).reverse();
  const isOf = (part: FieldMeaning) => (name: string) => namesOf(part).includes(name.toLowerCase());
  // What belongs to others is a fact of theirs, unless it names one of the item's.
  if (depth > 2 || further.some(isOf('other')) || [above, ...further].some(isOf('file'))) {
    return undefined;
  }
  if (last.startsWith('_')) return undefined;
  if (isLicence(field)) return 'license';
  const words = splitName(last);
  const telling = words.filter((word) => !namesOf('factEnding').includes(word));
  if (telling.length === 0) return findFact(splitName(above));
  const name =
    depth > 1 || isOf('other')(above) ? undefined : (findFact(words) ?? findFact(telling));
  return depth > 0 && OF_ITSELF.includes(name ?? '') && !isPart(above, name) ? undefined : name;
}

/** Whether an object holds what a fact is: `types.schemaOrgType`. */
function isPart(above: string, name: string | undefined): boolean {
  return name !== undefined && splitName(above).some((word) => word.startsWith(name));
}

/** By the whole name, else by its last word. */
function findFact(words: readonly string[]): string | undefined {
  const name = words.join('');
  const one = name.replace(/ies$/, 'y').replace(/s$/, '');
  return [name, one, words.at(-1) ?? ''].find((known) => namesOf('fact').includes(known));
}

function withoutVocabulary(name: string): string {
  return name.replace(/^[A-Za-z]+:(?=[A-Za-z])/, '').replace(/^@/, '');
}
