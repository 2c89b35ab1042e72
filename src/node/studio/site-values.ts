import { allApis } from '../../core/api-of.ts';
import type { StudioValue, StudioValues } from '../../core/studio/data.ts';
import {
  type CompiledSite,
  groupByKind,
  readApi,
  readShapes,
  requireSchemas,
} from '../compiler/index.ts';
import { listMarkdown } from '../content/index.ts';
import { listMedia, mediaFoldersOf } from '../media/index.ts';
import { listRenderers } from '../site-folder/index.ts';
import type { EditedSite } from './edited-site.ts';
import type { ExamplePaths } from './example-paths.ts';
import { readSite, textsOf } from './read-site.ts';

/** The most files that are offered for choice; in a larger site, names are typed. */
const MAX_FILES = 5000;

/** What may be chosen in places of a form, by what the site has. */
export async function readValues(
  edited: EditedSite,
  examples: ExamplePaths,
): Promise<StudioValues> {
  const { root, reader } = edited.site;
  const compiled = edited.site.compiled();
  const { pages } = await readSite(edited, examples);
  const { entries } = reader.read();
  const language = compiled?.site.languages[0]?.code ?? '';
  const known = textsOf(root, entries);
  const texts = known.get(language) ?? [...known.values()][0];
  return {
    route: pages.map(({ route, titles }) =>
      offer(route, titles[language] ?? Object.values(titles)[0]),
    ),
    endpoint: compiled === undefined ? [] : endpointsOf(edited, compiled),
    text: [...(texts ?? [])].map(([key, text]) => offer(key, text)),
    media: listMedia(mediaFoldersOf(root))
      .slice(0, MAX_FILES)
      .map(({ url }) => offer(url)),
    markdown: compiled === undefined ? [] : markdownOf(root, compiled),
    override: overridesOf(edited).map((name) => offer(name)),
    api: compiled === undefined ? [] : Object.keys(compiled.site.apis).map((name) => offer(name)),
    language: compiled?.site.languages.map(({ code, label }) => offer(code, label)) ?? [],
    field: [],
  };
}

/** The overrides that there are, and those that the draft adds. */
export function overridesOf({ site, draft }: EditedSite): string[] {
  const added = [...draft.files].flatMap(([file, text]) => {
    const name = /^renderers\/overrides\/([^/]+)\/index\.tsx$/.exec(file)?.[1];
    return name === undefined || text === null ? [] : [name];
  });
  return [...new Set([...listRenderers(site.root, 'overrides'), ...added])].sort();
}

function endpointsOf(
  { site: { root, reader } }: EditedSite,
  { site, table }: CompiledSite,
): StudioValue[] {
  const views = table.routes.flatMap((route) => route.views);
  const lists = new Set(
    views.flatMap(({ source }) => (source.answers === 'list' ? [source.endpoint] : [])),
  );
  const shapes = readShapes(requireSchemas(root));
  const manifests = groupByKind(reader.read().entries);
  const offered = allApis(site).flatMap(({ name }) => {
    const { api } = readApi(root, manifests, shapes, name);
    return (api?.endpoints ?? []).map((endpoint) => offer(endpoint, name));
  });
  // Endpoints that answer lists come first: most pages begin with a list.
  return offered.sort((a, b) => Number(lists.has(b.value)) - Number(lists.has(a.value)));
}

function markdownOf(root: string, { site }: CompiledSite): StudioValue[] {
  const languages = site.languages.map(({ code }) => code);
  const apis = allApis(site).map(({ name }) => name);
  return listMarkdown(root, apis, languages)
    .slice(0, MAX_FILES)
    .map(({ name }) => offer(name));
}

function offer(value: string, label?: string): StudioValue {
  return label === undefined ? { value } : { value, label };
}
