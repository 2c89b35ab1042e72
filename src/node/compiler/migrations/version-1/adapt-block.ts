import type { Edit } from 'jsonc-parser';
import type { MigratedSite } from '../migrated-site.ts';
import { folderOf } from './place-files.ts';
import type { Registered } from './read-registry.ts';

/** Where version 1 had the code that filled the values of a block. */
const MAPPERS = 'src/core/mapping/map-blocks.ts';

/** The parameter of a block's component, and the beginning of its body. */
const COMPONENT = /\(\{\s*block:\s*\{\s*([\w\s,]*?)\s*\}\s*\}:\s*BlockProps<[^>]*>\s*\)\s*\{/;
const COLOPHON_IMPORT = /import\s*(?:type\s*)?\{([^}]*)\}\s*from\s*['"]colophon['"]/;

/** Words of the manifest in what the engine's code filled a block with. */
const WORDS = /\.\.\.optional\(\s*'(\w+)',\s*translate\(block\.(\w+), context\)\s*,?\s*\)/g;

/** What fills a value of a block of version 1. */
interface Filling {
  readonly value: string;
  /** The property of the manifest that it comes from. */
  readonly property: string;
  readonly slot: 'text' | 'words';
}

/**
 * Writes a block's schema and component as renderer API 2 has them, where they are as the guides of version 1
 * had them: one text of a field, which the engine's code took by `plainText`, and words of the manifest.
 *
 * @returns whether that was so; nothing is changed where it was not
 */
export function adaptBlock(draft: MigratedSite, entry: Registered): boolean {
  const file = `${folderOf(entry)}/index.tsx`;
  const code = draft.read(file) ?? '';
  const fillings = readMapper(draft.read(MAPPERS) ?? '', entry.name);
  const edits = fillings && rewriteComponent(code, fillings);
  if (fillings === undefined || edits === undefined) return false;
  draft.edit(file, edits);
  for (const { property, slot } of fillings) {
    draft.set(`${folderOf(entry)}/schema.json`, ['properties', property, 'x-slot'], slot);
  }
  return true;
}

/** What fills the values of a block; undefined where its code does something else than the guide's. */
function readMapper(code: string, name: string): Filling[] | undefined {
  const quoted = /^\w+$/.test(name) ? name : `'${name}'`;
  const begin = code.indexOf(`\n  ${quoted}(block, entity, context) {\n`);
  const body = begin < 0 ? '' : code.slice(begin, code.indexOf('\n  },', begin));
  const text = /const (\w+) = plainText\(readPath\(entity, block\.(\w+)\),[^;]*;/.exec(body);
  const returned = /:\s*\{\s*type: '[\w-]+',([^{}]*)\}/.exec(body);
  const [, value, property] = text ?? [];
  if (value === undefined || property === undefined || returned === null) return undefined;
  const parts = returned[1] ?? '';
  const words = [...parts.matchAll(WORDS)].map(([, to = '', from = '']): Filling => {
    return { value: to, property: from, slot: 'words' };
  });
  const rest = parts.replace(WORDS, '').replace(/[\s,]/g, '');
  return rest === value ? [{ value, property, slot: 'text' }, ...words] : undefined;
}

/** The component with its values taken from the slots; undefined where it names them otherwise. */
function rewriteComponent(code: string, fillings: readonly Filling[]): Edit[] | undefined {
  const component = COMPONENT.exec(code);
  const imported = COLOPHON_IMPORT.exec(code);
  if (component === null || imported === null) return undefined;
  const names = (component[1] ?? '').split(',').map((name) => name.trim());
  const used = names.filter(Boolean).map((name) => fillings.find(({ value }) => value === name));
  if (used.some((filling) => filling === undefined)) return undefined;
  const known = used.flatMap((filling) => filling ?? []);
  const take = ({ property, value, slot }: Filling) =>
    slot === 'text' || property === value ? property : `${property}: ${value}`;
  const texts = known.filter(({ slot }) => slot === 'text');
  const head = component[0].replace(component[1] ?? '', known.map(take).join(', '));
  const lines = texts.map(({ value, property }) => `\n  const ${value} = textOf(${property});`);
  const specifiers = imported[0]
    .replace(/import\s*type\s*\{/, 'import {')
    .replace(/\bBlockProps\b/, (name) =>
      /import\s*type/.test(imported[0]) ? `type ${name}` : name,
    )
    .replace(/\s*\}/, ', textOf }');
  return [
    { offset: imported.index, length: imported[0].length, content: specifiers },
    { offset: component.index, length: component[0].length, content: head + lines.join('') },
  ];
}
