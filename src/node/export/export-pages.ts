import pLimit from 'p-limit';
import type { SiteUrl } from '../../core/discovery/index.ts';
import { ApiError } from '../../core/errors.ts';
import { PAST } from '../../core/manifest/list-model.ts';
import type { Language } from '../../core/manifest/site-model.ts';
import type { ApiClients } from '../../core/requests/api-client.ts';
import { matchRoute } from '../../core/routing/match-route.ts';
import { PAGE_PARAMETER } from '../../core/routing/views.ts';
import type { CompiledSite } from '../compiler/index.ts';
import { detach } from '../server/index.ts';
import { markAsOlder } from './document-marks.ts';
import type { ExportFolder } from './export-folder.ts';
import { ExportProblem } from './export-problem.ts';
import type { FontKeeper } from './keep-fonts.ts';
import { listForms } from './list-forms.ts';
import { type PageForm, pageFile } from './page-files.ts';
import type { VisitUrl } from './visit-site.ts';

/** What an export asks, and where it writes. */
export interface ExportSources {
  readonly compiled: CompiledSite;
  /** All pages, each with the languages that it is there in. */
  readonly urls: readonly SiteUrl[];
  /** What asks the APIs in each language, by the language's code. */
  readonly clients: ReadonlyMap<string, ApiClients>;
  readonly visit: VisitUrl;
  /** Writes the fonts of a page. */
  readonly keepFonts: FontKeeper;
  readonly folder: Pick<ExportFolder, 'put'>;
  /** Whether there is an API that will know what is newer than the export. */
  readonly isLive: boolean;
}

export interface ExportedPages {
  /** How many URLs there are, forms and languages counted. */
  readonly pages: number;
  /** Where URLs lead that are no pages themselves. */
  readonly redirects: ReadonlyMap<string, string>;
  /** Paths that lists lead to and that are not there. */
  readonly missing: readonly string[];
}

/** Browsers ask for it where no page names an icon. */
const ICON = '/favicon.ico';
/** Pages rendered at once; while one is compressed another is rendered. */
const CONCURRENCY = 8;

/**
 * Writes the HTML of each path in each language and form, and notes the URLs that lead on.
 *
 * @throws {ExportProblem} where a page answers with an error
 */
export async function exportPages(sources: ExportSources): Promise<ExportedPages> {
  const limit = pLimit(CONCURRENCY);
  const redirects = new Map<string, string>();
  const missing = new Set<string>();
  let pages = 0;
  let hasFailed = false;

  async function exportForm(pathname: string, form: PageForm, language: string): Promise<void> {
    const { status, location, body } = await sources.visit(pathname + printSearch(form), {
      language,
    });
    if (location !== undefined) redirects.set(decodeURI(pathname), location);
    else if (status === 404) missing.add(pathname);
    else if (status === 200) {
      pages += 1;
      const html = form.hasWords ? detach(body) : sources.isLive ? markAsOlder(body) : body;
      const place = [...sources.clients.keys()].indexOf(language);
      const file = `site/${pageFile(pathname, form, language)}`;
      await sources.folder.put(file, await sources.keepFonts(html), 'text', place);
    } else {
      throw new ExportProblem(
        `${pathname}${printSearch(form)} answers ${status} in ${language}; see that npx colophon serve shows it`,
      );
    }
  }

  const tasks = [...sources.clients].flatMap(([language, apis]) =>
    [...pathsIn(sources, language)].map((pathname) =>
      limit(async () => {
        if (hasFailed) return;
        for (const form of await formsOf(sources.compiled, apis, pathname)) {
          await exportForm(pathname, form, language);
        }
      }).catch((error: unknown) => {
        hasFailed = true;
        if (!(error instanceof ApiError)) throw error;
        throw new ExportProblem(`${pathname} cannot be had in ${language}: ${error.message}`);
      }),
    ),
  );
  // Nothing may still be written when whoever called hears of a failure.
  await Promise.allSettled(tasks);
  await Promise.all(tasks);
  return { pages, redirects, missing: [...missing] };
}

/** The paths of pages that there are in a language, and of what leads to those. */
function pathsIn(
  { compiled: { table }, urls }: ExportSources,
  language: Language,
): ReadonlySet<string> {
  const paths = urls.flatMap(({ path, languages }) => (languages.includes(language) ? [path] : []));
  const aliases = paths.flatMap((pathname) => {
    const found = matchRoute(table, pathname);
    return found?.route.aliases.map((alias) => fill(alias, found.params)) ?? [];
  });
  return new Set([...paths, ICON, ...table.sections.map(({ route }) => route), ...aliases]);
}

/** The forms of a page; one alone for what leads on, and for what is not there. */
async function formsOf(
  { table, site }: CompiledSite,
  apis: ApiClients,
  pathname: string,
): Promise<readonly PageForm[]> {
  const found = matchRoute(table, pathname);
  const isOwn = found?.route.aliases.every((alias) => fill(alias, found.params) !== pathname);
  if (found === undefined || !isOwn) return [{}];
  return listForms(apis, found, site.timeZone).catch((error: unknown) => {
    if (error instanceof ApiError && error.failure.status === 404) return [{}];
    throw error;
  });
}

function fill(pattern: string, params: Readonly<Record<string, string>>): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

function printSearch({ tab, past, page }: PageForm): string {
  const search = new URLSearchParams();
  if (tab !== undefined) search.set(tab.parameter, tab.name);
  if (past !== undefined) search.set(past, PAST);
  if (page !== undefined && page > 1) search.set(PAGE_PARAMETER, String(page));
  return search.size === 0 ? '' : `?${search}`;
}
