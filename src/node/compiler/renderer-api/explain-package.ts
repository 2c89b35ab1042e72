import { existsSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { ENGINE } from '../../site-folder/index.ts';

/** A package by its name, with a scope or without, and what is named of it. */
const PACKAGE = /^((?:@[\w.~-]+\/)?[\w][\w.~-]*)(?:\/.*)?$/;
/** What the bundler gives renderers whether it is installed or not. */
const GIVEN = ['colophon', '@fluentui/react-components'];
/** Files beside renderers that Node runs: expectations of generated tests, and unit tests. */
const OF_NODE = /(?:^|[/.])(?:expect|test|spec)\.[jt]sx?$/;

/**
 * What is wrong with the import of a package: it is not installed, or is a part of Node.
 *
 * @param file the absolute path of the file that imports it
 * @param name the package as it is written; undefined is returned where it names none
 */
export function explainPackage(file: string, name: string): string | undefined {
  if (OF_NODE.test(file)) return undefined;
  const known = PACKAGE.exec(name)?.[1];
  if (known !== undefined && (GIVEN.includes(known) || isInstalled(file, known))) return undefined;
  if (isBuiltin(name)) {
    return `"${name}" is a part of Node, and renderers run in browsers too; do without it`;
  }
  return known === undefined
    ? undefined
    : `"${name}" is imported, and no such package is installed; run npm install ${known}, or correct its name`;
}

/** Whether a package is there, for a file or for the engine, or its types alone, which are gone when it is built. */
function isInstalled(file: string, name: string): boolean {
  const types = `@types/${name.replace(/^@/, '').replace('/', '__')}`;
  return [path.dirname(file), ENGINE].some((folder) =>
    foldersAbove(folder).some((above) =>
      [name, types].some((one) => existsSync(path.join(above, 'node_modules', one))),
    ),
  );
}

function foldersAbove(folder: string): string[] {
  const above = path.dirname(folder);
  return above === folder ? [folder] : [folder, ...foldersAbove(above)];
}
