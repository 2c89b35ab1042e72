import path from 'node:path';
import type { RouteTable } from '../../core/manifest/route-model.ts';
import type { CompiledSite } from '../compiler/index.ts';
import { ENGINE } from '../site-folder/index.ts';
import { uiTexts } from './find-edits.ts';
import { printOwnFiles, printOwnFormats, printOwnRenderers } from './own-renderers.ts';
import { embedsOf } from './page-embeds.ts';

const PREFIX = 'virtual:site';
const PAGE = `${PREFIX}/page/`;
/** What a virtual module's URL begins with in development, below the base. */
const VIRTUAL_URL = '@id/__x00__';
const TEXTS = `${PREFIX}/texts/`;

/**
 * The code of a virtual module of the site, or undefined for an id that names none.
 *
 * @param root the site's folder
 * @param isBuild in development, a page may have whatever is edited into it next
 */
export function emitModule(
  id: string,
  compiled: CompiledSite,
  { root, isBuild }: { readonly root: string; readonly isBuild: boolean },
): string | undefined {
  if (id === PREFIX) {
    return `export const site = ${print(compiled.site)};`;
  }
  if (id === `${PREFIX}/route-table`) {
    return `export const table = ${isBuild ? print(compiled.table) : printParsed(compiled.table)};`;
  }
  if (id === `${PREFIX}/pages`) {
    if (!isBuild) return printPagesOnDemand(compiled);
    return printLoaders(
      'pages',
      compiled.pages.map((page) => [page.id, `${PAGE}${page.id}`]),
    );
  }
  if (id === `${PREFIX}/texts`) {
    return printLoaders(
      'texts',
      [...compiled.texts.keys()].map((language) => [language, `${TEXTS}${language}`]),
    );
  }
  if (id === `${PREFIX}/pictures`) {
    const { pictures, files } = compiled;
    const write = isBuild ? print : printParsed;
    return `export const pictures = ${write(pictures)};\nexport const files = ${write(files)};`;
  }
  if (id === `${PREFIX}/discovery`) {
    return `export const discovery = ${print(compiled.discovery)};`;
  }
  if (id === `${PREFIX}/renderers`) return printOwnRenderers(root);
  if (id === `${PREFIX}/formats`) return printOwnFormats(root);
  if (id === `${PREFIX}/lists`) return printLists(isBuild ? compiled.table : undefined);
  if (id === `${PREFIX}/embeds`) return `export const embeds = ${print(embedsOf(compiled.pages))};`;
  if (id === `${PREFIX}/files`) return printOwnFiles(root);
  if (id === `${PREFIX}/backends`) return `export const backends = ${print(compiled.backends)};`;
  if (id.startsWith(PAGE)) {
    const page = compiled.pages.find((entry) => entry.id === id.slice(PAGE.length));
    return page && `export const page = ${print(page)};`;
  }
  if (id.startsWith(TEXTS)) {
    const language = id.slice(TEXTS.length);
    if (!compiled.texts.has(language)) return undefined;
    return `export const texts = ${print(uiTexts(compiled, language))};`;
  }
  return undefined;
}

/**
 * What lists are worked with by, scripts and styles, for a site that has such a list.
 *
 * @param table undefined where any page may come to have one
 */
function printLists(table: RouteTable | undefined): string {
  const hasLists = table?.routes.some(({ views }) => views.some(({ list }) => list !== undefined));
  if (hasLists === false) return 'export const lists = undefined;';
  const module = path.join(ENGINE, 'src/react/lists/index.ts').split(path.sep).join('/');
  return `export const lists = async () => (await import(${print(module)})).listComponents;`;
}

function printLoaders(name: string, modules: readonly (readonly [string, string])[]): string {
  const entries = modules.map(([key, id]) => `  ${print(key)}: () => import(${print(id)}),`);
  return `export const ${name} = {\n${entries.join('\n')}\n};`;
}

/**
 * The same in development, where nobody finds chunks by them: a site of a thousand pages would have the server
 * resolve as many imports, again after each edit, and the browser compile as many functions.
 */
function printPagesOnDemand({ pages }: CompiledSite): string {
  const url = `${VIRTUAL_URL}${PAGE}`;
  return [
    `const load = (id) => import(/* @vite-ignore */ import.meta.env.BASE_URL + ${print(url)} + encodeURI(id));`,
    `const ids = ${printParsed(pages.map(({ id }) => id))};`,
    'export const pages = Object.fromEntries(ids.map((id) => [id, () => load(id)]));',
  ].join('\n');
}

/** A value that the browser reads as JSON, which takes half as long as reading it as a script, for what is large. */
function printParsed(value: unknown): string {
  // Of these two quotes, JSON is full of one.
  return `JSON.parse('${print(value).replace(/[\\']/g, '\\$&')}')`;
}

function print(value: unknown): string {
  return JSON.stringify(value) ?? 'undefined';
}
