import { isRecord } from '../../../core/mapping/read-path.ts';
import type { Field } from './answer-fields.ts';

/** From how many characters on a text is none that stands in another by chance. */
const SENTENCE = 25;
/** From how many short texts of an item on a text that has them says nothing else. */
const SUMMED = 3;

/**
 * The fields without those that say what one before them says, and those of which a part is shown, or that
 * are a part of what is shown.
 *
 * @param shown what a page shows before them
 */
export function withoutRepeated<Part extends { readonly field: Field }>(
  parts: readonly Part[],
  shown: readonly Field[] = [],
): Part[] {
  const said = [...shown];
  return parts.filter(({ field }) => {
    const isRepeated = said.some((other) => isOf(field, other) || saysSame(field, other));
    if (!isRepeated) said.push(field);
    return !isRepeated;
  });
}

/**
 * Whether another field has the words of a text and more, as a whole text has those of its excerpt, or the
 * same ones in HTML, which has paragraphs.
 */
export function isPartOf(field: Field, whole: Field): boolean {
  const [part, words] = [wordsIn(field), wordsIn(whole)];
  if (field.path === whole.path || part === '') return false;
  if (part === words) return whole.kind === 'html' && field.kind !== 'html';
  return part.length > SENTENCE && words.includes(part);
}

/** Whether a text is the title and then several short texts of an item in one, as a museum's label is. */
export function isSummed(field: Field, title: Field, facts: readonly Field[]): boolean {
  const [words, name] = [wordsIn(field), wordsIn(title)];
  if (field.kind !== 'long-text' || name === '' || !words.startsWith(`${name} `)) return false;
  const said = facts.map(wordsIn).filter((fact) => fact !== '' && fact !== name);
  return said.filter((fact) => words.includes(` ${fact}`)).length >= SUMMED;
}

function isOf({ path }: Field, { path: other }: Field): boolean {
  return path === other || path.startsWith(`${other}.`) || other.startsWith(`${path}.`);
}

function saysSame(field: Field, other: Field): boolean {
  const words = wordsIn(field);
  return words !== '' && words === wordsIn(other);
}

/** The words of a field's values, without what says only how they are written. */
function wordsIn({ values }: Field): string {
  return values
    .flatMap(textsIn)
    .join(' ')
    .replaceAll(/<[^<>]*>|&#?\w+;/g, ' ')
    .replaceAll(/https?:\/\/(?:dx\.)?doi\.org\/|doi:/gi, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}

function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : [String(value ?? '')];
}
