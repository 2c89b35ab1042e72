import { respond } from '../http/respond.ts';
import type { DrawnPage } from './drawn-page.ts';
import type { PageCache } from './page-cache.ts';
import { Overload, type RenderQueue } from './render-queue.ts';
import type { ServerReport } from './server-report.ts';

export interface DrawingSources {
  readonly cache: PageCache;
  readonly queue: RenderQueue;
  readonly report: ServerReport;
}

/**
 * Answers a request with what was drawn before, or is drawn now if there is time for it. Drawing is
 * given up where all who wait for it have left.
 *
 * @param key what requests for the same have in common; undefined draws for this request alone
 */
export function answerDrawn(
  { cache, queue, report }: DrawingSources,
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
        (error: unknown) => turnAway(request, error),
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

function turnAway({ signal }: Request, error: unknown): Response {
  // Nobody reads it.
  if (signal.aborted) return new Response(null, { status: 503 });
  if (!(error instanceof Overload)) throw error;
  return new Response('The site is busy; try again in a moment.\n', {
    status: 503,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': String(error.retryAfter),
      // Whoever asks again at once has to stand in line with those who come.
      Connection: 'close',
    },
  });
}
