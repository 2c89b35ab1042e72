import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FORMATS = path.join(ROOT, 'renderers/formats');

/** The names between the braces of statements that a pattern begins. */
function namesIn(code: string, statement: RegExp): string[] {
  return [...code.matchAll(statement)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.replace(/^\s*type\s+/, '').trim())
      .filter(Boolean),
  );
}

const exported = new Set(
  namesIn(
    readFileSync(path.join(ROOT, 'src/react/index.ts'), 'utf8'),
    /^export (?:type )?\{([^}]*)\}/gm,
  ),
);

const formats = readdirSync(FORMATS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test('formats import something to look at', () => {
  expect(formats.flatMap(importedBy)).toEqual(
    expect.arrayContaining(['Format', 'readNumber', 'writeLocalDay', 'isRecord']),
  );
});

test.each(formats)('a copy of %s in a site finds in "colophon" all that it imports', (name) => {
  expect(importedBy(name).filter((imported) => !exported.has(imported))).toEqual([]);
});

/** What the files of a format import of the engine, but for what they say of generated tests. */
function importedBy(format: string): string[] {
  return readdirSync(path.join(FORMATS, format))
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^(?:expect|suite)\.ts$/.test(file))
    .flatMap((file) =>
      namesIn(
        readFileSync(path.join(FORMATS, format, file), 'utf8'),
        /^import (?:type )?\{([^}]*)\} from '\.\.\/\.\.\/\.\.\/src\//gm,
      ),
    );
}
