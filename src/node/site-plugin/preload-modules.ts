import { type EnvironmentModuleNode, parseSync, type ViteDevServer } from 'vite';
import { escapeHtml } from '../../core/escape-html.ts';

/** What each page in development begins with. */
const ENTRY = '/src/app/entry-client.tsx';

/** How the browser writes the beginning of an id that is no file. */
const VIRTUAL_URL = '/@id/__x00__';

/** What each page asks for as it starts, beside what that imports before it runs. */
const STARTED = [
  '/src/app/navigating-router.ts',
  '/src/app/browser-data.ts',
  '/src/app/browser-sanitizer.ts',
  '/src/app/create-browser-sanitizer.ts',
  '/src/app/inspector/start-inspector.tsx',
  ...['route-table', 'pages', 'pictures'].map((name) => `${VIRTUAL_URL}virtual:site/${name}`),
];

/**
 * Links to all modules that pages in development begin with, as far as they were asked for before: a browser
 * that learns of each from the one that imports it asks for hundreds in ten turns.
 *
 * @param own what the page that is asked for begins with beside
 * @param urls what stands in the place of modules
 */
export async function printPreloads(
  {
    environments: {
      client: { moduleGraph },
    },
  }: Pick<ViteDevServer, 'environments'>,
  own: readonly string[] = [],
  urls: ReadonlyMap<string, string> = new Map(),
): Promise<string> {
  const nameOf = (url: string) => urls.get(url) ?? url;
  const moduleAt = (url: string) =>
    url.startsWith(VIRTUAL_URL)
      ? moduleGraph.getModuleById(`\0${url.slice(VIRTUAL_URL.length).replace('?import', '')}`)
      : moduleGraph.getModuleByUrl(url);
  const found = new Set([nameOf(ENTRY)]);
  for (const url of [...STARTED, ...own].map(nameOf)) {
    if ((await moduleAt(url)) !== undefined) found.add(url);
  }
  for (const url of found) {
    const module = await moduleAt(url);
    for (const imported of importsOf(module?.transformResult)) found.add(nameOf(imported));
  }
  return [...found].map((url) => `<link rel="modulepreload" href="${escapeHtml(url)}">`).join('');
}

type Transformed = EnvironmentModuleNode['transformResult'];

const imports = new WeakMap<NonNullable<Transformed>, readonly string[]>();

/** The URLs that a module imports before it runs, as the browser asks for them. */
function importsOf(transformed: Transformed | undefined): readonly string[] {
  if (transformed == null) return [];
  const known = imports.get(transformed);
  if (known !== undefined) return known;
  const { module } = parseSync('module.js', transformed.code);
  const named = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap((entry) => entry.moduleRequest ?? []),
    ),
  ];
  const urls = [...new Set(named.map(({ value }) => value))].filter((url) => url.startsWith('/'));
  imports.set(transformed, urls);
  return urls;
}
