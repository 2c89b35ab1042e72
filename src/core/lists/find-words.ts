import { LIMITS } from '../mapping/answer-limits.ts';
import { readPath } from '../mapping/read-path.ts';
import { toPlainText } from '../mapping/text-of.ts';
import { fieldValues } from './field-values.ts';

/** Says of an item whether its fields have all words of a text, in any order and however they are written. */
export function holdsWords(text: string, fields: readonly string[]): (entity: unknown) => boolean {
  const words = fold(text).split(/\s+/).filter(Boolean);
  return (entity) => {
    const held = fold(fields.map((field) => wordsOf(entity, field)).join(' \n '));
    return words.every((word) => held.includes(word));
  };
}

function wordsOf(entity: unknown, field: string): string {
  const value = readPath(entity, field);
  return typeof value === 'string'
    ? toPlainText(value.slice(0, LIMITS.article.characters))
    : fieldValues(entity, field).join(' ');
}

/** A text without what readers leave out when they look for it: capitals, accents, forms of letters. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
}
