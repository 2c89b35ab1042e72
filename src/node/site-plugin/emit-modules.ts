import path from 'node:path';
import type { RouteTable } from '../../core/manifest/route-model.ts';
import type { CompiledSite } from '../compiler/index.ts';
import { ENGINE } from '../site-folder/index.ts';
import { uiTexts } from './find-edits.ts';
import { printOwnFiles, printOwnFormats, printOwnRenderers } from './own-renderers.ts';
import { embedsOf } from './page-embeds.ts';

const PREFIX = 'virtual:site';
const PAGE = `${PREFIX}/page/`;
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
  if (id === `${PREFIX}/route-table`) return `export const table = ${print(compiled.table)};`;
  if (id === `${PREFIX}/pages`) {
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
    return `export const pictures = ${print(pictures)};\nexport const files = ${print(files)};`;
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

function print(value: unknown): string {
  return JSON.stringify(value) ?? 'undefined';
}
