/** Why a request is not answered with content. */
export interface HttpFailure {
  readonly status: 400 | 404 | 405;
  /** The offending value, then the fix. */
  readonly detail: string;
}

const TITLES: Record<HttpFailure['status'], string> = {
  400: 'Bad Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
};

/** Answers a request with a failure as a problem document (RFC 9457). */
export function respondFailure(request: Request, { status, detail }: HttpFailure): Response {
  const { pathname, search } = new URL(request.url);
  const instance = pathname + search;
  const problem = { type: 'about:blank', title: TITLES[status], status, detail, instance };
  return new Response(request.method === 'HEAD' ? null : JSON.stringify(problem), {
    status,
    headers: {
      'Content-Type': 'application/problem+json',
      'Content-Language': 'en',
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Language, Accept-Encoding',
      ...(status === 405 ? { Allow: 'GET, HEAD' } : {}),
    },
  });
}

/** A value as a message shows it: short, on one line. */
export function quote(value: string): string {
  const line = value.replace(/\s+/g, ' ');
  return `“${line.length > 60 ? `${line.slice(0, 59)}…` : line}”`;
}
