import { isRecord } from '../../../core/mapping/read-path.ts';
import { isNamed } from './field-names.ts';
import type { AnswerRecord } from './find-list.ts';

/** The one item that an answer is about, and where it stands. */
export interface FoundItem {
  readonly item: AnswerRecord;
  /** What its paths begin with: `data.` or `posts.0.`; empty where the answer is the item. */
  readonly before: string;
}

/** The item in an answer that wraps it: `{ "data": { … } }`, or in a list of one, `{ "posts": [{ … }] }`. */
export function findItem(answer: AnswerRecord, before = ''): FoundItem {
  const entries = Object.entries(answer);
  // What has a key or a title of its own is the item itself.
  const isItem = entries.some(
    ([name, value]) => !isRecord(value) && (isNamed(name, 'key') || isNamed(name, 'thingTitle')),
  );
  const inner = entries.flatMap(([name, value]) => {
    const isOnly = Array.isArray(value) && value.length === 1 && isRecord(value[0]);
    const item: unknown = isOnly ? value[0] : value;
    return isRecord(item) ? [{ item, before: `${before}${name}.${isOnly ? '0.' : ''}` }] : [];
  });
  const main = inner.find(({ item }) => lengthOf(item) * 2 > lengthOf(answer));
  return isItem || main === undefined ? { item: answer, before } : findItem(main.item, main.before);
}

function lengthOf(value: unknown): number {
  return JSON.stringify(value).length;
}
