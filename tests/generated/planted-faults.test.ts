import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { INDEPENDENT_FAULTS, PLANTED_FAULTS } from './planted-faults.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

describe('the faults that are planted', () => {
  test('are sixty at least, each of its own', () => {
    const words = PLANTED_FAULTS.map((fault) => fault.words);
    expect(new Set(words).size).toBe(words.length);
    expect(words.length).toBeGreaterThanOrEqual(60);
  });

  test.each([...PLANTED_FAULTS, ...INDEPENDENT_FAULTS])(
    'have their place in the code: $words',
    ({ file, part }) => {
      const code = readFileSync(path.join(ROOT, file), 'utf8');
      expect(code.split(part), file).toHaveLength(2);
    },
  );
});
