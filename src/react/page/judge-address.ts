/**
 * The address that one with a stray brace at its end was meant to be (older links carry one), or
 * undefined for an address that is in order.
 *
 * @throws {Response} with status 400 for a path that cannot be decoded
 */
export function judgeAddress({ pathname, search }: URL): string | undefined {
  if (!isDecodable(pathname)) throw new Response(null, { status: 400 });
  const clean = pathname.replace(/(?:\}|%7D)+\/?$/i, '');
  // Two slashes at the start would name another host.
  return clean === pathname ? undefined : `/${clean.replace(/^[/\\]+/, '')}${search}`;
}

function isDecodable(pathname: string): boolean {
  try {
    // The bundler takes a call whose value nobody uses for one that does nothing.
    return decodeURIComponent(pathname) !== '';
  } catch {
    return false;
  }
}
