import { readFileSync } from 'node:fs';
import { UsageError } from '../command-line/index.ts';
import { locate } from '../site-folder/index.ts';
import type { SuiteFile } from './renderer-expectations.ts';

/** The module that such code imports: by the package's name, or by its path in the engine's own folders. */
const TOOLS = 'for-renderers.ts';
const IMPORTED = new RegExp(
  `^(?:colophon/suite|[./]+/src/node/test-generator/suite/support/${TOOLS.replace('.', '\\.')})$`,
);

/**
 * Reads the code of renderers' folders that is copied into the suite.
 *
 * @param places the files below the site's folder, or the engine's
 * @throws {UsageError} for one that imports something else, or exports what another one does
 */
export function readSuiteFiles(root: string, places: readonly string[]): SuiteFile[] {
  const owners = new Map<string, string>();
  return places.map((place) => {
    const written = readFileSync(locate(root, place), 'utf8');
    const names = [...written.matchAll(/^export function (\w+)/gm)].map(([, name = '']) => name);
    for (const name of names) {
      const other = owners.get(name);
      if (other !== undefined) {
        throw new UsageError(
          `${place} exports "${name}", as ${other} does; give the function another name`,
        );
      }
      owners.set(name, place);
    }
    const file = place.replace(/^renderers\//, '').replace(/\/[^/]+$/, '.ts');
    return { file, code: importFromSuite(place, written), names };
  });
}

/** The code with its import by the path that it has in the suite. */
function importFromSuite(place: string, code: string): string {
  return code.replace(/(\bfrom\s*)(['"])([^'"]*)\2/g, (_, from: string, quote, name: string) => {
    if (IMPORTED.test(name)) return `${from}${quote}../${TOOLS}${quote}`;
    throw new UsageError(`${place} imports "${name}"; it may import from "colophon/suite" alone`);
  });
}
