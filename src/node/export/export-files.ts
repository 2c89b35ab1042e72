import path from 'node:path';
import type { SiteUrl } from '../../core/discovery/index.ts';
import { LANGUAGE_KEY } from '../../core/language.ts';
import type { ItemFileModel, ListFileModel } from '../../core/manifest/discovery-model.ts';
import type { RouteTable } from '../../core/manifest/route-model.ts';
import { itemFilePath } from '../../core/routing/item-file-path.ts';
import { matchRoute } from '../../core/routing/match-route.ts';
import { feedFile } from '../deploy/index.ts';
import { isForm } from '../http/index.ts';
import type { PreparedMedia } from '../media/index.ts';
import { listFiles } from '../site-folder/index.ts';
import type { ExportFolder } from './export-folder.ts';
import { ExportProblem } from './export-problem.ts';
import { fileOf } from './page-files.ts';
import { isTextType, type VisitUrl } from './visit-site.ts';

interface FileSources {
  readonly root: string;
  readonly media: PreparedMedia;
  readonly visit: VisitUrl;
  readonly folder: Pick<ExportFolder, 'put' | 'copy'>;
}

const ASSETS = '/assets/';
/** Files that stand alone. */
const DOCUMENTS = ['/sitemap.xml', '/robots.txt', '/site.webmanifest'];

/** Writes the site's assets, its media, and what crawlers and browsers ask for by name. */
export async function exportFiles({ root, media, visit, folder }: FileSources): Promise<void> {
  for (const [name, source] of [...(await listAssets(root)), ...media.sent]) {
    const url = encodePath(name);
    // Files are copied, as they may be larger than memory; their headers are the server's.
    const { type } = await visitFile(visit, url, 'HEAD');
    const kind = isTextType(type) ? 'text' : 'binary';
    await folder.copy(`site/${fileOf(url)}`, source, kind);
  }
  for (const url of DOCUMENTS) {
    const { type, body } = await visitFile(visit, url, 'GET');
    await folder.put(`site/${fileOf(url)}`, body, isTextType(type) ? 'text' : 'binary');
  }
}

/** The build's files by their URLs; its compressed forms go with the files that they are of. */
async function listAssets(root: string): Promise<(readonly [url: string, file: string])[]> {
  const folder = path.join(root, 'dist/client/assets');
  const names = listFiles(folder).filter((name) => !isForm(name));
  return names.map((name) => [ASSETS + name, path.join(folder, name)]);
}

async function visitFile(visit: VisitUrl, url: string, method: 'GET' | 'HEAD') {
  const answer = await visit(url, { method });
  if (answer.status === 200) return answer;
  throw new ExportProblem(`${url} answers ${answer.status}; build the site again`);
}

interface FeedSources extends Pick<FileSources, 'visit' | 'folder'> {
  /** The paths at which lists are offered as feeds. */
  readonly feeds: readonly string[];
  readonly languages: readonly string[];
}

/** Writes the feeds of lists in each language. */
export async function exportFeeds({ feeds, languages, visit, folder }: FeedSources): Promise<void> {
  for (const feed of feeds) {
    for (const language of languages) {
      const { status, body } = await visit(
        `${feed}?${new URLSearchParams({ [LANGUAGE_KEY]: language })}`,
      );
      if (status !== 200)
        throw new ExportProblem(`${feed} answers ${status}; see that npx colophon serve shows it`);
      await folder.put(`site/${feedFile(feed, language)}`, body, 'text');
    }
  }
}

interface ListFileSources extends FeedSources {
  /** The files that layouts make of their lists. */
  readonly files: readonly ListFileModel[];
  /** The ids of the items of a view, in a language. */
  readonly idsOf: (file: ListFileModel, language: string) => Promise<readonly string[]>;
  /** The paths of the files that are written already. */
  readonly written: ReadonlySet<string>;
}

/** Writes the files that layouts make of their lists, and of each item, in each language. */
export async function exportListFiles(sources: Omit<ListFileSources, 'feeds'>): Promise<void> {
  const { files, languages, idsOf, written, visit, folder } = sources;
  for (const file of files) {
    for (const language of languages) {
      const items = (await idsOf(file, language)).map((id) => itemPath(file, id));
      for (const path of [file.path, ...items.filter((item) => !written.has(item))]) {
        await exportItemFile({ visit, folder }, path, { language, mayLack: path !== file.path });
      }
    }
  }
}

interface ItemFileSources extends Pick<FileSources, 'visit' | 'folder'> {
  readonly files: readonly ItemFileModel[];
  readonly table: RouteTable;
  /** All pages, each with the languages that it is there in. */
  readonly urls: readonly SiteUrl[];
}

/** Writes the files that blocks make of their pages' items, in each language; returns their paths. */
export async function exportItemFiles(sources: ItemFileSources): Promise<ReadonlySet<string>> {
  const { files, table, urls, visit, folder } = sources;
  const written = new Set<string>();
  for (const { path: page, languages } of urls) {
    const found = matchRoute(table, page);
    for (const { route, ending } of files) {
      if (found?.route.route !== route) continue;
      const path = itemFilePath(route, found.params, ending);
      written.add(path);
      for (const language of languages) {
        await exportItemFile({ visit, folder }, path, { language, mayLack: true });
      }
    }
  }
  return written;
}

/** @param mayLack whether an item of which nothing is shown, which is on no page, has no file */
async function exportItemFile(
  { visit, folder }: Pick<FileSources, 'visit' | 'folder'>,
  path: string,
  { language, mayLack }: { readonly language: string; readonly mayLack: boolean },
): Promise<void> {
  const search = new URLSearchParams({ [LANGUAGE_KEY]: language });
  const { status, body } = await visit(`${path}?${search}`);
  if (status === 404 && mayLack) return;
  if (status !== 200) {
    throw new ExportProblem(`${path} answers ${status}; see that npx colophon serve shows it`);
  }
  await folder.put(`site/${fileOf(`/${feedFile(path, language)}`)}`, body, 'text');
}

function itemPath({ path, ending }: ListFileModel, id: string): string {
  return `${path.slice(0, -ending.length - 1)}/${encodeURIComponent(id)}.${ending}`;
}

function encodePath(file: string): string {
  return file.split('/').map(encodeURIComponent).join('/');
}
