import { chooseEncoding } from './choose-encoding.ts';
import {
  compressOnce,
  entityTag,
  isWorthCompressing,
  type Representation,
} from './representation.ts';

/** Answers a GET or HEAD request with a representation, or with 304 where the client has it. */
export function respond(
  { headers: asked, method }: Request,
  representation: Representation,
  status = 200,
): Response | Promise<Response> {
  const { headers: own, quality, body: plain } = representation;
  const accepted = asked.get('accept-encoding');
  const encoding = isWorthCompressing(representation) ? chooseEncoding(accepted) : undefined;
  const tag = entityTag(representation, encoding);
  const headers: Record<string, string> = {
    ...own,
    ...(quality !== 'none' && {
      Vary: [own.Vary, 'Accept-Encoding'].filter(Boolean).join(', '),
    }),
    ETag: tag,
  };
  const known = asked.get('if-none-match');
  if (status === 200 && known !== null && names(known, tag)) {
    return new Response(null, { status: 304, headers });
  }

  const send = (body: Uint8Array<ArrayBuffer>): Response => {
    headers['Content-Length'] = String(body.byteLength);
    return new Response(method === 'HEAD' ? null : body, { status, headers });
  };
  if (encoding === undefined) return send(plain);
  headers['Content-Encoding'] = encoding;
  return compressOnce(representation, encoding).then(send);
}

/** Whether an `If-None-Match` header names a tag; proxies that re-encode make tags weak. */
function names(header: string, tag: string): boolean {
  if (header.trim() === '*') return true;
  return header.match(/"[^"]*"/g)?.includes(tag) ?? false;
}
