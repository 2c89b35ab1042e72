/**
 * The value at a dotted path (`address.city`, `pictures.0.url`) of an answer, or undefined where the
 * path leaves it. Only own properties count: an answer is data, its prototype is not.
 */
export function readPath(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>(readProperty, value);
}

/** Whether the value is an object with properties, not an array. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readProperty(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return /^\d+$/.test(name) ? value[Number(name)] : undefined;
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
