import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** A picture keeps its own proportions by having none said of its place. */
const OWN = 'natural';

test('every ratio that a manifest may name has a place of that form', () => {
  const fields = readFileSync(path.join(ROOT, 'schemas/fields.schema.json'), 'utf8');
  const ratios: readonly string[] = JSON.parse(fields).$defs.imageRatio.enum;
  const css = readFileSync(path.join(ROOT, 'src/react/parts/picture.module.css'), 'utf8');
  const placed = [...css.matchAll(/\[data-ratio="([^"]+)"\] \{\s+aspect-ratio: ([^;]+);/g)];
  expect(placed.map(([, ratio]) => ratio).sort()).toEqual(
    ratios.filter((ratio) => ratio !== OWN).sort(),
  );
  for (const [, ratio, value] of placed) {
    expect(value?.replaceAll(' ', '').replace(/^1$/, '1/1')).toBe(ratio);
  }
});
