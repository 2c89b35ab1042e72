import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { createFinding, type Finding } from '../findings/finding.ts';
import { RENDERER_KINDS } from '../schema/compose-unions.ts';

type Kind = (typeof RENDERER_KINDS)[number];

/** The file of a renderer's code, and the name under which it exports it. */
const CODE: Readonly<Record<Kind, readonly [file: string, name: string]>> = {
  layouts: ['index.tsx', 'layout'],
  frames: ['index.tsx', 'Frame'],
  blocks: ['index.tsx', 'Block'],
  formats: ['index.ts', 'format'],
};

/** Folders of renderers that lack what says what manifests may say, or what renders it. */
export function checkRenderers(root: string): Finding[] {
  return RENDERER_KINDS.flatMap((kind) =>
    foldersIn(root, `renderers/${kind}`).flatMap((folder) => {
      const [code, name] = CODE[kind];
      const schema = `${folder}/schema.json`;
      // Frames of one view have none: no manifest names them.
      const says = kind === 'frames' ? [] : missing(root, schema, 'says what manifests may say');
      return [...says, ...missing(root, `${folder}/${code}`, `exports "${name}"`)];
    }),
  );
}

function foldersIn(root: string, place: string): string[] {
  if (!existsSync(path.join(root, place))) return [];
  return readdirSync(path.join(root, place))
    .map((name) => `${place}/${name}`)
    .filter((name) => statSync(path.join(root, name)).isDirectory());
}

/** @param what what the file does */
function missing(root: string, file: string, what: string): Finding[] {
  if (existsSync(path.join(root, file))) return [];
  const message = `the file is missing, which ${what}; write it, or remove the folder`;
  return [createFinding('M009', { file, line: 1, column: 1 }, message)];
}
