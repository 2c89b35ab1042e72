import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { requireSchemas } from '../compiler/index.ts';
import { printBrowsers, printFindings } from '../docs/index.ts';
import { findPictureFaults, printReference } from '../reference/index.ts';

/** The generated pages, by their paths below the project's root. */
const PAGES = {
  'src/docs/browsers.md': () => printBrowsers(),
  'src/docs/findings.md': () => printFindings(),
  'src/docs/reference.md': () => printReference(),
};

/**
 * Writes the pages of src/docs/ that follow from code; with `--check` only compares, and says what is
 * wrong with the pictures beside them.
 */
function main(): void {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  const root = path.resolve(import.meta.dirname, '../../..');
  for (const [name, print] of Object.entries(PAGES)) {
    const file = path.join(root, name);
    if (!values.check) {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, print());
    } else if (readText(file) !== print()) {
      console.error(`${name} is older than the code; run npm run generate:docs`);
      process.exitCode = 1;
    }
  }
  if (!values.check) return;
  for (const fault of findPictureFaults(root, requireSchemas(root))) {
    console.error(fault);
    process.exitCode = 1;
  }
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

main();
