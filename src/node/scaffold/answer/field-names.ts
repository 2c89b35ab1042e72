import names from './field-names.json' with { type: 'json' };

/** What a field may be about, as far as its name tells. */
export type FieldMeaning = keyof typeof names;

/**
 * The names by which backends call what a field means, in small letters and without underscores, the likeliest
 * first. They are data: code knows no field of any site.
 */
export function namesOf(meaning: FieldMeaning): readonly string[] {
  return names[meaning];
}

/** Names that only say in which form a value is there, or in which language. */
const WRAPPERS =
  /^(\d+|iv|rendered|processed|@?value|text|term|raw|attributes|ar|de|en|es|fr|it|ja|nl|pt|ru|zh)$/;
/** What some search engines put after a name to say of which type it is. */
const TYPE_ENDING = /_(s|i|t|dt|b|bool|txt|l)$/;
/** The vocabulary that a name is of: `dcterms:title`. */
const VOCABULARY = /^[A-Za-z]+:(?=[A-Za-z])/;

/** A name in small letters and without what separates words. */
export function plain(name: string): string {
  return name
    .replace(VOCABULARY, '')
    .replace(TYPE_ENDING, '')
    .replaceAll(/[_:-]/g, '')
    .toLowerCase();
}

/** The last name of a path that says what it is about: of `title.rendered` that is `title`. */
export function plainName(path: string): string {
  return plain(nameIn(path));
}

/** The names of a path that say what it is about. */
export function tellingNames(path: string): string[] {
  return path.split('.').filter((name) => !WRAPPERS.test(name));
}

function nameIn(path: string): string {
  const segments = path.split('.');
  return segments.findLast((name) => !WRAPPERS.test(name)) ?? segments.at(-1) ?? path;
}

/** Whether the last name of a path is one of a meaning's. */
export function isNamed(path: string, meaning: FieldMeaning): boolean {
  return namesOf(meaning).includes(plainName(path));
}

/** Whether the last name of a path is that of a key, or ends as one does: `shortUUID`, `eprintid`. */
export function isKey(path: string): boolean {
  const name = nameIn(path);
  const isEnding = namesOf('key').includes(splitName(name).at(-1) ?? '');
  return isNamed(path, 'key') || isEnding || /[a-z]id$/.test(name);
}

/** A name as one of its words has it alone, which says less than the whole name. */
const BY_WORD = 100;

/**
 * How well the last name of a path fits a meaning, the least being the best: by the whole name, else by its
 * last word or its first one. Undefined where it does not.
 */
export function rankName(path: string, meaning: FieldMeaning): number | undefined {
  const known = namesOf(meaning);
  const name = plainName(path);
  const whole = known.indexOf(name);
  if (whole >= 0) return whole;
  // The first of `names` is a name.
  const ofSeveral = known.indexOf(name.replace(/s$/, ''));
  if (ofSeveral >= 0 && /\.0(\.|$)/.test(path)) return ofSeveral;
  const words = splitName(nameIn(path));
  const ranks = [words.at(-1), words[0]].flatMap((word, index) => {
    const rank = word === undefined || words.length < 2 ? -1 : known.indexOf(word);
    return rank < 0 ? [] : [BY_WORD * (index + 1) + rank];
  });
  return ranks[0];
}

/** The words of a name, whichever way they are joined. */
export function splitName(name: string): string[] {
  return name
    .replace(TYPE_ENDING, '')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');
}

/** Whether any of a path's names but for its last one, or the last word of that, is one of a meaning's. */
export function passesNamed(path: string, meaning: FieldMeaning): boolean {
  const above = tellingNames(path).slice(0, -1);
  return above.some((name) => endsNamed(name, meaning));
}

/** Whether the last name of a path, or the last word of that, is one of a meaning's: `authors`, `z_authors`. */
export function endsNamed(path: string, meaning: FieldMeaning): boolean {
  const name = tellingNames(path).at(-1) ?? path;
  const word = splitName(name).at(-1) ?? '';
  return [plain(name), word].some((known) => namesOf(meaning).includes(known));
}

/**
 * The name on the way to a field that begins as one of a meaning's does (`photoUrl`), if there is one:
 * a backend may wrap what a field is about.
 */
export function findNamed(path: string, meaning: FieldMeaning): string | undefined {
  const begins = (name: string) => namesOf(meaning).some((known) => plain(name).startsWith(known));
  return path.split('.').findLast(begins);
}
