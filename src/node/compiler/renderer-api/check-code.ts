import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type * as Vite from 'vite';
import { ENGINE, engineOf, listRendererEntries } from '../../site-folder/index.ts';
import { createFinding, type Finding, MAX_FINDINGS } from '../findings/finding.ts';
import { placeAt } from '../text/manifest-file.ts';
import { suggest } from '../text/suggest.ts';
import { explainPackage } from './explain-package.ts';
import { type Import, type ReadCode, readStylesheet } from './read-stylesheet.ts';

const require = createRequire(import.meta.url);

const CODE = /(?<!\.d)\.[jt]sx?$/;
const STYLESHEET = /\.css$/;
const RELATIVE = /^\.\.?\//;
/** What the bundler tries where a file is named without its extension. */
const EXTENSIONS = [
  '',
  '.mjs',
  '.js',
  '.mts',
  '.ts',
  '.jsx',
  '.tsx',
  '.json',
  '/index.ts',
  '/index.tsx',
];

/** What is wrong with the code of a site's own renderers before it runs: it does not parse, or imports what is missing. */
export function checkCode(root: string): Finding[] {
  return ownCode(root)
    .flatMap((file) => checkCodeFile(root, file))
    .slice(0, MAX_FINDINGS);
}

/**
 * What is wrong with one file of them.
 *
 * @param file its path below the site's folder, with `/`
 */
export function checkCodeFile(root: string, file: string): Finding[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  const { mistake, imports } = STYLESHEET.test(file)
    ? readStylesheet(file, text)
    : readModule(file, text);
  if (mistake !== undefined) {
    const message = `${mistake.words}; correct it there or just before`;
    return [createFinding('M013', placeAt(file, text, mistake.offset), message)];
  }
  return imports.flatMap(({ name, offset }) => {
    const message = explainMissing(path.join(root, file), name);
    return message === undefined
      ? []
      : [createFinding('M014', placeAt(file, text, offset), message)];
  });
}

/** Whether a file is code of a site's own renderers; where the site is a copy of the engine, the engine's is not its own. */
export function isOwnCode(root: string, file: string): boolean {
  const [folder = '', kind = '', name = ''] = file.split('/');
  if (folder !== 'renderers' || !(CODE.test(file) || STYLESHEET.test(file))) return false;
  return engineOf(root) !== root || !existsSync(path.join(ENGINE, folder, kind, name));
}

function ownCode(root: string): string[] {
  if (root === ENGINE) return [];
  return listRendererEntries(root)
    .map((name) => `renderers/${name}`)
    .filter((file) => isOwnCode(root, file) && statSync(path.join(root, file)).isFile());
}

function readModule(file: string, text: string): ReadCode {
  // Only a site with own renderers waits for it to be loaded.
  const { parseSync }: typeof Vite = require('vite');
  const { errors, module } = parseSync(file, text);
  const [error] = errors;
  if (error !== undefined) {
    const [at, ...others] = error.labels;
    const beside = others.map(
      ({ message, start }) =>
        `, ${lowerFirst(message ?? 'see')} in line ${placeAt(file, text, start).line}`,
    );
    const words = `the code does not parse: ${lowerFirst(error.message)}${beside.join('')}`;
    return { mistake: { words, offset: at?.start ?? 0 }, imports: [] };
  }
  const named = [
    ...module.staticImports,
    ...module.staticExports.flatMap(({ entries }) => entries),
  ].flatMap(({ moduleRequest, ...statement }) => {
    // Types are gone before anybody asks for their file.
    const entries = 'entries' in statement ? statement.entries : [statement];
    const isType = entries.length > 0 && entries.every((entry) => entry.isType);
    return moduleRequest === null || isType
      ? []
      : [{ name: moduleRequest.value, offset: moduleRequest.start }];
  });
  const called = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const name = /^(['"])(.*)\1$/.exec(text.slice(start, end))?.[2];
    return name === undefined ? [] : [{ name, offset: start }];
  });
  return { mistake: undefined, imports: uniqueImports([...named, ...called]) };
}

/** Names that are exported together have one import. */
function uniqueImports(imports: readonly Import[]): Import[] {
  return [...new Map(imports.map((entry) => [entry.offset, entry])).values()];
}

/** @param file the absolute path of the file that imports it */
function explainMissing(file: string, name: string): string | undefined {
  const [plain = ''] = name.split(/[?#]/);
  // In a stylesheet a path needs no dot.
  if (!RELATIVE.test(plain)) return STYLESHEET.test(file) ? undefined : explainPackage(file, plain);
  const target = path.join(path.dirname(file), plain);
  // TypeScript may be imported by the name of the JavaScript that it becomes.
  const source = target.replace(/\.([cm]?)js(x?)$/, '.$1ts$2');
  const tried = [...EXTENSIONS.map((extension) => target + extension), source];
  if (tried.some(isFile)) return undefined;
  const beside = path.dirname(target);
  const prefix = plain.slice(0, plain.lastIndexOf('/') + 1);
  const known = (existsSync(beside) ? readdirSync(beside) : [])
    .filter((other) => path.extname(other) === path.extname(plain))
    .map((other) => prefix + other);
  const proposal = suggest(plain, known);
  return `"${name}" is imported, and there is no such file${proposal}; write the file, or correct its name`;
}

function isFile(place: string): boolean {
  return statSync(place, { throwIfNoEntry: false })?.isFile() ?? false;
}

function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
