import { MAX_KEY_LENGTH } from '../mapping/answer-limits.ts';
import { isRecord } from '../mapping/read-path.ts';
import { instantOf } from './compare-values.ts';
import { todayIn } from './today.ts';

/**
 * The values of a field as texts, each once: one, or those of a list. A path leads into the objects of a
 * list, too: `people.name` is the name of each.
 */
export function fieldValues(entity: unknown, field: string): readonly string[] {
  const found = field
    .split('.')
    .reduce<readonly unknown[]>(
      (nodes, name) => nodes.flatMap((node) => step(node, name)),
      [entity],
    )
    .flat();
  const texts = found.map(toText).filter((text) => text !== '' && text.length <= MAX_KEY_LENGTH);
  return [...new Set(texts)];
}

/** The year of a date or of a number; undefined for what has none. */
export function yearOf(entity: unknown, field: string): number | undefined {
  const [value = ''] = fieldValues(entity, field);
  const year = /^\d{4}(?=$|[-/T])/.exec(value)?.[0];
  return year === undefined ? undefined : Number(year);
}

/**
 * The day of a date, as pages show it: YYYY-MM-DD.
 *
 * @param timeZone the site's, in which times stand that say how far they are from Greenwich; undefined
 *   leaves them as they are written
 */
export function dayOf(
  entity: unknown,
  field: string,
  timeZone: string | undefined,
): string | undefined {
  const [value = ''] = fieldValues(entity, field);
  const written = /^\d{4}[-/]\d{2}[-/]\d{2}(?=$|[T ])/.exec(value)?.[0].replaceAll('/', '-');
  const instant = timeZone === undefined ? undefined : instantOf(value);
  return timeZone === undefined || instant === undefined ? written : todayIn(timeZone, instant);
}

/** The first letter of a text, as an index of a language has it; `#` for what begins with none. */
export function letterOf(text: string, locale: string): string {
  const [first = ''] = text.trim().normalize('NFC');
  if (!/\p{L}/u.test(first)) return '#';
  const [letter = first] = first.toLocaleUpperCase(locale);
  const plain = letter.normalize('NFD').replace(/\p{M}/gu, '');
  // Ä stands with A in German, and is a letter of its own in Swedish.
  const isSame = new Intl.Collator(locale, { sensitivity: 'base' }).compare(letter, plain) === 0;
  return isSame ? plain : letter;
}

function step(node: unknown, name: string): readonly unknown[] {
  if (Array.isArray(node)) {
    return /^\d+$/.test(name) ? [node[Number(name)]] : node.flatMap((entry) => step(entry, name));
  }
  return isRecord(node) && Object.hasOwn(node, name) ? [node[name]] : [];
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
