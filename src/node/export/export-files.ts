import path from 'node:path';
import { LANGUAGE_KEY } from '../../core/language.ts';
import { feedFile } from '../deploy/index.ts';
import { isForm } from '../http/index.ts';
import type { PreparedMedia } from '../media/index.ts';
import type { ExportFolder } from './export-folder.ts';
import { listFiles } from './export-folder.ts';
import { ExportProblem } from './export-problem.ts';
import { fileOf } from './page-files.ts';
import { isText, type Visit } from './site-visitor.ts';

interface FileSources {
  readonly root: string;
  readonly media: PreparedMedia;
  readonly visit: Visit;
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
    const kind = isText(type) ? 'text' : 'binary';
    await folder.copy(`site/${fileOf(url)}`, source, kind);
  }
  for (const url of DOCUMENTS) {
    const { type, body } = await visitFile(visit, url, 'GET');
    await folder.put(`site/${fileOf(url)}`, body, isText(type) ? 'text' : 'binary');
  }
}

/** The build's files by their URLs; its compressed forms go with the files that they are of. */
async function listAssets(root: string): Promise<(readonly [url: string, file: string])[]> {
  const folder = path.join(root, 'dist/client/assets');
  const names = (await listFiles(folder)).filter((name) => !isForm(name));
  return names.map((name) => [ASSETS + name, path.join(folder, name)]);
}

async function visitFile(visit: Visit, url: string, method: 'GET' | 'HEAD') {
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

function encodePath(file: string): string {
  return file.split('/').map(encodeURIComponent).join('/');
}
