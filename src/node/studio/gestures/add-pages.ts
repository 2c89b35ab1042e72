import type { NewPage, Titles } from '../../../core/studio/gestures.ts';
import { printJson } from '../../../core/studio/print-json.ts';
import { findUnfit, type KnownAnswer } from '../../../core/studio/unfit-layout.ts';
import { CURRENT_VERSION, editorSchema, type LayoutShape } from '../../compiler/index.ts';
import {
  findPlace,
  nameDetail,
  type PageOrder,
  type Project,
  planAnswer,
  readProject,
} from '../../scaffold/index.ts';
import { needsOf } from '../renderer-data.ts';
import { askAnswer, describeAnswer } from './ask-answer.ts';
import { copyPage } from './copy-pages.ts';
import { type DraftedSite, folderOf } from './drafted-site.ts';
import { type GesturePlan, refused } from './gesture-plan.ts';
import { isFilled, layOut } from './lay-out.ts';
import { idOf } from './move-pages.ts';
import { findTaken } from './placed-links.ts';

const SECTION = /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/;

/** A section without pages yet. */
export function addSection(
  site: DraftedSite,
  { route, titles }: { readonly route: string; readonly titles: Titles },
): GesturePlan {
  const label = `section ${route}`;
  if (!SECTION.test(route)) {
    return refused(
      label,
      `"${route}" is no route of a section; write it in lower case, as /people`,
    );
  }
  const taken = findTaken(site, route);
  if (taken !== undefined) {
    return refused(label, `"${route}" is taken by ${taken.manifest.file}; choose another`);
  }
  const missing = site.languages.filter((code) => !titles[code]?.trim());
  if (missing.length > 0) return refused(label, `the title is missing in ${missing.join(', ')}`);
  const file = `manifests${route}/section.json`;
  if (site.has(file)) return refused(label, `${file} is there already; choose another route`);
  const $schema = editorSchema('section', file, site.schemas.folder);
  const manifest = { $schema, manifestVersion: CURRENT_VERSION, route, menu: { title: titles } };
  site.files[file] = `${printJson(manifest)}\n`;
  return {
    files: site.files,
    label,
    notes: [`${file} is added; it shows in menus with its first page`],
  };
}

/** A page that is like another, or made of what an endpoint answers. */
export async function addPage(site: DraftedSite, order: NewPage): Promise<GesturePlan> {
  const { route, titles, sectionTitles, like } = order;
  const label = `page ${route}`;
  const missing = site.languages.filter((code) => !titles[code]?.trim());
  if (missing.length > 0) return refused(label, `the title is missing in ${missing.join(', ')}`);
  if (like !== undefined && sectionTitles === undefined) {
    return copyPage(site, like, { route, titles, withDetails: true });
  }
  if (like !== undefined) {
    const fix = 'add the section first, and the page then';
    return refused(label, `a page like another needs a section that is there; ${fix}`);
  }
  return planOfAnswer(site, order, label);
}

async function planOfAnswer(
  site: DraftedSite,
  order: NewPage,
  label: string,
): Promise<GesturePlan> {
  const { route, titles, sectionTitles, layout } = order;
  const project = readProject(site.root, order.api, site.edited.site.reader);
  const mayAddSection = sectionTitles !== undefined;
  const place = findPlace(project, route, { mayAddSection, mayStandAlone: !mayAddSection });
  const shape = layout === undefined ? undefined : project.shapes.layouts.get(layout);
  const endpoints =
    order.endpoint === undefined ? usualEndpoints(project, place.folder, shape) : [order.endpoint];
  const [usual] = endpoints;
  if (usual === undefined) {
    return refused(
      label,
      'nothing says what the page shows; name an endpoint, or a page that it is like',
    );
  }
  if (layout !== undefined && shape === undefined) {
    return refused(label, `there is no layout "${layout}"`);
  }
  const isChosen = order.endpoint !== undefined;
  const make = (endpoint: string) =>
    makePages(site, project, { place, titles, sectionTitles, endpoint, isChosen }, shape);
  let made = await make(usual);
  // What the section shows may lack a field that the layout needs, as an agenda a date.
  for (const endpoint of endpoints.slice(1)) {
    if (made.isFilled) break;
    const other = await make(endpoint);
    if (other.isFilled) made = other;
  }
  if (made.unfit !== undefined) return refused(label, made.unfit);
  const { file, files, endpoint } = made;
  const shows = `, and shows what ${endpoint} answers`;
  return {
    files: Object.fromEntries(files),
    label,
    page: idOf(file),
    notes: files.map(([name]) => `${name} is added${name === file ? shows : ''}`),
  };
}

