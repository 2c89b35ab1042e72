import {
  allItemFiles,
  allListFiles,
  listFeedPaths,
  listSite,
  loadNavigation,
  type SiteUrl,
} from '../../core/discovery/index.ts';
import type { Language } from '../../core/manifest/site-model.ts';
import { isSitePath } from '../../core/mapping/links.ts';
import type { ApiClients } from '../../core/requests/api-client.ts';
import { type CompiledSite, compile, hasErrors, printFinding } from '../compiler/index.ts';
import { MISSING_ANSWER, nginxFiles } from '../deploy/index.ts';
import {
  explainProblems,
  type MediaProgress,
  pictureRulesOf,
  prepareMedia,
} from '../media/index.ts';
import { createSiteServer, readBackendOrigins, type SiteOptions } from '../server/index.ts';
import { readErrorDocuments, readUnavailableDocuments } from './error-documents.ts';
import { exportFeeds, exportFiles, exportItemFiles, exportListFiles } from './export-files.ts';
import { type ExportFolder, type ExportSize, openExportFolder } from './export-folder.ts';
import { exportPages } from './export-pages.ts';
import { ExportProblem } from './export-problem.ts';
import { createFontKeeper } from './keep-fonts.ts';
import { createIdReader } from './read-item-ids.ts';
import { createRecordingClients } from './record-answers.ts';
import { createVisit } from './visit-site.ts';
import { watchServer } from './watch-server.ts';

export interface ExportOptions {
  /** The project's folder, in which the site is built. */
  readonly root: string;
  readonly out: string;
  /** Where readers will find the site, for absolute URLs. */
  readonly origin: string;
  /** The backend of the site's own API, whose answers are exported; undefined for the embedded content. */
  readonly apiOrigin: string | undefined;
  /** The environment, in which the backends' secrets and the origins of further ones stand. */
  readonly variables?: SiteOptions['variables'];
  readonly isCompressed: boolean;
  /** Told how far the pictures have come of which renditions are made first. */
  readonly onPictures?: (progress: MediaProgress) => void;
  /** Told what has been done, a line each. */
  readonly log: (line: string) => void;
}

export interface ExportSummary extends ExportSize {
  readonly pages: number;
  readonly seconds: number;
}

/** Each release's scripts, styles and fonts have names of their own. */
const HASHED_FILES = ['site/assets/', 'site/fonts/'];

/**
 * Writes the whole site as files, in place of an older export.
 *
 * @throws {ExportProblem} where it cannot be exported; an older export then stays as it is
 */
export async function exportSite(options: ExportOptions): Promise<ExportSummary> {
  const start = performance.now();
  const compiled = compileOrFail(options.root);
  const folder = await openExportFolder(options.out, { ...options, lasting: HASHED_FILES });
  try {
    const pages = await writeSite(folder, compiled, options);
    const size = await folder.commit();
    return { ...size, pages, seconds: (performance.now() - start) / 1000 };
  } catch (error) {
    await folder.discard();
    throw error;
  }
}

/** @returns how many pages there are, forms and languages counted */
async function writeSite(
  folder: ExportFolder,
  compiled: CompiledSite,
  { root, origin, apiOrigin, variables, onPictures, log }: ExportOptions,
): Promise<number> {
  const { site, table, discovery, backends } = compiled;
  const feeds = listFeedPaths(discovery);
  const languages = site.languages.map(({ code }) => code);
  const unavailable = await readUnavailableDocuments(root, languages);
  const server = watchServer(
    await createSiteServer(root, { apiOrigin, variables, cacheBytes: 0, hasOwnStyles: false }),
  );
  const visit = createVisit(server, origin);
  const keepFonts = createFontKeeper(visit, folder);
  const clients = new Map(
    site.languages.map((language) => [
      language.code,
      createRecordingClients({ site, origin, server, folder }, language),
    ]),
  );
  const origins = readBackendOrigins(backends, apiOrigin, variables ?? {});
  const urls = await readUrls(compiled, clients);
  log(`${urls.length} paths in ${languages.join(', ')}`);
  const { pages, redirects, missing } = await exportPages({
    compiled,
    urls,
    clients,
    visit,
    keepFonts,
    folder,
    isLive: origins.size > 0,
  });
  for (const pathname of missing)
    log(`left out ${pathname}, which a list leads to; it is not there`);
  log(`${pages} pages, ${redirects.size} URLs that lead on`);
  for (const document of [...(await readErrorDocuments(visit, languages)), ...unavailable]) {
    const { status, language, html } = document;
    await folder.put(`site/errors/${status}.${language}.html`, await keepFonts(html), 'text');
  }
  const media = await prepareMedia(root, pictureRulesOf(compiled), onPictures);
  for (const line of explainProblems(media)) log(line);
  await exportFiles({ root, media, visit, folder });
  await exportFeeds({ feeds, languages, visit, folder });
  const files = allListFiles(discovery);
  const idsOf = createIdReader(compiled, clients);
  const itemFiles = allItemFiles(discovery);
  const written = await exportItemFiles({ files: itemFiles, table, urls, visit, folder });
  await exportListFiles({ files, languages, idsOf, written, visit, folder });
  await folder.put('site/errors/answer.json', JSON.stringify(MISSING_ANSWER), 'text');
  const { types, headers } = server;
  const found = { feeds, files, itemFiles, redirects };
  const facts = { site, table, ...found, types, headers, backends, origins };
  for (const [name, text] of nginxFiles(facts)) {
    await folder.put(`nginx/${name}`, text, 'binary');
  }
  return pages;
}

/**
 * The URLs of all pages. What every page asks for of the whole site is recorded on the way.
 *
 * @throws {ApiError} where the API does not say which pages there are
 */
async function readUrls(
  { site, table, pages, discovery }: CompiledSite,
  clients: ReadonlyMap<Language, ApiClients>,
): Promise<SiteUrl[]> {
  const { signal } = new AbortController();
  const urls = await listSite(site, async (language) => {
    const apis = clients.get(language);
    if (apis === undefined) throw new Error(`Nothing asks the APIs in ${language}`);
    const call = site.footer?.call;
    if (call !== undefined) await apis.of(call).get(call.endpoint, {}, signal);
    const entries = await loadNavigation({ site, table, apis, signal });
    return { site, table, pages, discovery, apis, entries, signal };
  });
  return urls
    .filter(({ path }) => isSitePath(path))
    .map((page) => ({ ...page, path: new URL(page.path, 'http://any.invalid').pathname }));
}

function compileOrFail(root: string): CompiledSite {
  const { findings, compiled } = compile(root);
  if (compiled !== undefined && !hasErrors(findings)) return compiled;
  throw new ExportProblem(
    [
      ...findings.map(printFinding),
      'A site is exported from valid manifests; fix these first.',
    ].join('\n'),
  );
}
