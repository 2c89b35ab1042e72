import { apiOf } from '../../core/api-of.ts';
import type { ListFilter, PageManifest, Source } from '../../core/manifest/manifest-types.ts';
import { isRecord } from '../../core/mapping/read-path.ts';
import { Refusal } from '../command-line/index.ts';
import type { Shapes } from '../compiler/index.ts';
import { readFields } from './answer/answer-fields.ts';
import type { ChosenLink } from './answer/choose-link.ts';
import { namesOf, plain, splitName } from './answer/field-names.ts';
import type { FoundDetail } from './answer/find-detail.ts';
import type { FoundList } from './answer/find-list.ts';
import { type Guess, type Guessed, placeGuesses, printGuess } from './answer/guess.ts';
import { type ItemContext, proposeDetail } from './answer/propose-detail.ts';
import { proposeFilters, SHORT_LIST } from './answer/propose-filters.ts';
import { proposeList } from './answer/propose-list.ts';
import { proposeSource } from './answer/propose-source.ts';
import { beginPage, detailRoute } from './copy-page.ts';
import type { PagePlace } from './place.ts';
import type { Project } from './project.ts';
import type { Titles } from './titles.ts';

/** What backends were asked for a new page, and what they answered. */
export interface PageAnswers {
  readonly call: Pick<Source, 'api' | 'endpoint' | 'query'>;
  readonly body: unknown;
  /** Undefined where the page is one item. */
  readonly list: FoundList | undefined;
  readonly detail: FoundDetail | undefined;
  /** Whether the answer is one item of several, whose title is its own and not the menu's. */
  readonly isAskedByKey?: boolean;
  /** The URL below which the backend answers, where it was asked. */
  readonly base?: string | undefined;
}

export interface ProposedPages {
  readonly page: Guessed<PageManifest>;
  readonly detail: Guessed<PageManifest> | undefined;
  /** By what readers could filter the list, where its manifest does not say so. */
  readonly filters: readonly ListFilter[];
}

/** The manifests of a new page by what its endpoint answers, each guess marked for review. */
export function proposePages(
  project: Project,
  place: PagePlace,
  titles: Titles,
  answers: PageAnswers,
): ProposedPages {
  const { call, list, detail, base } = answers;
  const start = beginPage(place, titles);
  if (list === undefined) {
    const page = proposeOne(start, answers, project);
    return { page, detail: undefined, filters: [] };
  }
  const link = detail && linkTo(place, detail);
  const layout = proposeList(readFields(list.items, project.languages), link, project.shapes, base);
  if (layout === undefined) {
    const fix = 'ask for items that have a name or a title';
    throw new Refusal(`no field of the items is a short text for a title; ${fix}`);
  }
  const source = proposeSource(call, list, apiOf(project.site, { api: project.apiName }).paging);
  const filters = proposeFilters(list.items, project.languages);
  // Of a short list readers see everything; what a backend can filter by nobody knows here.
  const isFiltered = source.value.paging === 'client' && list.items.length > SHORT_LIST;
  const isShown = isFiltered && filters.value.length > 0;
  const guesses = [
    ...placeGuesses('view.source', source.guesses),
    ...(isShown ? placeGuesses('view.list.filters', filters.guesses) : []),
    ...placeGuesses('view.layout', layout.guesses),
  ];
  const view = {
    source: source.value,
    ...(isShown && { list: { filters: [...filters.value] } }),
    layout: layout.value,
  };
  return {
    page: { value: marked({ ...start, view }, guesses), guesses },
    detail:
      detail &&
      proposeDetailPage(place, source.value, detail, project.shapes, {
        items: list.items,
        base,
        languages: project.languages,
      }),
    filters: isShown ? [] : filters.value,
  };
}

function proposeOne(
  start: PageManifest,
  { call: source, body, isAskedByKey: hasTitle = false }: PageAnswers,
  { shapes, languages }: Project,
): Guessed<PageManifest> {
  if (!isRecord(body)) {
    const fix = 'ask a URL that answers an object or a list of them';
    throw new Refusal(`the answer is neither a list nor an object; ${fix}`);
  }
  const layout = proposeDetail(body, undefined, shapes, { languages, hasTitle });
  if (layout.guesses.length === 0) {
    const fix = 'ask for one with texts or pictures, or a list with items';
    throw new Refusal(`the answer has no field that a page could show; ${fix}`);
  }
  const guesses = placeGuesses('view.layout', layout.guesses);
  return { value: marked({ ...start, view: { source, layout: layout.value } }, guesses), guesses };
}

function proposeDetailPage(
  { route }: PagePlace,
  { api, query }: Pick<Source, 'api' | 'query'>,
  { answer, endpoint }: FoundDetail,
  shapes: Shapes,
  context: ItemContext,
): Guessed<PageManifest> {
  const ofItem = Object.entries(query ?? {}).filter(([name]) => !isOfList(name));
  const source = {
    ...(api !== undefined && { api }),
    endpoint,
    ...(ofItem.length > 0 && { query: Object.fromEntries(ofItem) }),
  };
  const layout = proposeDetail(answer, route, shapes, context);
  const guesses = placeGuesses('view.layout', layout.guesses);
  const start = beginPage({ route: detailRoute(route, 'id') }, undefined);
  return { value: marked({ ...start, view: { source, layout: layout.value } }, guesses), guesses };
}

/** Whether a query parameter says which items a list has, or in which order. */
function isOfList(parameter: string): boolean {
  return [plain(parameter), ...splitName(parameter)].some((word) =>
    namesOf('ofList').includes(word),
  );
}

function linkTo({ route }: PagePlace, { key, asked }: FoundDetail): ChosenLink {
  return { link: `${route}/{${key}}`, reason: `${asked} answers an object` };
}

/** JSON has no comments: what is guessed stands where the renderer reads nothing. */
function marked(page: PageManifest, guesses: readonly Guess[]): PageManifest {
  return { ...page, extensions: { 'x-review': guesses.map(printGuess) } };
}
