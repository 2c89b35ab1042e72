import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { compile } from '../../src/node/compiler/index.ts';
import { generateSite } from './generate-site.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const { compiled: real } = compile(ROOT);

test.each([10, 200])('a site of %i pages is made that a maintainer could have written', (pages) => {
  if (real === undefined) throw new Error('The manifests have errors');
  const folder = mkdtempSync(path.join(tmpdir(), 'site-generated-'));
  try {
    generateSite(ROOT, folder, { compiled: real, pages });
    const { compiled, findings } = compile(folder);
    // Texts that only pages outside a small site use stay, and are warned of.
    expect(findings.filter(({ code }) => code !== 'M305')).toEqual([]);
    expect(compiled?.pages).toHaveLength(pages);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
