import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageManifest } from '../../../core/manifest/manifest-types.ts';
import { isRecord } from '../../../core/mapping/read-path.ts';
import { listRenderers, locate, ownRenderers } from '../../site-folder/index.ts';
import { createFinding, type Finding } from '../findings/finding.ts';
import type { WrittenLayout } from '../normal/written-layout.ts';
import type { Validated } from '../read/validated-manifests.ts';

/** The file of a renderer's code, and the name under which it exports it. */
const CODE = {
  layouts: ['index.tsx', 'layout'],
  frames: ['index.tsx', 'Frame'],
  blocks: ['index.tsx', 'Block'],
  formats: ['index.ts', 'format'],
  overrides: ['index.tsx', 'Override'],
} as const;

type Kind = keyof typeof CODE;
const KINDS: readonly Kind[] = ['layouts', 'frames', 'blocks', 'formats', 'overrides'];

/** Kinds of which a manifest may name all, so that each has a schema of what it may say. */
const WITH_SCHEMA: readonly Kind[] = ['layouts', 'blocks', 'formats'];

/** What the picture of a folder is taken of. */
const PICTURE_PARTS = ['url', 'manifest', 'shows'];

/** Folders of a site's own renderers that lack a file, or whose files do not say what is read of them. */
export function checkRenderers(root: string): Finding[] {
  return KINDS.flatMap((kind) => {
    const folders = ownRenderers(root, kind).map((name) => `renderers/${kind}/${name}`);
    return [
      ...checkTwins(folders, listRenderers(root, kind)),
      ...folders.flatMap((folder) => [
        ...(WITH_SCHEMA.includes(kind) ? checkSchema(root, folder) : []),
        ...checkCode(root, folder, kind),
        ...checkExpectation(root, folder),
        ...checkPicture(root, folder),
      ]),
    ];
  });
}

/** What pages need and do not name: the frames of one view, and how a field is read by default. */
export function checkNeeded(pages: readonly Validated<PageManifest>[], root: string): Finding[] {
  const needed = new Map(
    pages.flatMap(({ value, file: page }) =>
      neededBy(value).map((file): [string, string] => [file, page.file]),
    ),
  );
  return [...needed]
    .filter(([file]) => !existsSync(locate(root, file)))
    .map(([file, page]) => {
      const message = `the file is missing, by which ${page} is rendered; restore its folder`;
      return atStart('M009', file, message);
    });
}

function neededBy({ view, frame, markdown, related }: PageManifest): string[] {
  if (view === undefined && frame === undefined && markdown === undefined) return [];
  const layout: WrittenLayout | undefined = view?.layout;
  const own = layout?.siblings === undefined ? 'single' : 'siblings';
  return [
    ...(frame === undefined ? [`renderers/frames/${own}/index.tsx`] : []),
    ...(related === undefined ? [] : ['renderers/frames/related/index.tsx']),
    'renderers/formats/text/index.ts',
  ];
}

/** Types have no hyphens: those of `photo-wall` and `photowall` would be one. */
function checkTwins(folders: readonly string[], names: readonly string[]): Finding[] {
  return folders.flatMap((folder) => {
    const own = path.posix.basename(folder);
    const name = names.find((other) => other < own && plainName(other) === plainName(own));
    const twin = name && path.posix.join(path.posix.dirname(folder), name);
    const message = `the folder’s name differs from ${twin} in hyphens and capitals only; give it another`;
    return twin === undefined ? [] : [atStart('M012', folder, message)];
  });
}

function plainName(name: string): string {
  return name.replaceAll('-', '').toLowerCase();
}

function checkSchema(root: string, folder: string): Finding[] {
  const file = `${folder}/schema.json`;
  if (existsSync(path.join(root, file))) return [];
  const message =
    'the file is missing, which says what manifests may say; write it, or remove the folder';
  return [atStart('M009', file, message)];
}

function checkCode(root: string, folder: string, kind: Kind): Finding[] {
  const [name, exported] = CODE[kind];
  const file = `${folder}/${name}`;
  if (!existsSync(path.join(root, file))) {
    const message = `the file is missing, which exports "${exported}"; write it, or remove the folder`;
    return [atStart('M009', file, message)];
  }
  return checkExport(root, file, exported);
}

/** What a tester sees of a renderer; a folder may say nothing of it. */
function checkExpectation(root: string, folder: string): Finding[] {
  const file = `${folder}/expect.ts`;
  return existsSync(path.join(root, file)) ? checkExport(root, file, 'expectation') : [];
}

function checkExport(root: string, file: string, name: string): Finding[] {
  const code = readFileSync(path.join(root, file), 'utf8');
  const declared = new RegExp(
    `\\bexport\\s+(?:const|let|(?:async\\s+)?function|class)\\s+${name}\\b`,
  );
  const listed = new RegExp(`\\bexport\\s*\\{[^}]*\\b${name}\\b[^}]*\\}`);
  if (declared.test(code) || listed.test(code)) return [];
  const message = `the file exports no "${name}", which is what is read of it; export it under that name`;
  return [atStart('M012', file, message)];
}

function checkPicture(root: string, folder: string): Finding[] {
  const file = `${folder}/picture.json`;
  if (!existsSync(path.join(root, file))) return [];
  const order = parse(readFileSync(path.join(root, file), 'utf8'));
  if (isRecord(order) && PICTURE_PARTS.every((name) => typeof order[name] === 'string')) return [];
  const message = `the file says not what the picture is taken of; write ${PICTURE_PARTS.map((name) => `"${name}"`).join(', ')}, each with a text`;
  return [atStart('M012', file, message)];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function atStart(code: 'M009' | 'M012', file: string, message: string): Finding {
  return createFinding(code, { file, line: 1, column: 1 }, message);
}
