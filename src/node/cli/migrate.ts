import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { styleText } from 'node:util';
import { reportText } from '../check/index.ts';
import { parseArguments } from '../command-line/index.ts';
import {
  CURRENT_VERSION,
  type Migrated,
  type MigratedFile,
  migrateSite,
} from '../compiler/index.ts';
import { changeContent } from './content-changes.ts';

const USAGE = `colophon migrate [site] [--dry-run]

Rewrites what is of an older version as version ${CURRENT_VERSION} has it, and keeps its format: manifests
and texts, and the places of the site's own renderers. Content whose headings name fields gets them into
its front matter, where editors of content keep them.
--dry-run prints what would change, and writes nothing.
Exit status: 0 if all is of one version then, 1 if not, 2 if the call itself is wrong.`;

/** The options of the command. */
export const options = {
  'dry-run': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** Rewrites a site in the present version. */
export function run(args: readonly string[], root: string): number {
  const { 'dry-run': isDry, help } = readOptions(args);
  if (help) {
    console.log(USAGE);
    return 0;
  }
  const manifests = migrateSite(root);
  const content = changeContent(root, manifests);
  const migrated = { ...manifests, files: [...content.files, ...manifests.files] };
  if (!isDry) writeAll(root, migrated);
  process.stdout.write(describeChanges(migrated, isDry));
  for (const line of content.left) console.log(line);
  const { findings } = migrated;
  if (findings.length === 0) return 0;
  process.stdout.write(`\n${reportText(findings, { root, pages: undefined, paint: styleText })}`);
  return 1;
}

function readOptions(args: readonly string[]) {
  return parseArguments(USAGE, {
    args: [...args],
    options,
  }).values;
}

/**
 * Writes all files before any goes, each whole or not at all; site.json, which says of which version the
 * site is, comes after all else. So a call that was interrupted can be repeated.
 */
function writeAll(root: string, { files, removed }: Migrated): void {
  const write = ({ file, text }: MigratedFile) => {
    const place = path.join(root, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(`${place}.new`, text);
    renameSync(`${place}.new`, place);
  };
  const isSite = ({ file }: MigratedFile) => file === 'manifests/site.json';
  files.filter((file) => !isSite(file)).forEach(write);
  for (const file of removed) rmSync(path.join(root, file), { force: true });
  files.filter(isSite).forEach(write);
}

function describeChanges({ files, removed }: Migrated, isDry: boolean): string {
  if (files.length === 0) return `nothing is of an older version than ${CURRENT_VERSION}\n`;
  const moved = files.flatMap(({ movedFrom }) => movedFrom ?? []);
  const lines = [
    ...files.flatMap(describeFile),
    ...removed.filter((file) => !moved.includes(file)).map((file) => `${file}  removed`),
  ];
  const count = `${files.length} ${files.length === 1 ? 'file' : 'files'}`;
  const done = isDry ? 'would be written' : 'written; colophon check validates the result';
  return `${[...lines, `${count} ${done}`].join('\n')}\n`;
}

function describeFile({ file, text, changes, movedFrom }: MigratedFile): string[] {
  const move = movedFrom === undefined ? [] : [`${movedFrom}  moved to ${file}`];
  if (changes === undefined) return [`${file}  new:`, ...indent(text)];
  return [
    ...move,
    ...changes.map(
      ({ place: { line, column }, from, to }) => `${file}:${line}:${column}  ${from} → ${to}`,
    ),
  ];
}

function indent(text: string): string[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => `  ${line}`);
}
