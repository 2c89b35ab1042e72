import type { ServerResponse } from 'node:http';
import pLimit from 'p-limit';
import type { Connect } from 'vite';
import { STUDIO } from '../../core/studio/studio-api.ts';
import { sendJson } from '../http/index.ts';
import { type Answers, createAnswers, nameOfCall } from './answer-calls.ts';
import { CallProblem } from './call-problem.ts';
import type { DevelopedSite } from './developed-site.ts';
import { EditedSite } from './edited-site.ts';
import { ExamplePaths } from './example-paths.ts';
import { refuseForeign, refuseWithoutToken } from './guard.ts';
import { readAsked } from './read-body.ts';
import { PICTURES, readPicture } from './renderer-data.ts';
import { printStudioPage, protect, readStudioFile } from './studio-page.ts';

export type { DevelopedSite } from './developed-site.ts';
export { listensOnLoopback } from './guard.ts';

/** The studio of a site, as the development server has it. */
export interface Studio {
  /** Answers everything below the studio's URL, which is taken off before. */
  readonly answer: Connect.NextHandleFunction;
  /** Files of the site were written by somebody else, or by the studio itself. */
  readonly noteDisk: () => void;
  /** Tells the studio's page that there is news. */
  readonly tell: () => void;
  /** Tells it that what it knows of was validated further. */
  readonly tellFindings: () => void;
}

/**
 * Makes the studio of a site that is developed: its page, and the calls by which that edits the site.
 *
 * @example
 * server.middlewares.use('/-/studio', createStudio(site).answer);
 */
export function createStudio(site: DevelopedSite): Studio {
  const edited = new EditedSite(site);
  const examples = new ExamplePaths(site);
  const answers = createAnswers(edited, examples);
  // What changes the draft is done one after the other.
  const inTurn = pLimit(1);
  return {
    answer: (request, response) => {
      const call = () => answerRequest(request, response, { site, answers });
      const answered = request.method === 'POST' ? inTurn(call) : call();
      answered.catch((error: unknown) => sendProblem(response, error));
    },
    noteDisk: () => {
      examples.forget();
      edited.noteDisk();
    },
    tell: () => edited.tell(),
    tellFindings: () => edited.tellFindings(),
  };
}

async function answerRequest(
  request: Connect.IncomingMessage,
  response: ServerResponse,
  { site, answers }: { readonly site: DevelopedSite; readonly answers: Answers },
): Promise<void> {
  protect(response);
  refuseForeign(request);
  const call = nameOfCall(request);
  if (call === undefined) return answerPage(request, response, site);
  refuseWithoutToken(request, site.token);
  if (!isCall(call, answers)) {
    throw new CallProblem(404, { message: `the studio has no call "${call}"` });
  }
  sendJson(response, 200, await answers[call](await readAsked(request)));
}

/** The page itself, its files, and pictures of renderers. */
async function answerPage(
  { method, originalUrl = '/' }: Connect.IncomingMessage,
  response: ServerResponse,
  { root, token }: DevelopedSite,
): Promise<void> {
  if (method !== 'GET' && method !== 'HEAD') {
    throw new CallProblem(405, { message: `the studio’s page knows no ${method}` });
  }
  const { pathname } = new URL(originalUrl, 'http://localhost');
  const name = decodeURIComponent(pathname.slice(STUDIO.length));
  if (name.startsWith(PICTURES)) {
    const picture = readPicture(root, name.slice(PICTURES.length));
    if (picture === undefined) throw new CallProblem(404, { message: `there is no ${name}` });
    response.setHeader('Content-Type', 'image/webp');
    response.end(picture);
  } else if (name === '' && pathname === STUDIO) {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(await printStudioPage(token));
  } else if (name === '') {
    response.statusCode = 302;
    response.setHeader('Location', STUDIO);
    response.end();
  } else {
    const { type, body } = readStudioFile(name);
    response.setHeader('Content-Type', type);
    // Its name changes with what it holds, and that is everybody's: the browser keeps it, compiled.
    response.setHeader('Cache-Control', 'private, max-age=31536000, immutable');
    response.end(body);
  }
}

function isCall(name: string, answers: Answers): name is keyof Answers {
  return Object.hasOwn(answers, name);
}

function sendProblem(response: ServerResponse, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  const { status, problem } =
    error instanceof CallProblem
      ? error
      : { status: 500, problem: { message: `the studio failed: ${message}` } };
  sendJson(response, status, problem);
}
