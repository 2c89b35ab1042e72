import {
  type Entity,
  type Expected,
  fillUrl,
  link,
  plain,
  read,
  type TextOptions,
  text,
} from '../../../src/node/test-generator/suite/support/for-renderers.ts';

interface NamesOptions {
  readonly text?: string;
  readonly given?: string;
  readonly link?: string;
  readonly join?: 'and' | 'or';
}

/** Names joined to a sentence, each a link where it leads somewhere; those of a link are none. */
export function names(
  value: unknown,
  locale: string,
  { text: field, given, link: template, join }: NamesOptions,
  { href, ...more }: TextOptions = {},
): Expected {
  const entries: readonly unknown[] =
    typeof value === 'object' && value !== null ? [value].flat() : [value];
  const known = entries
    .map((entry) => ({ entry, name: whole(nameOf(entry, given), nameOf(entry, field) ?? entry) }))
    .filter(({ name }) => name !== '');
  const type = join === 'or' ? 'disjunction' : 'conjunction';
  const parts = new Intl.ListFormat(locale, { type }).formatToParts(known.map(({ name }) => name));
  if (href !== undefined)
    return text(parts.map(({ value: part }) => part).join(''), { ...more, href });
  const left = [...known];
  return parts.flatMap(({ type: kind, value: words }): Expected => {
    const entry = kind === 'element' ? left.shift()?.entry : undefined;
    const url = template && isEntity(entry) ? fillUrl(template, entry) : '';
    if (url !== '') return link(words, url);
    return [{ words }];
  });
}

function nameOf(entry: unknown, field: string | undefined): unknown {
  return isEntity(entry) && field !== undefined ? (read(entry, field) ?? '') : undefined;
}

/** Given and family name; without a space, the family name first, where both are Chinese, Japanese or Korean. */
function whole(given: unknown, family: unknown): string {
  const [first, last] = [plain(given), plain(family)];
  const words = [first, last].filter((word) => word !== '');
  const isEastern =
    words.length === 2 &&
    words.every((word) => /^[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]+$/.test(word));
  return isEastern ? last + first : words.join(' ');
}

function isEntity(value: unknown): value is Entity {
  return typeof value === 'object' && value !== null;
}
