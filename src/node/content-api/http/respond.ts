import { chooseEncoding } from './choose-encoding.ts';
import {
  compressBody,
  entityTag,
  isWorthCompressing,
  type Representation,
} from './representation.ts';

/** Answers a GET or HEAD request with a representation, or with 304 where the client has it. */
export function respond(
  { headers: asked, method }: Request,
  representation: Representation,
): Response | Promise<Response> {
  const accepted = asked.get('accept-encoding');
  const encoding = isWorthCompressing(representation) ? chooseEncoding(accepted) : undefined;
  const tag = entityTag(representation, encoding);
  const headers: Record<string, string> = {
    'Content-Language': representation.language,
    Vary: 'Accept-Language, Accept-Encoding',
    ETag: tag,
    'Cache-Control': 'no-cache',
  };
  const known = asked.get('if-none-match');
  if (known !== null && names(known, tag)) return new Response(null, { status: 304, headers });

  headers['Content-Type'] = 'application/json';
  const send = (body: Uint8Array<ArrayBuffer>): Response => {
    headers['Content-Length'] = String(body.byteLength);
    return new Response(method === 'HEAD' ? null : body, { headers });
  };
  if (encoding === undefined) return send(representation.body);
  headers['Content-Encoding'] = encoding;
  return compressBody(representation, encoding).then(send);
}

/** Whether an `If-None-Match` header names a tag; proxies that re-encode make tags weak. */
function names(header: string, tag: string): boolean {
  if (header.trim() === '*') return true;
  return header.match(/"[^"]*"/g)?.includes(tag) ?? false;
}
