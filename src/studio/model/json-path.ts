import type { JsonPath } from '../../core/studio/data.ts';

export { valueAt } from '../../core/studio/value-at.ts';
export type { JsonPath };

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
