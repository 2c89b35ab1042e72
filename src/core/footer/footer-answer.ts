import type {
  FooterListModel,
  FooterModel,
  FooterText,
  FooterValue,
} from '../manifest/footer-model.ts';
import { LIMITS, MAX_ENTRIES } from '../mapping/answer-limits.ts';
import { cutText } from '../mapping/cut-text.ts';
import { safeUrl } from '../mapping/links.ts';
import { type MediaRules, mediaUrl } from '../mapping/media-url.ts';
import { isRecord, readPath } from '../mapping/read-path.ts';
import { listKey } from './list-key.ts';

/** A link that an answer names. */
export interface AnsweredLink {
  readonly text: string;
  readonly href: string;
}

/** What a footer shows of its answer, by the fields; each is left out where nothing of it is of use. */
export interface FooterAnswer {
  readonly texts: Readonly<Record<string, string>>;
  readonly pictures: Readonly<Record<string, string>>;
  readonly urls: Readonly<Record<string, string>>;
  /** By `listKey`. */
  readonly lists: Readonly<Record<string, readonly AnsweredLink[]>>;
}

/**
 * What a footer shows of an answer; undefined, as for a call that failed, where nothing of it is of
 * use.
 */
export function readFooter(
  footer: FooterModel,
  answer: unknown,
  media: MediaRules,
): FooterAnswer | undefined {
  if (!isRecord(answer)) return undefined;
  const { texts, pictures, urls, lists } = fieldsOf(footer);
  const read = {
    texts: readAll(texts, (field) => readText(readPath(answer, field))),
    pictures: readAll(pictures, (field) => mediaUrl(readPath(answer, field), media)),
    urls: readAll(urls, (field) => safeUrl(readPath(answer, field))),
    lists: Object.fromEntries(
      lists.flatMap((list) => {
        const links = readLinks(readPath(answer, list.field), list);
        return links.length === 0 ? [] : [[listKey(list), links]];
      }),
    ),
  };
  const isUsable = Object.values(read).some((part) => Object.keys(part).length > 0);
  return isUsable ? read : undefined;
}

/** The fields that a footer names, by what it makes of them. */
function fieldsOf({ logo, note, contact, social, columns, legal }: FooterModel) {
  const phones = contact.flatMap((line) => ('value' in line ? [line.value] : []));
  const lines = contact.flatMap((line) => ('text' in line ? [line.text] : []));
  const words = [...lines, note?.text, ...[...columns.map(({ heading }) => heading)]];
  return {
    texts: [...fieldsIn([...words, ...legal.map(({ text }) => text)]), ...fieldsIn(phones)],
    pictures: fieldsIn([logo, ...(social?.links ?? []).map(({ picture }) => picture)]),
    urls: fieldsIn([...(social?.links ?? []), ...legal].map(({ href }) => href)),
    lists: columns.flatMap(({ links }) => ('field' in links ? [links] : [])),
  };
}

function fieldsIn(values: readonly (FooterText | FooterValue | undefined)[]): string[] {
  return values.flatMap((value) =>
    value !== undefined && 'field' in value && value.field !== undefined ? [value.field] : [],
  );
}

function readAll(
  fields: readonly string[],
  read: (field: string) => string | undefined,
): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = read(field);
      return value === undefined ? [] : [[field, value]];
    }),
  );
}

function readLinks(value: unknown, list: FooterListModel): AnsweredLink[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, MAX_ENTRIES).flatMap((entry: unknown) => {
    const text = readText(readPath(entry, list.text));
    const href = safeUrl(readPath(entry, list.href));
    return text === undefined || href === undefined ? [] : [{ text, href }];
  });
}

function readText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = cutText(value, LIMITS.line);
  return text.trim() === '' ? undefined : text;
}
