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

function send({ headers: asked, method }: Request, variant: Variant, status: number): Response {
  const known = asked.get('if-none-match');
  if (status === 200 && known !== null && names(known, variant.tag)) {
    return new Response(null, { status: 304, headers: variant.bareHeaders });
  }
  const body = method === 'HEAD' ? null : variant.body;
  return new Response(body, { status, headers: variant.headers });
}

/** Whether an `If-None-Match` header names a tag; proxies that re-encode make tags weak. */
function names(header: string, tag: string): boolean {
  if (header.trim() === '*') return true;
  return header.match(/"[^"]*"/g)?.includes(tag) ?? false;
}
