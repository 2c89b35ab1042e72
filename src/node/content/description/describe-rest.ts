import type { ApiModel, Endpoint, ListSource, QueryParameter } from './api-model.ts';
import { sourcesOf } from './api-model.ts';

/** The paths of the files that are objects. */
export function objectPathsOf({ endpoints }: ApiModel): ReadonlySet<string> {
  return new Set(
    endpoints.flatMap(({ answer }) => (answer.kind === 'object' ? [answer.file] : [])),
  );
}

/**
 * The folders whose items are needed in every language: those of lists that say so, and those that
 * no list shows, since whatever leads to their items does not know which there are.
 */
export function neededFoldersOf({ endpoints }: ApiModel): ReadonlySet<string> {
  const sources = endpoints.flatMap(({ answer }) => sourcesOf(answer));
  const listed = new Set(sources.map(({ folder }) => folder));
  return new Set([
    ...sources.filter(({ everyLanguage }) => everyLanguage).map(({ folder }) => folder),
    ...endpoints.flatMap(({ answer }) =>
      answer.kind === 'item' && !listed.has(answer.folder) ? [answer.folder] : [],
    ),
  ]);
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

/** A list that nobody has described is sent in pages where it is asked for one. */
const PAGING: readonly QueryParameter[] = [
  parameter('page', { minimum: 0, maximum: Number.POSITIVE_INFINITY }),
  parameter('size', { minimum: 1, maximum: 100 }),
];

function parameter(name: string, range: { minimum: number; maximum: number }): QueryParameter {
  return { name, required: false, default: undefined, rule: { kind: 'integer', ...range } };
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
        {
          path: `/${folder}`,
          parameters: PAGING,
          answer: { kind: 'list', source: listAll(folder) },
        },
        { path: `/${folder}/{id}`, parameters: [], answer: item },
      ];
    });
}

/** The list of all that a folder has. */
export function listAll(folder: string): ListSource {
  return {
    folder,
    where: [],
    orderBy: undefined,
    limit: Number.POSITIVE_INFINITY,
    search: [],
    everyLanguage: false,
    shape: undefined,
  };
}
