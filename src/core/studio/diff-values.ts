import { isRecord } from '../mapping/read-path.ts';
import type { JsonPath } from './data.ts';

/** A value that is to stand at a path; undefined takes away what stands there. */
export interface ValueChange {
  readonly path: JsonPath;
  readonly value: unknown;
}

/**
 * What makes one value of another, in as small changes as there are: properties that stay are not
 * touched, so that their place and spelling in the file stay too. A list of another length is one change.
 */
export function diffValues(before: unknown, after: unknown, path: JsonPath = []): ValueChange[] {
  if (isSame(before, after)) return [];
  if (isRecord(before) && isRecord(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) => diffValues(before[name], after[name], [...path, name]));
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return after.flatMap((entry, index) => diffValues(before[index], entry, [...path, index]));
  }
  return [{ path, value: after }];
}

/** Whether two values of JSON say the same. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((entry, index) => isSame(entry, other[index]));
  }
  if (!isRecord(one) || !isRecord(other)) return false;
  const names = Object.keys(one).filter((name) => one[name] !== undefined);
  const others = Object.keys(other).filter((name) => other[name] !== undefined);
  return names.length === others.length && names.every((name) => isSame(one[name], other[name]));
}
