import { type EnvironmentModuleNode, parseSync, type ViteDevServer } from 'vite';
import { escapeHtml } from '../../core/escape-html.ts';

/** What each page in development begins with. */
const ENTRY = '/src/app/entry-client.tsx';

/**
 * Links to all modules that pages in development begin with, as far as they were asked for before: a browser
 * that learns of each from the one that imports it asks for hundreds in ten turns.
 */
export async function printPreloads({
  environments: {
    client: { moduleGraph },
  },
}: Pick<ViteDevServer, 'environments'>): Promise<string> {
  const found = new Set([ENTRY]);
  for (const url of found) {
    const module = await moduleGraph.getModuleByUrl(url);
    for (const imported of importsOf(module?.transformResult)) found.add(imported);
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
