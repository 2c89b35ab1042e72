import { isRecord } from '../../../core/mapping/read-path.ts';
import { isKey } from './field-names.ts';
import { findItem } from './find-item.ts';
import type { AnswerRecord } from './find-list.ts';

/** What was asked for. */
interface AskedFor {
  readonly endpoint: string;
  readonly query?: Readonly<Record<string, string>> | undefined;
}

/** A shorter key is in many URLs by chance. */
const SHORTEST = 2;

/**
 * Whether an answer is one item, asked for by its own key in the path or the query, though it may stand in a
 * list of one: `/record?id=17` answers `{ "records": [{ "id": "17", … }] }`.
 */
export function isAskedByKey(answer: unknown, { endpoint, query = {} }: AskedFor): boolean {
  if (!isRecord(answer)) return false;
  const asked = [...endpoint.split('/').map(decode), ...Object.values(query)];
  return keysIn(findItem(answer).item).some((key) =>
    asked.some((text) => text === key || text === `${key}.json` || text.includes(`"${key}"`)),
  );
}

/** The keys of an item, and those that stand in an object of it: `slug.current`. */
function keysIn(item: AnswerRecord): string[] {
  return Object.entries(item).flatMap(([name, value]) => {
    const values = isRecord(value) ? Object.values(value) : [value];
    return values.flatMap((key) => {
      const isText = typeof key === 'string' || typeof key === 'number';
      return isKey(name) && isText && String(key).length >= SHORTEST ? [String(key)] : [];
    });
  });
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
