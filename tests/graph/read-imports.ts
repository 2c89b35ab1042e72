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

/** What a file names to import it. */
export interface FileImports {
  /** Files of the project, below its folder; of `import.meta.glob` the patterns, as they stand. */
  readonly files: readonly string[];
  /** Modules of packages and of Node. */
  readonly packages: readonly string[];
}

/**
 * What a file imports: statically or when it runs, as a value or as a type, by a path or by a name that is led to
 * one; of a style sheet other sheets.
 *
 * @param file a module or a style sheet, below the project's folder
 * @param code what stands in it
 * @throws where the code of a module cannot be parsed
 */
export function readImports(file: string, code: string): FileImports {
  const names = [...new Set(file.endsWith('.css') ? namesInStyles(code) : namesInCode(file, code))];
  const resolved = names.map((name) => ({ name, target: resolve(file, name) }));
  return {
    files: resolved.flatMap(({ target }) => target ?? []),
    packages: resolved.flatMap(({ name, target }) => (target === undefined ? name : [])),
  };
}

function namesInStyles(code: string): string[] {
  const found = code.matchAll(/(?:@import\s+(?:url\(\s*)?|\bcomposes:[^;]*\bfrom\s+)["']([^"']+)/g);
  return [...found].map(([, name = '']) => name);
}

function namesInCode(file: string, code: string): string[] {
  const { module, program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    // Most modules have none of these, and need not be gone through.
    ...(/\bimport\s*(?:\(|\.meta\s*\.\s*glob\b)/.test(code) ? namesWithin(program) : []),
  ];
}

function resolve(file: string, name: string): string | undefined {
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(file), name);
  // As Vite reads it: below the project's folder.
  if (name.startsWith('/')) return name.slice(1);
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
