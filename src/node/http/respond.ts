import { chooseEncoding } from './choose-encoding.ts';
import {
  isWorthCompressing,
  type Representation,
  type Variant,
  variantOf,
} from './representation.ts';

/**
 * Answers a GET or HEAD request with a representation, or with 304 where the client has it. The
 * answer is there at once where one of the same encoding was sent before.
 */
export function respond(
  request: Request,
  representation: Representation,
  status = 200,
): Response | Promise<Response> {
  const encoding = isWorthCompressing(representation)
    ? chooseEncoding(request.headers.get('accept-encoding'))
    : undefined;
  const variant = variantOf(representation, encoding);
  return variant instanceof Promise
    ? variant.then((made) => send(request, made, status))
    : send(request, variant, status);
}

function send(request: Request, variant: Variant, status: number): Response {
  if (status === 200 && hasBody(request, variant.tag)) {
    return new Response(null, { status: 304, headers: variant.bareHeaders });
  }
  const body = request.method === 'HEAD' ? null : variant.body;
  return new Response(body, { status, headers: variant.headers });
}

/** Whether a client has a body already; proxies that re-encode make tags weak. */
export function hasBody({ headers }: Request, tag: string): boolean {
  const header = headers.get('if-none-match');
  if (header === null) return false;
  return header.trim() === '*' || (header.match(/"[^"]*"/g)?.includes(tag) ?? false);
}
