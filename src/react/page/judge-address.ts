/**
 * The address that one with a stray brace at its end was meant to be (older links carry one), or
 * undefined for an address that is in order. It is one of this site's: two slashes at the beginning
 * would name another host.
 *
 * @throws {Response} with status 400 for a path that cannot be decoded
 */
export function judgeAddress({ pathname, search }: URL): string | undefined {
  if (!isDecodable(pathname)) throw new Response(null, { status: 400 });
  const clean = withoutBraces(pathname).replace(/^[/\\]{2,}/, '/');
  return clean === pathname ? undefined : `${clean || '/'}${search}`;
}

/** Whether an address can be read, and is the one it was meant to be. */
export function isInOrder(url: URL): boolean {
  return isDecodable(url.pathname) && judgeAddress(url) === undefined;
}

/** A path without the braces at its end, however many; no expression finds them in one pass. */
export function withoutBraces(path: string): string {
  const last = path.endsWith('/') ? path.length - 1 : path.length;
  let end = last;
  for (;;) {
    if (path.charAt(end - 1) === '}') end -= 1;
    else if (path.slice(Math.max(0, end - 3), end).toLowerCase() === '%7d') end -= 3;
    else return end === last ? path : path.slice(0, end);
  }
}

function isDecodable(pathname: string): boolean {
  try {
    // The bundler takes a call whose value nobody uses for one that does nothing.
    return decodeURIComponent(pathname) !== '';
  } catch {
    return false;
  }
}
