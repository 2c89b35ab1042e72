import { Refusal, UsageError } from '../command-line/index.ts';
import { suggest } from '../compiler/index.ts';
import type { Project } from './project.ts';

/** Where a new page stands. */
export interface PagePlace {
  /** `/people/honorary-fellows` */
  readonly route: string;
  /** Its last segment: `honorary-fellows`. */
  readonly name: string;
  /** The route of its section: `/people`; empty for a page in none. */
  readonly section: string;
  /** The folder of the section's manifests, below the project's root: `manifests/people`. */
  readonly folder: string;
  readonly isNewSection: boolean;
}

/** What a new page's route may lead to beside a section that is there. */
export interface PlaceOptions {
  /** Whether a section that is not there is to be made. */
  readonly mayAddSection?: boolean;
  /** Whether the page may stand in no section: `imprint`. */
  readonly mayStandAlone?: boolean;
}

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const ROUTE = /^[a-z0-9]+(-[a-z0-9]+)*\/[a-z0-9]+(-[a-z0-9]+)*$/;
/** Folders and files of manifests/ that mean something else. */
const RESERVED = new Map([
  ['texts', 'the folder manifests/texts holds the translations'],
  ['section', 'a section’s own manifest is called section.json'],
]);
/** Files of manifests/ itself that mean something else. */
const RESERVED_ALONE = new Map([
  ...RESERVED,
  ['site', 'manifests/site.json is of the whole site'],
  ['theme', 'manifests/theme.json is of the whole site'],
]);

/**
 * Finds the place of a new page by its route, `people/honorary-fellows`: the first segment is the
 * section.
 */
export function findPlace(
  project: Project,
  given: string,
  { mayAddSection = false, mayStandAlone = false }: PlaceOptions = {},
): PagePlace {
  const written = given.replace(/^\//, '');
  if (mayStandAlone && NAME.test(written)) return placeAlone(project, given, written);
  if (!ROUTE.test(written)) {
    const fix = 'write section/page in lower case, such as people/honorary-fellows';
    throw new UsageError(`the route "${given}" is no section and page; ${fix}`);
  }
  const route = `/${written}`;
  const [folder = '', name = ''] = written.split('/');
  for (const part of [folder, name]) {
    const reason = RESERVED.get(part);
    if (reason === undefined) continue;
    throw new UsageError(`the route "${given}" has "${part}", but ${reason}; choose another`);
  }
  refuseTaken(project, route);
  const section = project.sections.find(({ value }) => value.route === `/${folder}`);
  if (section === undefined) {
    if (!mayAddSection) throw unknownSection(project, folder);
    refuseTaken(project, `/${folder}`);
  } else if (mayAddSection) {
    const fix = 'leave --section-title out';
    throw new UsageError(`${section.file.file} has the section "${folder}" already; ${fix}`);
  }
  return {
    route,
    name,
    section: `/${folder}`,
    folder: section?.file.file.replace(/\/section\.json$/, '') ?? `manifests/${folder}`,
    isNewSection: section === undefined,
  };
}

/** The place of a page in no section. */
function placeAlone(project: Project, given: string, name: string): PagePlace {
  const reason = RESERVED_ALONE.get(name);
  if (reason !== undefined)
    throw new UsageError(`the route "${given}" is "${name}", but ${reason}; choose another`);
  refuseTaken(project, `/${name}`);
  return { route: `/${name}`, name, section: '', folder: 'manifests', isNewSection: false };
}

/** Two routes are the same where they differ in the names of their parameters only. */
export function refuseTaken({ pages, sections }: Project, route: string): void {
  const taken = [...pages, ...sections].find(({ value }) =>
    [value.route, ...('aliases' in value ? (value.aliases ?? []) : [])].some(
      (other) => patternOf(other) === patternOf(route),
    ),
  );
  if (taken === undefined) return;
  const { file, value } = taken;
  const what = value.route === route ? '' : ` (of ${value.route})`;
  throw new Refusal(`the route "${route}" is taken by ${file.file}${what}; choose another`);
}

/** Sections by their first segment; one that stands deeper has no pages of its own. */
export function sectionNames({ sections }: Project): string[] {
  return sections.map(({ value }) => value.route.slice(1)).filter((name) => !name.includes('/'));
}

function unknownSection(project: Project, name: string): UsageError {
  const names = sectionNames(project);
  const languages = project.languages.map((code) => `--section-title ${code}="…"`).join(' ');
  const listed = suggest(name, names);
  const known = listed.includes('did you mean')
    ? `${listed.slice(2)} The sections are ${names.join(', ')}`
    : `the sections are ${names.join(', ')}`;
  return new UsageError(
    `there is no section "${name}"; ${known}. To make a new one, add ${languages}`,
  );
}

function patternOf(route: string): string {
  return route.replace(/:[a-zA-Z0-9]+/g, ':');
}
