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
  write: (value) => ({ kind: 'plain', text: value }),
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

function readName(entry: unknown, { options: { text, link } }: Context): TextPart[] {
  const name = isRecord(entry) && text !== undefined ? readPath(entry, text) : entry;
  if (typeof name !== 'string' || name.trim() === '') return [];
  const href = link && fillUrl(link, (field) => readPath(entry, field));
  return [{ text: name.trim(), ...(href !== undefined && { href }) }];
}
