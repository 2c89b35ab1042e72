import path from 'node:path';
import { readApi, readShapes, requireSchemas, type ValidatedManifests } from '../compiler/index.ts';
import {
  createSectionRenderer,
  finish,
  type ListSource,
  type MarkdownText,
  parseContentFile,
  readApiModel,
  readMarkdownFiles,
  type SectionRenderer,
} from '../content/index.ts';
import { meets } from '../content-api/index.ts';
import { contentFolder, readSiteFolders } from '../site-folder/index.ts';
import type { ContentList } from './suite/support/data-facts.ts';

/** What is known of the lists of a site's own content, by the descriptions of its APIs and its files. */
export function contentLists(root: string, manifests: ValidatedManifests): ContentList[] {
  const shapes = readShapes(requireSchemas(root));
  const { languages = [], apis = {} } = manifests.site?.value ?? {};
  const folders = readSiteFolders(root);
  return [undefined, ...Object.keys(apis)].flatMap((api) => {
    const { document } = readApi(root, manifests, shapes, api);
    if (document === undefined) return [];
    const content = contentFolder(folders, api);
    const folder = path.join(root, content);
    const codes = languages.map(({ code }) => code);
    const { files } = finish(readMarkdownFiles(folder, codes));
    return readApiModel(document).endpoints.flatMap(({ path: endpoint, answer }) => {
      const named = { ...(api !== undefined && { api }), endpoint };
      const hasFiles = (place: string) =>
        files.some((file) => file.folder === place && !file.isDocument);
      if (answer.kind === 'item' && hasFiles(answer.folder)) {
        const item = { folder: path.posix.join(content, answer.folder), where: [], isWhole: false };
        return [{ ...named, by: [], files: item }];
      }
      if (answer.kind !== 'list' && answer.kind !== 'page') return [];
      const { source } = answer;
      const by = source.orderBy.map(({ field, falling }) => ({ field, descending: falling }));
      const isUntranslated = codes.length > 1 && isSameInAll(files, source);
      const isWritten = hasFiles(source.folder);
      if (by.length === 0 && !isUntranslated && !isWritten) return [];
      return [
        {
          ...named,
          by,
          ...(isUntranslated && { isUntranslated }),
          ...(isWritten && {
            files: {
              folder: path.posix.join(content, source.folder),
              where: source.where,
              isWhole: !Number.isFinite(source.limit),
            },
          }),
        },
      ];
    });
  });
}

/** Whether each item that a list has says the same in all languages, as publications do that nobody translates. */
function isSameInAll(files: readonly MarkdownText[], source: ListSource): boolean {
  const items = Map.groupBy(
    files.filter(({ folder }) => folder === source.folder),
    ({ id }) => id,
  );
  const render = createSectionRenderer();
  const isSame = (versions: readonly MarkdownText[]) =>
    new Set(versions.flatMap((version) => answeredOf(version, source, render) ?? [])).size <= 1;
  // Of an API that is elsewhere there are no files, and nothing is known.
  return items.size > 0 && [...items.values()].every(isSame);
}

/** What a list answers of a file; undefined for one that it has not. */
function answeredOf(
  file: MarkdownText,
  { where, entityFields }: ListSource,
  render: SectionRenderer,
): string | undefined {
  const { content } = parseContentFile(file, render);
  if (content === undefined || !where.every((one) => meets(content.item, one))) return undefined;
  const { fields } = content.item;
  const names = entityFields?.names ?? [...fields.keys()].sort();
  return JSON.stringify(names.map((name) => [name, fields.get(name)]));
}
