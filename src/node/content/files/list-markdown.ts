import { existsSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_MARK, contentFolder, readSiteFolders } from '../../site-folder/index.ts';
import { contentPath } from './content-file.ts';
import { listMarkdownFiles } from './read-markdown-files.ts';

/** A Markdown file of the content, of all its languages the first. */
export interface NamedMarkdownFile {
  /** As manifests name it: its path in the content of its API, without language and ending. */
  readonly name: string;
  /** Its path below the site's folder. */
  readonly file: string;
}

/**
 * The Markdown files that a page may show.
 *
 * @param root the site's folder
 * @param apis the names of the APIs whose content is meant; undefined for the site's own
 * @param languages the codes of the site's languages
 */
export function listMarkdown(
  root: string,
  apis: readonly (string | undefined)[],
  languages: readonly string[],
): NamedMarkdownFile[] {
  const folders = readSiteFolders(root);
  const files = apis.flatMap((api) => {
    const place = contentFolder(folders, api);
    const folder = path.join(root, place);
    if (!existsSync(folder)) return [];
    const mark = api === undefined ? '' : `${CONTENT_MARK}${api}/`;
    return listMarkdownFiles(folder, languages).names.map((source) => ({
      name: mark + contentPath(source),
      file: path.posix.join(place, source.file),
    }));
  });
  return [...Map.groupBy(files, ({ name }) => name).values()].flatMap(([first]) => first ?? []);
}
