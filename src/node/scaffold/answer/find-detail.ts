import { isRecord, readPath } from '../../../core/mapping/read-path.ts';
import { endpointOfItem } from '../new-endpoint.ts';
import { isNamed, namesOf, plainName, splitName } from './field-names.ts';
import type { AnswerRecord } from './find-list.ts';
import type { GivenCall } from './read-answer.ts';

/** The call that answers one item of a list. */
export interface FoundDetail {
  /** The field of the list's items that the call names them by. */
  readonly key: string;
  readonly answer: AnswerRecord;
  /** The path that answered. */
  readonly asked: string;
  /** The path with `{id}` in the place of the key. */
  readonly endpoint: string;
}

/** Asks for the first item by each of its keys, below the list's own endpoint. */
export async function findDetail(
  { endpoint, ask }: GivenCall,
  items: readonly AnswerRecord[],
): Promise<FoundDetail | undefined> {
  for (const { key, value } of keysOf(items)) {
    for (const endpointOf of PLACES) {
      const asked = endpointOf(endpoint, encodeURIComponent(value));
      const answer = asked === undefined ? undefined : await ask(asked);
      if (asked !== undefined && isRecord(answer)) {
        return { key, answer, asked, endpoint: endpointOf(endpoint, '{id}') ?? '' };
      }
    }
  }
  return undefined;
}

/** Where an item is asked for: below its list, or before the ending of that: `/awards/17.json`. */
const PLACES = [
  endpointOfItem,
  (endpoint: string, name: string): string | undefined =>
    /\.\w+$/.test(endpoint) ? endpoint.replace(/(\.\w+)$/, `/${name}$1`) : undefined,
];

/**
 * What the first of several items could be asked for by, in the order in which it is tried: what tells it from
 * the others.
 */
export function keysOf(items: readonly AnswerRecord[]): { key: string; value: string }[] {
  const [item = {}] = items;
  const own = Object.keys(item);
  // What wraps an item has its key, and what belongs to it has others.
  const attributes = Object.entries(item).filter(
    ([name, value]) => isRecord(value) && (own.length <= 3 || isNamed(name, 'wrapper')),
  );
  const inner = attributes.flatMap(([name, value]) =>
    isRecord(value) ? Object.keys(value).map((field) => `${name}.${field}`) : [],
  );
  const named = [own, inner].flatMap((paths) =>
    namesOf('key').flatMap((name) => paths.filter((path) => plainName(path) === name)),
  );
  // An item that has none by itself, or one that nothing answers, may be known by another: `personId`.
  const [other] = own.filter(
    (name) => /^(id|number)$/.test(splitName(name).at(-1) ?? '') || /[a-z]id$/.test(name),
  );
  const tried = other === undefined || named.includes(other) ? named : [...named, other];
  const keys = tried.flatMap((key) => {
    const value = readPath(item, key);
    const isUnique = items.every((one, index) => index === 0 || readPath(one, key) !== value);
    return isUnique && (typeof value === 'string' || typeof value === 'number')
      ? [{ key, value: String(value) }]
      : [];
  });
  // A URL names an item to machines of all the world, and its key to the API alone.
  const isUrl = ({ value }: { value: string }) => /^https?:/i.test(value);
  return [...keys.filter((key) => !isUrl(key)), ...keys.filter(isUrl)];
}
