import type { JsonPath } from './data.ts';

/** The value at a path; undefined where nothing stands there. */
export function valueAt(value: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>(
    (part, step) =>
      typeof part === 'object' && part !== null ? Reflect.get(part, step) : undefined,
    value,
  );
}
