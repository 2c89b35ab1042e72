import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { RouteUrl } from '../find-routes.ts';

/** Pages rendered per second of CPU time, in the language that takes longer. */
export interface RenderRate {
  readonly route: string;
  readonly language: string;
  readonly perSecond: number;
}

/** Renders every page in a process of its own, with the embedded content and without compression. */
export async function measureRenders(
  routes: readonly RouteUrl[],
  languages: readonly string[],
): Promise<RenderRate[]> {
  const cases = routes.flatMap(({ name, url }) =>
    languages.map((language) => ({ name, language, url: inLanguage(url, language) })),
  );
  const { stdout } = await promisify(execFile)(process.execPath, [
    path.join(import.meta.dirname, 'render-worker.ts'),
    ...cases.map(({ url }) => url),
  ]);
  const rates: Record<string, number> = JSON.parse(stdout);
  return routes.map(({ name }) => {
    const [slowest] = cases
      .filter((entry) => entry.name === name)
      .map(({ language, url }) => ({ route: name, language, perSecond: rates[url] ?? 0 }))
      .sort((a, b) => a.perSecond - b.perSecond);
    if (slowest === undefined)
      throw new Error(`${name} was not rendered; the site has no language`);
    return slowest;
  });
}

function inLanguage(url: string, language: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}lang=${language}`;
}
