import {
  type Format,
  fillUrl,
  isRecord,
  readPath,
  type TextPart,
} from '../../../src/core/index.ts';

type Context = Parameters<Format<'names'>['write']>[1];

/** Names joined in the manner of the page's language; the one of a text is the text. */
export const format: Format<'names'> = {
  write(value, { options: { text, given }, read }) {
    // The given name of a text stands in another field of the same entity.
    const first = given !== undefined && text === undefined ? trim(read(given)) : '';
    return { kind: 'plain', text: joinName(first, value) };
  },
  writeList(entries, context) {
    const names = entries.flatMap((entry) => readName(entry, context));
    if (names.length === 0) return undefined;
    const { locale, options } = context;
    const type = options.join === 'or' ? 'disjunction' : 'conjunction';
    const joined = new Intl.ListFormat(locale, { type }).formatToParts(
      names.map(({ text }) => text),
    );
    const left = [...names];
    const parts = joined.map(
      ({ type: kind, value: text }): TextPart =>
        kind === 'element' ? (left.shift() ?? { text }) : { text },
    );
    const text = joined.map(({ value }) => value).join('');
    return { kind: 'plain', text, ...(parts.some(({ href }) => href) && { parts }) };
  },
};

function readName(entry: unknown, { options: { text, given, link } }: Context): TextPart[] {
  const read = (field: string) => trim(readPath(entry, field));
  const family = isRecord(entry) && text !== undefined ? read(text) : trim(entry);
  const name = joinName(isRecord(entry) && given !== undefined ? read(given) : '', family);
  if (name === '') return [];
  const href = link && fillUrl(link, (field) => readPath(entry, field));
  return [{ text: name, ...(href !== undefined && { href }) }];
}

function trim(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

const EAST_ASIAN = /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]+$/u;

/** A whole name, in the order of the script that it is in. */
function joinName(given: string, family: string): string {
  const isEastAsian = EAST_ASIAN.test(given) && EAST_ASIAN.test(family);
  return isEastAsian ? family + given : `${given} ${family}`.trim();
}
