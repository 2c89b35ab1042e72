import { existsSync } from 'node:fs';
import path from 'node:path';
import { engineOf, ownRenderers } from '../site-folder/index.ts';

/** A site's own renderers as a module that has them as the engine has its. */
export function printOwnRenderers(root: string): string {
  const blocks = present(root, 'blocks', 'Block');
  const layouts = onDemand(root, 'layouts', 'layout');
  const frames = onDemand(root, 'frames', 'Frame');
  const overrides = onDemand(root, 'overrides', 'Override');
  const liveTexts = onDemand(root, 'formats', 'live', 'live.ts');
  return [
    ...blocks.imports,
    `export const renderers = { layouts: ${layouts}, frames: ${frames}, blocks: ${blocks.table}, overrides: ${overrides}, liveTexts: ${liveTexts} };`,
  ].join('\n');
}

/** A site's own formats, which come with the data. */
export function printOwnFormats(root: string): string {
  const { imports, table } = present(root, 'formats', 'format', 'index.ts');
  return [...imports, `export const formats = ${table};`].join('\n');
}

/** What a site's own layouts make of their lists as files, and its blocks of items. */
export function printOwnFiles(root: string): string {
  const layouts = present(root, 'layouts', 'file', 'file.ts');
  const blocks = present(root, 'blocks', 'file', 'file.ts');
  return [
    ...layouts.imports,
    ...blocks.imports,
    `export const files = ${layouts.table};`,
    `export const blockFiles = ${blocks.table};`,
  ].join('\n');
}

/** Renderers that come with the application. */
function present(root: string, kind: string, exported: string, file = 'index.tsx') {
  const files = filesOf(root, kind, file);
  return {
    imports: files.map(
      ([, module], index) => `import { ${exported} as ${kind}${index} } from ${print(module)};`,
    ),
    table: `{ ${files.map(([name], index) => `${print(name)}: ${kind}${index}`).join(', ')} }`,
  };
}

/** Renderers that come with the first page that they render. */
function onDemand(root: string, kind: string, exported: string, file = 'index.tsx'): string {
  const entries = filesOf(root, kind, file).map(
    ([name, module]) =>
      `${print(name)}: () => import(${print(module)}).then((module) => module.${exported})`,
  );
  return `{ ${entries.join(', ')} }`;
}

/** The modules of a site's renderers by name; those of the engine are the registry's own. */
function filesOf(root: string, kind: string, file: string): (readonly [string, string])[] {
  if (engineOf(root) === root) return [];
  return ownRenderers(root, kind)
    .map((name) => [name, path.join(root, 'renderers', kind, name, file)] as const)
    .filter(([, module]) => existsSync(module))
    .map(([name, module]) => [name, module.split(path.sep).join('/')]);
}

function print(value: string): string {
  return JSON.stringify(value);
}
