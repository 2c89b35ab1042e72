import type { Hono } from 'hono';
import type { FileAnswer } from '../../../core/discovery/index.ts';
import { itemFilePattern } from '../../../core/routing/item-file-path.ts';
import { createPatternMatcher, type MatchPattern } from '../../../core/routing/match-pattern.ts';
import type { DataRequest, ServerEntry } from '../../../core/server-entry.ts';

type Files = Pick<
  ServerEntry,
  'languageAt' | 'filesOfLists' | 'readListFile' | 'itemFiles' | 'readItemFile'
>;

/** Answers with a file, once for all who ask for what has the same key. */
type AnswerFile = (
  request: Request,
  key: string,
  read: (data: DataRequest) => Promise<FileAnswer | undefined>,
) => Response | Promise<Response>;

/** The parameter of a list's URL that an item's id fills. */
const ITEM = 'item';

/**
 * The files that layouts make of their lists and of each item, and blocks of their pages' items. Of an
 * item that is in both, the file of its own page counts.
 */
export function addFileRoutes(app: Hono, entry: Files, answer: AnswerFile): void {
  const lists = new Set(entry.filesOfLists.map(({ path }) => path));
  const pageAt = matcherByEnding(entry.itemFiles, ({ route }) => itemFilePattern(route));
  const listAt = matcherByEnding(entry.filesOfLists, ({ path, ending }) => {
    return `${path.slice(0, -ending.length - 1)}/:${ITEM}`;
  });
  app.get('*', ({ req }, next) => {
    const url = new URL(req.url);
    const { pathname: path } = url;
    const answerList = (list: string, id?: string) => {
      const language = entry.languageAt(url);
      const key = `${list} ${JSON.stringify(id ?? null)} ${language}`;
      return answer(req.raw, key, (data) => entry.readListFile(data, { path: list, id, language }));
    };
    if (lists.has(path)) return answerList(path);
    const file = pageAt(path)?.owner;
    if (file !== undefined) {
      const language = entry.languageAt(url);
      return answer(req.raw, `${path} ${language}`, (data) =>
        entry.readItemFile(data, { path, file, language }),
      );
    }
    const inList = listAt(path);
    return inList === undefined ? next() : answerList(inList.owner.path, inList.params[ITEM]);
  });
}

/** Finds whose file a path without its ending is, by the ranking that pages have. */
function matcherByEnding<Owner extends { readonly ending: string }>(
  owners: readonly Owner[],
  patternOf: (owner: Owner) => string,
): MatchPattern<Owner> {
  const matchers = [...Map.groupBy(owners, ({ ending }) => `.${ending}`)].map(
    ([ending, group]) => ({
      ending,
      match: createPatternMatcher(
        group.map((owner) => ({ pattern: patternOf(owner), owner })),
        { isExact: true },
      ),
    }),
  );
  return (path) => {
    const found = matchers.find(({ ending }) => path.endsWith(ending));
    return found?.match(path.slice(0, -found.ending.length));
  };
}
