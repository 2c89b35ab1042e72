import { respond } from '../http/respond.ts';
import type { DrawnPage } from './drawn-page.ts';
import type { PageCache } from './page-cache.ts';
import { Overload, type RenderQueue } from './render-queue.ts';
import type { ServerReport } from './server-report.ts';

export interface DrawingSources {
  readonly cache: PageCache;
  readonly queue: RenderQueue;
  readonly report: ServerReport;
  /** Answers whoever is turned away, with seconds after which to try again; in plain words by default. */
  readonly sayBusy?: SayBusy;
}

type SayBusy = (request: Request, retryAfter: number) => Response | Promise<Response>;

/**
 * Answers a request with what was drawn before, or is drawn now if there is time for it. Drawing is
 * given up where all who wait for it have left.
 *
 * @param key what requests for the same have in common; undefined draws for this request alone
 */
export function answerDrawn(
  { cache, queue, report, sayBusy = sayBusyPlainly }: DrawingSources,
  request: Request,
  key: string | undefined,
  draw: (signal: AbortSignal) => Promise<DrawnPage>,
): Response | Promise<Response> {
  const drawInTurn = (signal: AbortSignal) =>
    queue.run(async () => {
      const finish = report.drawing();
      return draw(signal).finally(finish);
    }, signal);
  const page =
    key === undefined
      ? drawInTurn(request.signal)
      : cache.get(key, drawInTurn, report.cached, () => request.signal);
  return page instanceof Promise
    ? page.then(
        (drawn) => sendDrawn(request, drawn),
        (error: unknown) => turnAway(request, error, sayBusy),
      )
    : sendDrawn(request, page);
}

/** Sends what was drawn. */
export function sendDrawn(request: Request, page: DrawnPage): Response | Promise<Response> {
  if (page.kind === 'page') return respond(request, page.representation, page.status);
  return new Response(null, {
    status: page.status,
    headers: { Location: page.location, 'Cache-Control': 'no-cache', 'Content-Length': '0' },
  });
}

async function turnAway(request: Request, error: unknown, sayBusy: SayBusy): Promise<Response> {
  // Nobody reads it.
  if (request.signal.aborted) return new Response(null, { status: 503 });
  if (!(error instanceof Overload)) throw error;
  const answer = await sayBusy(request, error.retryAfter);
  // Whoever asks again at once has to stand in line with those who come.
  answer.headers.set('Connection', 'close');
  return answer;
}

/** For machines that ask for lists of pages. */
function sayBusyPlainly(_request: Request, retryAfter: number): Response {
  return new Response('The site is busy; try again in a moment.\n', {
    status: 503,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': String(retryAfter),
    },
  });
}
