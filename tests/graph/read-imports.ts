import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { PROJECT } from '../node/compiler/small-site.ts';

/** Names by which renderers of sites import the engine: TypeScript and Vite lead them to its files. */
const ALIASES: Readonly<Record<string, string>> = readAliases();

function readAliases(): Readonly<Record<string, string>> {
  const text = readFileSync(path.join(PROJECT, 'tsconfig.json'), 'utf8');
  const paths: Readonly<Record<string, readonly string[]>> = JSON.parse(text).compilerOptions.paths;
  return Object.fromEntries(
    Object.entries(paths).map(([name, [file = '']]) => [name, path.posix.normalize(file)]),
  );
}

/**
 * What a module imports of the project's own: statically or when it runs, as a value or as a type, by a path or by a
 * name of the package. Of `import.meta.glob` the patterns are answered as they stand.
 *
 * @param file the module, below the project's folder
 * @param code what stands in it
 * @returns paths below the project's folder
 * @throws where a dynamic import names no file that is known before it runs
 */
export function importsOf(file: string, code: string): string[] {
  const { module, program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const named = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    // Most modules have none of these, and need not be gone through.
    ...(/\bimport\s*(?:\(|\.meta\s*\.\s*glob\b)/.test(code) ? namesWithin(program) : []),
  ];
  return [...new Set(named)].flatMap((name) => resolve(file, name) ?? []);
}

function resolve(file: string, name: string): string | undefined {
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(file), name);
  for (const [alias, target] of Object.entries(ALIASES)) {
    const [start = '', end] = alias.split('*');
    if (end === undefined ? name === alias : name.startsWith(start)) {
      return target.replace('*', name.slice(start.length));
    }
  }
  return undefined;
}

/** What is imported in the middle of the code: by calls, in types, and by patterns. */
function namesWithin(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(namesWithin);
  if (typeof node !== 'object' || node === null) return [];
  const within = Object.values(node).flatMap(namesWithin);
  if (isNode(node, 'ImportExpression') || isNode(node, 'TSImportType')) {
    return [...textsIn(node.source), ...within];
  }
  if (isNode(node, 'CallExpression') && isGlob(node.callee)) {
    return [...textsIn(Object(node.arguments)[0]), ...within];
  }
  return within;
}

function isGlob(callee: unknown): boolean {
  if (!isNode(callee, 'MemberExpression')) return false;
  return isNode(callee.object, 'MetaProperty') && Object(callee.property).name === 'glob';
}

/** Texts that are known before the code runs: of a template what stands before its first value. */
function textsIn(node: unknown): string[] {
  if (isNode(node, 'ArrayExpression')) return [node.elements].flat().flatMap(textsIn);
  if (isNode(node, 'Literal')) return [String(node.value)].filter((text) => !text.startsWith('!'));
  if (isNode(node, 'TemplateLiteral')) return [Object(node.quasis)[0].value.cooked];
  return [];
}

function isNode(value: unknown, type: string): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === type;
}