/** The pages of an endpoint, laid out as was chosen. */
async function makePages(
  site: DraftedSite,
  project: Project,
  order: PageOrder & { readonly endpoint: string; readonly isChosen: boolean },
  shape: LayoutShape | undefined,
) {
  const { place, endpoint, isChosen } = order;
  const answer = await askAnswer(project, site.edited.site.fetch, endpoint);
  const plan = await planAnswer(project, order, answer);
  const file = `${place.folder}/${place.name}.json`;
  const laidOut = plan.files.map(({ file: name, text }) => {
    const isPage = name === file && shape !== undefined;
    return [name, isPage ? layOut(site, text, shape.type, answer.body) : text] as const;
  });
  const page = laidOut.find(([name]) => name === file)?.[1] ?? '{}';
  // A layout without links leads to no page of an item.
  const isLinked = page.includes(`"${place.route}/{`);
  const detail = `${place.folder}/${nameDetail(place.name)}.json`;
  const described = describeAnswer(answer.body);
  // Beside the example that a page begins with, what fills its slots is for the one who reviews it.
  const known = isChosen ? described : { answers: described.answers };
  const unfit = shape && sayUnfit(shape, project, endpoint, known);
  return {
    endpoint,
    file,
    files: laidOut.filter(([name]) => name !== detail || isLinked),
    unfit,
    isFilled:
      shape === undefined || (unfit === undefined && isFilled(site, page, shape, answer.body)),
  };
}

/** Why a layout cannot show what an endpoint answers, in a sentence; undefined where it can. */
function sayUnfit(
  { type }: LayoutShape,
  { shapes }: Project,
  endpoint: string,
  answer: KnownAnswer,
): string | undefined {
  const unfit = findUnfit(needsOf(type, shapes), answer);
  if (unfit === undefined) return undefined;
  const why =
    'slot' in unfit
      ? `${endpoint} has no field of the kind "${unfit.kind}", which "${type}" needs as its "${unfit.slot}"`
      : unfit.shows === 'one'
        ? `${endpoint} answers a list, and "${type}" shows one item`
        : `${endpoint} answers one item, and "${type}" shows lists`;
  return `${why}; choose another layout`;
}

/**
 * The endpoints of pages of the site, for one that only says how it looks: of a list or of a single item, as
 * the layout shows it, and of the same section first.
 */
function usualEndpoints(
  { pages, shapes }: Project,
  folder: string,
  layout?: LayoutShape,
): string[] {
  const showsOne = layout?.showsOne === true && !layout.mayShowList;
  const sources = pages.flatMap(({ file, value: { view } }) => {
    if (view === undefined || view.source.api !== undefined) return [];
    const { endpoint } = view.source;
    const isAlike = shapes.layouts.get(view.layout.type)?.showsOne === showsOne;
    return endpoint.includes('{')
      ? []
      : [{ endpoint, isAlike, isNear: folderOf(file.file) === folder }];
  });
  const alike = sources.filter(({ isAlike }) => isAlike);
  const sorted = [
    ...alike.filter(({ isNear }) => isNear),
    ...alike.filter(({ isNear }) => !isNear),
    ...sources.filter(({ isAlike }) => !isAlike),
  ];
  return [...new Set(sorted.map(({ endpoint }) => endpoint))];
}
