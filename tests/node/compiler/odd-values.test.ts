import { describe, expect, test } from 'vitest';
import { isRecord } from '../../../src/core/mapping/read-path.ts';
import { parseManifest } from '../../../src/node/compiler/read/parse-manifest.ts';
import { requireSchemas } from '../../../src/node/compiler/read/read-schemas.ts';
import type { ManifestKind } from '../../../src/node/compiler/schema/manifest-kinds.ts';
import { structureValidator } from '../../../src/node/compiler/structure/validate-structure.ts';
import { SMALL_FILES } from './small-files.ts';
import { PROJECT } from './small-site.ts';

const ODD: readonly unknown[] = [
  null,
  true,
  0,
  -1.5,
  '',
  ' ',
  '{',
  '../..',
  [],
  [[]],
  {},
  { a: 1 },
];
const FILES: readonly [ManifestKind, string][] = [
  ['site', 'site.json'],
  ['theme', 'theme.json'],
  ['section', 'people/section.json'],
  ['page', 'people/fellows.json'],
  ['page', 'people/fellow.json'],
  ['page', 'people/postdocs.json'],
  ['page', 'front.json'],
  ['page', 'find.json'],
  ['page', 'contact.json'],
];

/** The value with an odd one in place of each of its parts in turn. */
function* withOddParts(value: unknown, odd: unknown): Generator<unknown> {
  yield odd;
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) {
      for (const part of withOddParts(entry, odd)) yield value.with(index, part);
    }
  } else if (isRecord(value)) {
    for (const [name, entry] of Object.entries(value)) {
      for (const part of withOddParts(entry, odd)) yield { ...value, [name]: part };
    }
  }
}

describe.each(FILES)('a %s manifest (%s)', (kind, name) => {
  const validate = structureValidator(requireSchemas(PROJECT));
  const whole: unknown = JSON.parse(SMALL_FILES[name] ?? '');

  test.each(ODD)(
    'with %j in any place gives findings inside the file, never an exception',
    (odd) => {
      for (const wrong of withOddParts(whole, odd)) {
        const text = JSON.stringify(wrong, null, 1);
        const { manifest } = parseManifest(name, Buffer.from(text));
        const findings = manifest === undefined ? [] : validate(kind, manifest);
        const lines = text.split('\n');
        for (const { line, column, message } of findings) {
          expect(column, message).toBeLessThanOrEqual((lines[line - 1] ?? '').length);
          expect(message).not.toMatch(/undefined|\[object|function/);
          expect(message).not.toContain('\n');
        }
      }
    },
  );
});
