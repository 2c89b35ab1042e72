import { type AskedCall, callsOfFolder, withoutNames } from '../asked-call.ts';
import type { DescribedApi } from '../description/api-model.ts';
import { foldersOf, objectPathsOf } from '../description/described-content.ts';
import { contentPath, type MarkdownName } from '../files/content-file.ts';

/**
 * A folder whose files are the items of a list, or a file that is an object by itself. Of a folder beside
 * an object of the same name there are `items` alone, as its path is the object's.
 */
export interface ContentSet {
  /** Its path below the content folder, without language and ending. */
  readonly path: string;
  readonly kind: 'object' | 'list' | 'items';
  /** The paths of its files. */
  readonly files: ReadonlySet<string>;
  /** The calls of pages that it answers. */
  readonly calls: readonly AskedCall[];
}

/** The files whose content the description of an API does not name. */
export function findUndescribed(
  model: DescribedApi,
  names: readonly MarkdownName[],
): MarkdownName[] {
  const described = { folders: foldersOf(model), objects: objectPathsOf(model) };
  return names.filter(
    (name) => !described.folders.has(name.folder) && !described.objects.has(contentPath(name)),
  );
}

/**
 * Parts that nobody described: folders as lists, files of the content folder itself as objects. A file
 * in a folder is an object where a page asks for it by its path, and none for the folder.
 *
 * @param left their files
 * @param names all files that there are
 */
export function groupIntoSets(
  left: readonly MarkdownName[],
  names: readonly MarkdownName[],
  calls: readonly AskedCall[],
): ContentSet[] {
  const folders = new Set(names.map(({ folder }) => folder));
  const asked = new Set(calls.flatMap((call) => (call.isList ? [] : [call.endpoint])));
  const listed = new Set(calls.flatMap(askedFolder));
  const isObject = (name: MarkdownName): boolean => {
    const path = contentPath(name);
    if (name.folder === '' && !folders.has(path)) return true;
    return asked.has(`/${path}`) && !listed.has(name.folder);
  };
  const objects = Map.groupBy(left.filter(isObject), contentPath);
  const lists = Map.groupBy(
    left.filter((name) => !isObject(name) && name.folder !== ''),
    ({ folder }) => folder,
  );
  return [
    ...[...objects].map(([path, own]): ContentSet => {
      const asking = calls.filter(({ endpoint }) => endpoint === `/${path}`);
      return { path, kind: 'object', files: pathsOf(own), calls: asking };
    }),
    ...[...lists].map(([path, own]): ContentSet => {
      const kind = objects.has(path) ? 'items' : 'list';
      return { path, kind, files: pathsOf(own), calls: callsOfFolder(path, calls) };
    }),
  ];
}

/** The folder of a call for a list, or for whichever of its items a URL names. */
function askedFolder({ endpoint, isList }: AskedCall): string[] {
  const list = withoutNames(endpoint).replace(/\/\{\}$/, '');
  return isList || list !== endpoint ? [list.slice(1)] : [];
}

/** Whether a file is one of a set, and not of another that the same file is in. */
export function isOfSet({ path, files }: ContentSet, file: MarkdownName): boolean {
  return files.has(file.file) && (file.folder === path || contentPath(file) === path);
}

function pathsOf(names: readonly MarkdownName[]): ReadonlySet<string> {
  return new Set(names.map(({ file }) => file));
}
