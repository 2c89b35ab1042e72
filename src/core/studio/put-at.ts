import { isRecord } from '../mapping/read-path.ts';
import type { JsonPath } from './data.ts';

/** A value with another one at a path of objects, which are added where they are missing; undefined removes. */
export function putAt(whole: unknown, path: JsonPath, value: unknown): unknown {
  const [step, ...deeper] = path;
  if (step === undefined) return value;
  const { [step]: inner, ...others } = isRecord(whole) ? whole : {};
  const next = putAt(inner, deeper, value);
  if (next === undefined) return others;
  return isRecord(whole) ? { ...whole, [step]: next } : { [step]: next };
}
