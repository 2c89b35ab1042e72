import type { ApiModel, Endpoint } from './api-model.ts';
import { sourcesOf } from './api-model.ts';

/** The paths of the files that are objects. */
export function objectPathsOf({ endpoints }: ApiModel): ReadonlySet<string> {
  return new Set(
    endpoints.flatMap(({ answer }) => (answer.kind === 'object' ? [answer.file] : [])),
  );
}

/** The folders that the description names. */
export function foldersOf({ endpoints }: ApiModel): ReadonlySet<string> {
  return new Set(
    endpoints.flatMap(({ answer }) => [
      ...sourcesOf(answer).map(({ folder }) => folder),
      ...(answer.kind === 'item' ? [answer.folder] : []),
    ]),
  );
}

/**
 * Endpoints for the folders that the description does not name, so that a new folder needs no
 * code: the list of everything in them, and each item. The content folder itself has no list.
 */
export function describeRest(model: ApiModel, folders: Iterable<string>): Endpoint[] {
  const named = foldersOf(model);
  return [...new Set(folders)]
    .filter((folder) => !named.has(folder))
    .flatMap((folder): Endpoint[] => {
      const item = { kind: 'item', folder, shape: undefined } as const;
      if (folder === '') return [{ path: '/{id}', parameters: [], answer: item }];
      return [
        { path: `/${folder}`, parameters: [], answer: { kind: 'list', source: listAll(folder) } },
        { path: `/${folder}/{id}`, parameters: [], answer: item },
      ];
    });
}

function listAll(folder: string) {
  const limit = Number.POSITIVE_INFINITY;
  return { folder, where: [], orderBy: undefined, limit, search: [], shape: undefined };
}
