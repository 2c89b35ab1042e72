import type { SourceModel } from '../../core/manifest/route-model.ts';
import { readKey } from '../../core/mapping/answer-limits.ts';
import { fillTemplate } from '../../core/mapping/links.ts';
import { readPath } from '../../core/mapping/read-path.ts';
import type { CompiledSite } from '../compiler/index.ts';
import { askItems } from './ask-items.ts';
import type { DevelopedSite } from './developed-site.ts';

const PARAMETER = /:([a-zA-Z0-9]+)/g;

/** Paths at which pages with parameters can be seen, by what the site's lists answer. */
export class ExamplePaths {
  readonly #site: DevelopedSite;
  /** First items of lists, by what is asked. */
  readonly #items = new Map<string, Promise<unknown>>();

  constructor(site: DevelopedSite) {
    this.#site = site;
  }

  /** Has the lists asked again. */
  forget(): void {
    this.#items.clear();
  }

  /** The paths by their routes; a route without one is left out. */
  async find(routes: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const compiled = this.#site.compiled();
    const rows = new Map(compiled?.table.routes.map((row) => [row.route, row]));
    const found = await Promise.all(
      routes.map(async (route) => {
        const views = rows.get(route)?.views ?? [];
        const source = views.find(({ source: { endpoint } }) => endpoint.includes('{'))?.source;
        return [route, await this.#pathOf(route, source, compiled)] as const;
      }),
    );
    return new Map(found.flatMap(([route, path]) => (path === undefined ? [] : [[route, path]])));
  }

  /** @param source what a page with parameters shows an item of */
  async #pathOf(
    route: string,
    source: SourceModel | undefined,
    compiled: CompiledSite | undefined,
  ): Promise<string | undefined> {
    const names = [...route.matchAll(PARAMETER)].map(([, name = '']) => name);
    if (names.length === 0) return route;
    if (compiled === undefined || source === undefined) return undefined;
    const item = await this.#firstItem(compiled, source);
    const values = names.map((name) => {
      const value = readKey(readPath(item, name)) ?? readKey(readPath(item, 'id'));
      return [name, value] as const;
    });
    const template = route.replace(PARAMETER, '{$1}');
    return fillTemplate(template, (name) => values.find(([known]) => known === name)?.[1]);
  }

  /** The first item of the list that a detail's call is about: what stands before its parameter. */
  #firstItem(compiled: CompiledSite, source: SourceModel): Promise<unknown> {
    const endpoint = source.endpoint.replace(/\/?\{.*$/, '');
    const key = JSON.stringify([source.api, endpoint]);
    const known = this.#items.get(key) ?? this.#askFirst(compiled, { ...source, endpoint });
    this.#items.set(key, known);
    return known;
  }

  async #askFirst(compiled: CompiledSite, source: SourceModel): Promise<unknown> {
    // The list's own view knows how it is asked.
    const views = compiled.table.routes.flatMap((route) => route.views);
    const list = views.find(
      ({ source: other }) =>
        other.answers === 'list' && other.api === source.api && other.endpoint === source.endpoint,
    )?.source;
    if (list === undefined) return undefined;
    const { items } = await askItems(this.#site, compiled, list);
    return items[0];
  }
}
