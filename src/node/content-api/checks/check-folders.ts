import { closest, distance } from 'fastest-levenshtein';
import {
  type ContentProblem,
  contentPath,
  createRemark,
  type MarkdownName,
} from '../../content/index.ts';
import type { ContentRules } from './content-rules.ts';

/**
 * Files in a folder whose name is like one that the API reads, or in a folder within such a one. Of
 * other folders that the API's description leaves out nothing is said: they are answered too.
 */
export function checkFolders(
  files: readonly MarkdownName[],
  { folders, objects }: ContentRules,
): ContentProblem[] {
  return files.flatMap((file) => {
    const { folder } = file;
    if (folders.has(folder) || objects.has(contentPath(file))) return [];
    const meant = folder === '' ? undefined : findFolder(folder, [...folders.keys()]);
    if (meant === undefined) return [];
    const message = `no call of the API reads the folder "${folder}"; move the file to "${meant}"`;
    return [createRemark(file.file, 1, message)];
  });
}

function findFolder(folder: string, known: readonly string[]): string | undefined {
  const outer = known.find((name) => folder.startsWith(`${name}/`));
  if (outer !== undefined || known.length === 0) return outer;
  const nearest = closest(folder, [...known]);
  return distance(folder, nearest) <= 2 ? nearest : undefined;
}
