import { respond } from '../../http/index.ts';
import type { ServerReport } from '../edge/server-report.ts';
import type { PageAnswer } from './page-answer.ts';
import type { PageCache } from './page-cache.ts';
import { Overload, type RenderQueue } from './render-queue.ts';

export interface RenderingServices {
  readonly cache: PageCache;
  readonly queue: RenderQueue;
  readonly report: ServerReport;
  /** Answers whoever is turned away, with seconds after which to try again; in plain words by default. */
  readonly sayBusy?: SayBusy;
}

type SayBusy = (request: Request, retryAfter: number) => Response | Promise<Response>;

type RenderAnswer = (signal: AbortSignal) => Promise<PageAnswer>;

/**
 * Answers a request with what was rendered before, or is rendered now if there is time for it.
 * Rendering is given up where all who wait for it have left.
 *
 * @param key what requests for the same have in common; undefined renders for this request alone
 */
export function answerRendered(
  services: RenderingServices,
  request: Request,
  key: string | undefined,
  render: RenderAnswer,
): Response | Promise<Response> {
  const answer = findRendered(services, request, key, render);
  return answer instanceof Promise
    ? sendWhenRendered(services, request, answer)
    : sendRendered(request, answer);
}

/** What a request is answered with, at once where it was rendered before. */
export function findRendered(
  { cache, queue, report }: RenderingServices,
  request: Request,
  key: string | undefined,
  render: RenderAnswer,
): PageAnswer | Promise<PageAnswer> {
  const renderInTurn = (signal: AbortSignal) =>
    queue.run(async () => {
      const finish = report.rendering();
      return render(signal).finally(finish);
    }, signal);
  return key === undefined
    ? renderInTurn(request.signal)
    : cache.get(key, renderInTurn, report.cached, () => request.signal);
}

/** Sends what is being rendered, or turns away whom there was no time to render it for. */
export function sendWhenRendered(
  { sayBusy = sayBusyPlainly }: RenderingServices,
  request: Request,
  answer: Promise<PageAnswer>,
): Promise<Response> {
  return answer.then(
    (rendered) => sendRendered(request, rendered),
    (error: unknown) => turnAway(request, error, sayBusy),
  );
}

/** Sends what was rendered. */
export function sendRendered(request: Request, page: PageAnswer): Response | Promise<Response> {
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
  // A client that asks again at once has to connect anew, behind those who wait.
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
