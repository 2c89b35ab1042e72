import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles, ownRenderers } from '../../site-folder/index.ts';
import { createFinding, type Finding } from '../findings/finding.ts';
import { findMeant } from '../text/suggest.ts';
import { RENDERER_KINDS } from '../versions/renderer-api-version.ts';

/** The files of a renderer's folder that are read by their names. */
const READ_FILES: readonly string[] = [
  'schema.json',
  'index.tsx',
  'index.ts',
  'expect.ts',
  'suite.ts',
  'live.ts',
  'file.ts',
  'words.json',
  'picture.json',
  'picture.webp',
];
/** Folders that are no kind of renderers. */
const OTHERS: readonly string[] = ['shared'];

/** Folders and files of a site's own renderers that are called nearly as one that is read, and are read by nobody. */
export function checkRendererNames(root: string): Finding[] {
  const place = path.join(root, 'renderers');
  if (!existsSync(place)) return [];
  const folders = readdirSync(place, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const kinds = folders.flatMap(({ name }) => explainKind(name));
  const files = RENDERER_KINDS.flatMap((kind) =>
    ownRenderers(root, kind).flatMap((name) => checkFiles(root, `renderers/${kind}/${name}`)),
  );
  return [...kinds, ...files];
}

function explainKind(name: string): Finding[] {
  const isKnown = [...RENDERER_KINDS, ...OTHERS].some((kind) => kind === name);
  const meant = isKnown ? undefined : findMeant(name, RENDERER_KINDS);
  return meant === undefined ? [] : [explain(`renderers/${name}`, `renderers/${meant}`)];
}

function checkFiles(root: string, folder: string): Finding[] {
  const names = listFiles(path.join(root, folder));
  const others = names.filter((name) => !READ_FILES.includes(name));
  return others.flatMap((name) => {
    const meant = findMeant(name, READ_FILES);
    if (meant === undefined || names.includes(meant) || isImported(name)) return [];
    return [explain(`${folder}/${name}`, `${folder}/${meant}`)];
  });

  /** Such as `tile.ts`, which is near to `file.ts` and a module of the component. */
  function isImported(name: string): boolean {
    const module = `./${name.replace(/\.tsx?$/, '')}`;
    return names
      .filter((other) => other !== name && /\.tsx?$/.test(other))
      .some((other) => readFileSync(path.join(root, folder, other), 'utf8').includes(module));
  }
}

function explain(file: string, meant: string): Finding {
  const message = `nobody reads ${file}; rename it ${path.posix.basename(meant)}`;
  return createFinding('M011', { file, line: 1, column: 1 }, message);
}
