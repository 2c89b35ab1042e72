import path from 'node:path';
import { createFinding, type Finding } from '../../findings/finding.ts';
import {
  CURRENT_RENDERER_API,
  explainRendererApi,
  RENDERER_API_FILE,
} from '../../renderer-api/index.ts';
import type { MigratedSite } from '../migrated-site.ts';
import { adaptBlock } from './adapt-block.ts';
import { adjustImports } from './adjust-imports.ts';
import { isEngineFile, isUnchanged, listEngineFiles } from './engine-hashes.ts';
import { migrateFormats } from './migrate-formats.ts';
import { folderOf, placeFiles } from './place-files.ts';
import { placeSchema } from './place-schema.ts';
import { isOfEngine, REGISTRY, type Registered, readRegistry } from './read-registry.ts';

/** What a folder's component is exported as. */
const EXPORTED = {
  layouts: 'layout',
  frames: 'Frame',
  blocks: 'Block',
  overrides: 'Override',
} as const;

/** The renderer API of version 1. */
const VERSION_1_API = 1;

/**
 * Takes a site's own renderers out of the folders that they shared with the engine's, gives each a folder
 * of its own, and takes the engine's away. Layouts and overrides are given what they were given before;
 * a block's code is rewritten where it is as the guides had it. What has to be written anew by hand is
 * named, and the folder says then that it is of the older renderer API.
 */
export function migrateRenderers(draft: MigratedSite): Finding[] {
  const registry = draft.read(REGISTRY);
  const entries = registry === undefined ? [] : readRegistry(registry);
  if (!entries.some(isOfEngine)) return [];
  // One whose file is gone was moved by a call that was interrupted.
  const isHere = ({ file }: Registered) => draft.read(file) !== undefined;
  const own = entries.filter((entry) => !isOfEngine(entry) && isHere(entry));
  const findings = moveFiles(draft, own);
  const formats = migrateFormats(draft);
  const byHand = own.filter((entry) => !moveRenderer(draft, entry));
  if (own.length > 0 || formats.moved > 0) writeRendererApi(draft, byHand.length > 0);
  draft.remove(REGISTRY);
  return [
    ...findings,
    ...formats.findings,
    ...byHand.map(({ kind, name }) => explainRendererApi({ kind, name, from: VERSION_1_API })),
    ...removeEngineRenderers(draft),
    ...explainLeftOver(draft),
  ];
}

function moveFiles(draft: MigratedSite, own: readonly Registered[]): Finding[] {
  const places = placeFiles(draft, own);
  return [...places].flatMap(([file, to]) => {
    const text = draft.read(file);
    if (text === undefined) return [];
    const { edits, findings } = adjustImports(file, text, places);
    draft.move(file, to);
    draft.edit(to, edits);
    return findings;
  });
}

/** Whether all of a renderer could be written as the present renderer API has it. */
function moveRenderer(draft: MigratedSite, entry: Registered): boolean {
  const { kind, exported } = entry;
  const file = `${folderOf(entry)}/index.tsx`;
  const text = draft.read(file) ?? '';
  if (exported !== EXPORTED[kind]) {
    const content = `\nexport { ${exported} as ${EXPORTED[kind]} };\n`;
    draft.edit(file, [{ offset: text.length, length: 0, content }]);
  }
  placeSchema(draft, entry);
  if (kind === 'blocks') return adaptBlock(draft, entry);
  return kind !== 'frames';
}

function writeRendererApi(draft: MigratedSite, isOld: boolean): void {
  // A migration that was interrupted has written the file already, for renderers that are not read again.
  if (!isOld && draft.read(RENDERER_API_FILE) !== undefined) return;
  const rendererApi = isOld ? VERSION_1_API : CURRENT_RENDERER_API;
  draft.write(RENDERER_API_FILE, `${JSON.stringify({ rendererApi }, undefined, 2)}\n`);
}

/** Files that the table of renderers did not lead to, or not in the way that the guides had it. */
function explainLeftOver(draft: MigratedSite): Finding[] {
  return Object.keys(EXPORTED)
    .flatMap((kind) => draft.list(`renderers/${kind}`))
    .filter((file) => file.endsWith('.tsx') && !isEngineFile(file))
    .map((file) => {
      const name = path.posix.basename(file, '.tsx');
      const message = `no renderer of ${REGISTRY} leads to the file; move it to ${path.posix.dirname(file)}/${name}/index.tsx if it is one, or remove it`;
      return createFinding('M309', { file, line: 1, column: 1 }, message);
    });
}

/** The engine's renderers are in its package; one that was changed stays for whoever changed it. */
function removeEngineRenderers(draft: MigratedSite): Finding[] {
  return listEngineFiles(draft, 'renderers').flatMap((file) => {
    if (isUnchanged(draft, file)) {
      draft.remove(file);
      return [];
    }
    const message =
      'the file is the engine’s, and was changed; make a renderer of your own of it, under another name, and remove it';
    return [createFinding('M309', { file, line: 1, column: 1 }, message)];
  });
}
