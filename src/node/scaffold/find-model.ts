import type { PageManifest } from '../../core/manifest/manifest-types.ts';
import { UsageError } from '../command-line/index.ts';
import {
  countOf,
  indexRoutes,
  placedViews,
  suggest,
  type Validated,
  type WrittenLayout,
} from '../compiler/index.ts';
import type { Project } from './project.ts';

/** The page that a new one is to be like. */
export interface Model {
  readonly page: Validated<PageManifest>;
  /** The page that its items lead to, if they lead to one. */
  readonly detail: Validated<PageManifest> | undefined;
}

/**
 * Finds the page that a new one is to be like.
 *
 * @param like its route without the first slash (`people/visiting-fellows`), or its file's path
 *   below manifests/ without the ending
 * @throws {UsageError} where there is none, or where nothing can be like it
 */
export function findModel(project: Project, like: string): Model {
  const wanted = like.replace(/^\/|^manifests\/|\.json$/g, '');
  const page = project.pages.find(({ id, value }) => value.route === `/${wanted}` || id === wanted);
  if (page === undefined) {
    const fix = suggest(wanted, modelNames(project));
    throw new UsageError(`there is no page "${like}" to be like${fix}`);
  }
  const reason = whyNoModel(page.value, project);
  if (reason !== undefined) {
    const fix = `choose one of ${modelNames(project).join(', ')}`;
    throw new UsageError(`no page can be like ${like}: ${reason}; ${fix}`);
  }
  const details = findDetails(project, page.value);
  const [detail, second] = details;
  if (detail !== undefined && second !== undefined) {
    const names = details.map(({ file }) => file.file).join(' and ');
    const fix = 'choose a page whose items lead to one';
    throw new UsageError(`the items of ${like} lead to several pages, ${names}; ${fix}`);
  }
  if (detail !== undefined && page.value.frame !== undefined) {
    const why = `the items of its views lead to one page, ${detail.file.file}`;
    const fix = 'the embedded content keeps a folder for each view; choose a page without tabs';
    throw new UsageError(`no page can be like ${like}: ${why}, but ${fix}`);
  }
  return { page, detail };
}

/** The pages that a new one can be like, as `--like` names them. */
export function modelNames(project: Project): string[] {
  return project.pages
    .filter(({ value }) => whyNoModel(value, project) === undefined)
    .map(({ value }) => value.route.slice(1));
}

function whyNoModel(page: PageManifest, project: Project): string | undefined {
  const { route, frame, parent, view } = page;
  if (route === '/') return 'it is the home page, which shows parts of others';
  if (route.includes(':')) {
    const layout: WrittenLayout | undefined = view?.layout;
    const back = layout?.back;
    const list = parent ?? (typeof back === 'string' ? back : back?.route);
    const words = 'it is shown for each item of a list';
    return list === undefined
      ? `${words} that the server names`
      : `${words} and comes with it (${list.slice(1)})`;
  }
  if (frame !== undefined && 'search' in frame) {
    return 'it searches, and only calls that the API description names can be searched';
  }
  if (frame !== undefined && project.shapes.frames.get(frame.type)?.showsOne !== true) {
    return 'it shows parts of other pages side by side';
  }
  if (
    view !== undefined &&
    countOf(view.layout, project.shapes) === 'one' &&
    linksOf(page, project).length > 0
  ) {
    return 'its list is part of one answer, which only a call that the API description names has';
  }
  return undefined;
}

/** The pages with a parameter that the items of a page lead to. */
function findDetails(project: Project, page: PageManifest): Validated<PageManifest>[] {
  const { pages } = project;
  const routes = indexRoutes(
    pages.flatMap(({ value: { route, aliases } }) => [route, ...(aliases ?? [])]),
  );
  const targets = new Set(linksOf(page, project).map(routes.find));
  return pages.filter(
    ({ value: { route, aliases } }) =>
      route.includes(':') && [route, ...(aliases ?? [])].some((pattern) => targets.has(pattern)),
  );
}

function linksOf(page: PageManifest, { shapes }: Project): string[] {
  return placedViews(page, shapes).flatMap((view) => view.links.map(({ value }) => value));
}
