import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { orRefuse, runCommand } from '../command-line/index.ts';
import { requireSchemas, type Schemas } from '../compiler/index.ts';
import { printBrowsers, printFindings } from '../docs/index.ts';
import { findPictureFaults, printReference } from '../reference/index.ts';

/** The generated pages, by their paths below the project's root. */
const PAGES: Readonly<Record<string, (schemas: Schemas) => string>> = {
  'src/docs/browsers.md': () => printBrowsers(),
  'src/docs/findings.md': () => printFindings(),
  'src/docs/reference.md': (schemas) => printReference(schemas),
};

/**
 * Writes the pages of src/docs/ that follow from code; with `--check` only compares, and says what is
 * wrong with the pictures beside them.
 */
function main(): number {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  const root = path.resolve(import.meta.dirname, '../../..');
  const schemas = orRefuse(() => requireSchemas(root));
  const pages = Object.entries(PAGES).map(([name, print]) => ({ name, text: print(schemas) }));
  if (!values.check) {
    for (const { name, text } of pages) {
      const file = path.join(root, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    return 0;
  }
  const older = pages
    .filter(({ name, text }) => readText(path.join(root, name)) !== text)
    .map(({ name }) => `${name} is older than the code; run npm run generate:docs`);
  const faults = [...older, ...findPictureFaults(root, schemas)];
  for (const fault of faults) console.error(fault);
  return faults.length > 0 ? 1 : 0;
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

process.exitCode = await runCommand(main);
