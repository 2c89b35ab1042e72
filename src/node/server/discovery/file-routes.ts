import type { FileAnswer } from '../../../core/discovery/index.ts';
import { isParameter } from '../../../core/routing/match-pattern.ts';
import type { DataRequest, ServerEntry } from '../../../core/server-entry.ts';
import type { SiteApp } from '../site-app.ts';

type Files = Pick<
  ServerEntry,
  'languageAt' | 'listFiles' | 'readListFile' | 'itemFiles' | 'readItemFile'
>;

/** Answers with a file, once for all who ask for what has the same key. */
type AnswerFile = (
  request: Request,
  key: string,
  read: (data: DataRequest) => Promise<FileAnswer | undefined>,
) => Response | Promise<Response>;

/**
 * The files that layouts make of their lists and of each item, and blocks of their pages' items. Of an
 * item that is in both, the file of its own page counts.
 */
export function addFileRoutes(app: SiteApp, entry: Files, answer: AnswerFile): void {
  const answerList = (request: Request, path: string, id?: string) => {
    const language = entry.languageAt(new URL(request.url));
    const key = `${path} ${JSON.stringify(id ?? null)} ${language}`;
    return answer(request, key, (data) => entry.readListFile(data, { path, id, language }));
  };
  for (const { path } of entry.listFiles) {
    app.get(path, ({ req }) => answerList(req.raw, path));
  }
  for (const file of entry.itemFiles) {
    app.get(placeOf(file.route, file.ending), ({ req }) => {
      const url = new URL(req.url);
      const path = url.pathname;
      const language = entry.languageAt(url);
      return answer(req.raw, `${path} ${language}`, (data) =>
        entry.readItemFile(data, { path, file, language }),
      );
    });
  }
  for (const { path, ending } of entry.listFiles) {
    const folder = path.slice(0, -ending.length - 1);
    app.get(`${folder}/${anyFile(ending)}`, ({ req }) =>
      answerList(req.raw, path, req.param('file')?.slice(0, -ending.length - 1)),
    );
  }
}

/** Where the files of a route's items stand. */
function placeOf(route: string, ending: string): string {
  const segments = (route === '/' ? '/index' : route).split('/');
  const last = segments.at(-1);
  if (!isParameter(last)) return `${segments.join('/')}.${ending}`;
  return [...segments.slice(0, -1), anyFile(ending)].join('/');
}

function anyFile(ending: string): string {
  return `:file{[^/]+\\.${ending}}`;
}
