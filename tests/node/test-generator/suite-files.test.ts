import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadExpectations } from '../../../src/node/test-generator/index.ts';
import { readSuiteFiles } from '../../../src/node/test-generator/suite-files.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'suite-files-'));
});

afterEach(() => rmSync(root, { recursive: true }));

/** Writes the code of formats, and gives the paths of the files. */
function writeFormats(codes: Readonly<Record<string, string>>): string[] {
  return Object.entries(codes).map(([name, code]) => {
    const place = `renderers/formats/${name}/suite.ts`;
    mkdirSync(path.dirname(path.join(root, place)), { recursive: true });
    writeFileSync(path.join(root, place), code);
    return place;
  });
}

const IN_SITE = "import { text } from 'colophon/suite';\n";
const YEAR = "export function year(value: unknown) {\n  return text(value, { href: './x' });\n}\n";

describe('code of a renderer’s folder', () => {
  test('imports in the suite what stands there', () => {
    expect(readSuiteFiles(root, writeFormats({ year: IN_SITE + YEAR }))).toEqual([
      {
        file: 'formats/year.ts',
        code: `import { text } from '../for-renderers.ts';\n${YEAR}`,
        names: ['year'],
      },
    ]);
  });

  test('does so in the engine’s own folders too', async () => {
    const { suiteFiles } = await loadExpectations(ROOT);
    const money = suiteFiles.find(({ file }) => file === 'formats/money.ts');
    expect(money?.names).toEqual(['money']);
    expect(money?.code).toContain("from '../for-renderers.ts';");
    expect(suiteFiles.map(({ code }) => code).join('')).not.toMatch(/from '\.\.\/\.\./);
  });

  test.each(['../money/suite.ts', 'node:fs', '@playwright/test', './names.ts'])(
    'may not import %s, which the suite does not have there',
    (name) => {
      const places = writeFormats({ year: `import { text } from '${name}';\n${YEAR}` });
      expect(() => readSuiteFiles(root, places)).toThrow(
        `renderers/formats/year/suite.ts imports "${name}"; it may import from "colophon/suite" alone`,
      );
    },
  );

  test('may not export what that of another folder does', () => {
    const places = writeFormats({ year: IN_SITE + YEAR, century: IN_SITE + YEAR });
    expect(() => readSuiteFiles(root, places)).toThrow(
      'renderers/formats/century/suite.ts exports "year", as renderers/formats/year/suite.ts does',
    );
  });
});
