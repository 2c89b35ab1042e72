import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { orRefuse, runCommand } from '../command-line/index.ts';
import { requireSchemas, type Schemas } from '../compiler/index.ts';
import { printBrowsers, printFindings } from '../docs/index.ts';
import {
  findPictureFaults,
  printReferenceDocuments,
  REFERENCE_FOLDER,
} from '../reference/index.ts';
import { listFiles } from '../site-folder/index.ts';

/**
 * Writes the pages of src/docs/ that follow from code, and removes those of the reference that do no longer; with
 * `--check` only compares, and says what is wrong with the pictures beside them.
 */
function main(): number {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  const root = path.resolve(import.meta.dirname, '../../..');
  const schemas = orRefuse(() => requireSchemas(root));
  const pages = printPages(schemas);
  const left = listFiles(path.join(root, REFERENCE_FOLDER))
    .map((name) => `${REFERENCE_FOLDER}/${name}`)
    .filter((name) => !pages.has(name));
  if (!values.check) {
    for (const name of left) rmSync(path.join(root, name));
    for (const [name, text] of pages) {
      const file = path.join(root, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    return 0;
  }
  const older = [...pages]
    .filter(([name, text]) => readText(path.join(root, name)) !== text)
    .map(([name]) => `${name} is older than the code; run npm run generate:docs`);
  const faults = [
    ...older,
    ...left.map((name) => `${name} follows from no code any more; run npm run generate:docs`),
    ...findPictureFaults(root, schemas),
  ];
  for (const fault of faults) console.error(fault);
  return faults.length > 0 ? 1 : 0;
}

/** The generated pages, by their paths below the project's root. */
function printPages(schemas: Schemas): ReadonlyMap<string, string> {
  return new Map([
    ['src/docs/browsers.md', printBrowsers()],
    ['src/docs/findings.md', printFindings()],
    ...printReferenceDocuments(schemas),
  ]);
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

process.exitCode = await runCommand(main);
