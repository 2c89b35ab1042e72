import { fieldValues } from '../../core/lists/field-values.ts';
import { fillTemplate, templateNames } from '../../core/mapping/links.ts';
import { createPatternMatcher } from '../../core/routing/match-pattern.ts';
import { SINGLE_VIEW } from '../../core/routing/views.ts';
import {
  type CompiledSite,
  createFinding,
  type Finding,
  type PlacedField,
  type PlacedView,
  placedViews,
  type Shapes,
  suggest,
  uniqueFindings,
  type ValidatedManifests,
} from '../compiler/index.ts';
import type { ContentFile } from '../content/index.ts';
import { answeringEndpoint, filesOf } from './answering-files.ts';
import { fieldPlace, type PlacedContent } from './content-place.ts';

/** What is wrong with a path that leads to a page for items of the content; undefined where the item is there. */
export type ExplainItem = (pathname: string) => string | undefined;

/** The folder whose items a route shows, and its parameter that names one. */
interface ShownFolder {
  readonly folder: string;
  readonly parameter: string;
}

/** Explains paths of a site's pages by the items that its content has. */
export function createItemExplainer(content: PlacedContent, { table }: CompiledSite): ExplainItem {
  const match = createPatternMatcher(
    table.routes.map(({ route, views }) => {
      const source = views.find(({ name }) => name === SINGLE_VIEW)?.source;
      return { pattern: route, owner: source && shownFolder(content, source) };
    }),
  );
  // Of a file that cannot be read something else is said.
  const files = Map.groupBy(content.sources, ({ folder }) => folder);
  const ids = new Map(
    [...files].map(([folder, own]) => [folder, new Set(own.map(({ id }) => id))] as const),
  );
  return (pathname) => {
    const found = match(pathname);
    if (found?.owner === undefined) return undefined;
    const { folder, parameter } = found.owner;
    const id = found.params[parameter];
    const known = ids.get(folder);
    if (id === undefined || known === undefined || known.has(id)) return undefined;
    return `"${pathname}" leads to no item: ${content.place}/${folder} has no "${id}"${suggest(id, known)}`;
  };
}

type Source = CompiledSite['table']['routes'][number]['views'][number]['source'];

function shownFolder(content: PlacedContent, { api, endpoint }: Source): ShownFolder | undefined {
  const answer =
    api === content.api ? answeringEndpoint(content, endpoint)?.endpoint.answer : undefined;
  const [parameter, ...others] = templateNames(endpoint);
  if (answer?.kind !== 'item' || parameter === undefined || others.length > 0) return undefined;
  return { folder: answer.folder, parameter };
}

/**
 * Links of pages by a field whose value is no item, such as a person who is not there. The finding is where
 * the value stands; where no value is an item, it is where the manifest has the link.
 */
export function checkItemLinks(
  content: PlacedContent,
  explain: ExplainItem,
  shapes: Shapes,
  { pages }: ValidatedManifests,
): Finding[] {
  const findings = pages.flatMap(({ value, file }) =>
    placedViews(value, shapes).flatMap((view) =>
      view.links.flatMap((link) => {
        const values = linkedValues(content, view, link);
        const wrong = values.flatMap(({ path, field, of }) => {
          const message = explain(path);
          return message === undefined ? [] : { message, field, of };
        });
        const [first] = wrong;
        if (first === undefined) return [];
        if (wrong.length < values.length) {
          return wrong.map(({ message, field, of }) =>
            createFinding('M412', fieldPlace(content, of, field), message),
          );
        }
        const message = `"${link.value}" leads to no item for any value; ${first.message}`;
        return [createFinding('M412', file.placeOf(link.path), message)];
      }),
    ),
  );
  return uniqueFindings(findings);
}

/** A path that a template makes of a value, and the field of the front matter that has it. */
interface LinkedValue {
  readonly path: string;
  readonly field: string;
  readonly of: ContentFile;
}

function linkedValues(
  content: PlacedContent,
  view: PlacedView,
  { value: template, within = [] }: PlacedField,
): LinkedValue[] {
  const [name, ...others] = templateNames(template);
  // An item's own id may stand for it in another folder, as in a list of what is found in several.
  const isOwn = name === 'id' && within.length === 0;
  if (name === undefined || others.length > 0 || isOwn || !template.startsWith('/')) return [];
  const [field = name, ...inside] = [...within, ...name.split('.')];
  return filesOf(content, view).flatMap((of) => {
    const entity = { ...Object.fromEntries(of.item.fields), id: of.id };
    return fieldValues(entity, [field, ...inside].join('.')).flatMap((value) => {
      const path = fillTemplate(template, () => value);
      return path === undefined ? [] : [{ path: path.replace(/[?#].*$/, ''), field, of }];
    });
  });
}
