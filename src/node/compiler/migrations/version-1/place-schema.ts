import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import type { MigratedSite } from '../migrated-site.ts';
import { moveSchema } from './move-schema.ts';
import { folderOf } from './place-files.ts';
import type { Registered } from './read-registry.ts';

/** The schema of all blocks in version 1, each in a definition of its own. */
const BLOCKS = 'block.schema.json';
const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/** Puts the schema of an own renderer into its folder. */
export function placeSchema(draft: MigratedSite, entry: Registered): void {
  const to = `${folderOf(entry)}/schema.json`;
  if (entry.kind === 'blocks') {
    placeBlockSchema(draft, entry.name, to);
    return;
  }
  const file = `${entry.kind}/${entry.name}.schema.json`;
  const text = draft.read(`schemas/${file}`);
  if (text === undefined) return;
  draft.move(`schemas/${file}`, to);
  draft.edit(to, moveSchema(file, text, to));
}

function placeBlockSchema(draft: MigratedSite, name: string, to: string): void {
  const text = draft.read(`schemas/${BLOCKS}`) ?? '';
  const tree = parseTree(text);
  const definition = tree && definitions(tree).find((node) => typeOf(node) === name);
  if (definition === undefined) return;
  const schema = standAlone(text, definition, to);
  draft.write(to, schema);
  draft.edit(to, moveSchema(BLOCKS, schema, to));
}

function definitions(tree: Node): Node[] {
  const properties = findNodeAtLocation(tree, ['$defs'])?.children ?? [];
  return properties.flatMap(({ children = [] }) => children[1] ?? []);
}

function typeOf(definition: Node): unknown {
  return findNodeAtLocation(definition, ['properties', 'type', 'const'])?.value;
}

/** A definition as a schema of its own: its text, less indented, with what begins a schema. */
function standAlone(text: string, { offset, length }: Node, id: string): string {
  const line = text.slice(text.lastIndexOf('\n', offset) + 1, offset);
  const indent = /^\s*/.exec(line)?.[0] ?? '';
  const own = text.slice(offset, offset + length).replaceAll(`\n${indent}`, '\n');
  const head = `{\n  "$schema": ${JSON.stringify(DIALECT)},\n  "$id": ${JSON.stringify(id)},`;
  return `${own.replace('{', head)}\n`;
}
