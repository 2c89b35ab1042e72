/** The way to a value within a manifest: names of properties, and places in lists. */
export type JsonPath = readonly (string | number)[];

/** A path in the words of the inspector and of findings: `view.layout.blocks[2]`. */
export function printPath(path: JsonPath): string {
  return path
    .map((step, index) =>
      typeof step === 'number' ? `[${step}]` : index === 0 ? step : `.${step}`,
    )
    .join('');
}

export function isSamePath(one: JsonPath, other: JsonPath): boolean {
  return one.length === other.length && isWithin(one, other);
}

/** Whether a path leads to a value or to something in it. */
export function isWithin(path: JsonPath, outer: JsonPath): boolean {
  return outer.every((step, index) => path[index] === step);
}

/** The value at a path; undefined where nothing stands there. */
export function valueAt(value: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>(
    (part, step) =>
      typeof part === 'object' && part !== null ? Reflect.get(part, step) : undefined,
    value,
  );
}
