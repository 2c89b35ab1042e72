import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { styleText } from 'node:util';
import { reportText } from '../check/index.ts';
import { parseArguments } from '../command-line/index.ts';
import { CURRENT_VERSION, type MigratedManifest, migrateManifests } from '../compiler/index.ts';

const USAGE = `colophon migrate [site] [--dry-run]

Rewrites the manifests of older versions as version ${CURRENT_VERSION} has them, and keeps their format.
--dry-run prints what would change, and writes nothing.
Exit status: 0 if all manifests are of one version then, 1 if not, 2 if the call itself is wrong.`;

/** Rewrites the manifests of a site in the present version. */
export function run(args: readonly string[], root: string): number {
  const { 'dry-run': isDry, help } = readOptions(args);
  if (help) {
    console.log(USAGE);
    return 0;
  }
  const { manifests, findings } = migrateManifests(root);
  for (const { file, text } of isDry ? [] : manifests) writeFileSync(path.join(root, file), text);
  process.stdout.write(describeChanges(manifests, isDry));
  if (findings.length === 0) return 0;
  process.stdout.write(`\n${reportText(findings, { root, pages: undefined, paint: styleText })}`);
  return 1;
}

function readOptions(args: readonly string[]) {
  return parseArguments(USAGE, {
    args: [...args],
    options: {
      'dry-run': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  }).values;
}

function describeChanges(manifests: readonly MigratedManifest[], isDry: boolean): string {
  if (manifests.length === 0) return `no manifest is of an older version than ${CURRENT_VERSION}\n`;
  const lines = manifests.flatMap(({ changes }) =>
    changes.map(
      ({ place: { file, line, column }, from, to }) => `${file}:${line}:${column}  ${from} → ${to}`,
    ),
  );
  const count = `${manifests.length} ${manifests.length === 1 ? 'manifest' : 'manifests'}`;
  const done = isDry ? 'would be rewritten' : 'rewritten; npm run check validates the result';
  return `${[...lines, `${count} ${done}`].join('\n')}\n`;
}
