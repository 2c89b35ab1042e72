import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './areas.ts';
import { isAbout, readReviewed } from './equivalents.ts';
import { listMutants } from './list-mutants.ts';

test.each(['equivalents', 'unseen'] as const)(
  'each entry of %s is about one mutant that there is, and says why nobody notices it',
  async (list) => {
    const entries = readReviewed(list);
    const files = [...new Set(entries.map(({ file }) => file))];
    const mutants = await listMutants(files);
    const lines = new Map(
      files.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8').split('\n')]),
    );
    const found = entries.map((entry) => ({
      ...entry,
      count: mutants.filter((mutant) =>
        isAbout(entry, mutant, lines.get(mutant.file)?.[mutant.line - 1] ?? ''),
      ).length,
    }));
    expect(found.filter(({ count }) => count !== 1)).toEqual([]);
    expect(entries.filter(({ reason }) => reason.trim().length < 20)).toEqual([]);
  },
);
