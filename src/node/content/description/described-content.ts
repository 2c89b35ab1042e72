import type { DescribedApi } from './api-model.ts';
import { sourcesOf } from './api-model.ts';

/** The paths of the files that are objects. */
export function objectPathsOf({ endpoints }: DescribedApi): ReadonlySet<string> {
  return new Set(
    endpoints.flatMap(({ answer }) => (answer.kind === 'object' ? [answer.file] : [])),
  );
}

/**
 * The folders whose items are needed in every language: those of lists that say so, and those that
 * no list shows, since whatever leads to their items does not know which there are.
 */
export function neededFoldersOf({ endpoints }: DescribedApi): ReadonlySet<string> {
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
export function foldersOf({ endpoints }: DescribedApi): ReadonlySet<string> {
  return new Set(
    endpoints.flatMap(({ answer }) => [
      ...sourcesOf(answer).map(({ folder }) => folder),
      ...(answer.kind === 'item' ? [answer.folder] : []),
    ]),
  );
}
