import path from 'node:path';
import { type Edit, findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';

/** What was common in version 1, by the file that it is in now. */
const FROM_COMMON: Readonly<Record<string, readonly string[]>> = {
  'fields.schema.json': [
    ...['fieldName', 'itemsPath', 'fieldNames', 'when', 'textField', 'fieldWords'],
    ...['linkTemplate', 'link', 'imageField', 'imageRatio', 'badge'],
  ],
  'tile-item.schema.json': ['tileItem', 'mark'],
  'menu-entry.schema.json': ['menuEntry'],
};

/** What stood elsewhere in version 1, by its `$ref`. */
const MOVED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(FROM_COMMON).flatMap(([file, names]) =>
      names.map((name) => [`common.schema.json#/$defs/${name}`, `${file}#/$defs/${name}`]),
    ),
  ),
  'common.schema.json#/$defs/formatName': 'renderers.schema.json#/$defs/format',
  'block.schema.json': 'renderers.schema.json#/$defs/block',
  'view.schema.json#/$defs/layout': 'renderers.schema.json#/$defs/layout',
  'page.schema.json#/$defs/frame': 'renderers.schema.json#/$defs/frame',
  'layouts/detail.schema.json#/$defs/back': 'common.schema.json#/$defs/back',
  'layouts/detail.schema.json#/$defs/siblings': 'view.schema.json#/$defs/siblings',
};

/** From a renderer's folder to the engine's schemas. */
const SCHEMAS = '../../../schemas/';

/**
 * The edits by which a schema of version 1 reads the same in a renderer's folder.
 *
 * @param file where it stood, below `schemas/`
 * @param to where it will stand, below the site's folder
 */
export function moveSchema(file: string, text: string, to: string): Edit[] {
  const tree = parseTree(text);
  if (tree === undefined) return [];
  const id = findNodeAtLocation(tree, ['$id']);
  return [
    ...(id === undefined ? [] : [replace(id, to)]),
    ...referencesIn(tree).flatMap((node) => {
      const value = String(node.value);
      return value.startsWith('#') ? [] : [replace(node, referTo(file, value))];
    }),
  ];
}

function referTo(file: string, reference: string): string {
  const target = path.posix.join(path.posix.dirname(file), reference);
  const renderer = /^(layouts|frames)\/([\w-]+)\.schema\.json(.*)$/.exec(target);
  const moved = MOVED[target];
  if (moved !== undefined) return `${SCHEMAS}${moved}`;
  if (renderer === null) return `${SCHEMAS}${target}`;
  const [, kind, name, part] = renderer;
  return `../../${kind}/${name}/schema.json${part}`;
}

/** The values of all `$ref`s. */
function referencesIn(node: Node): Node[] {
  const [key, value] = node.type === 'property' ? (node.children ?? []) : [];
  if (key?.value === '$ref' && value?.type === 'string') return [value];
  return (node.children ?? []).flatMap(referencesIn);
}

function replace({ offset, length }: Node, value: string): Edit {
  return { offset, length, content: JSON.stringify(value) };
}
