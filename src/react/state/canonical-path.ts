/** The URL that another spelling of it redirects to. */
export interface CanonicalPath {
  /** Path and query. It is one of this site's: two slashes at the beginning would name another host. */
  readonly path: string;
  /** 301 where the other form can never be a page's own. */
  readonly status: 301 | 302;
}

/**
 * The canonical path of a URL that has slashes at its end or several in a row, or a stray brace at its end,
 * as older links have. Undefined for a URL that has its canonical path.
 *
 * @throws {Response} with status 400 for a path that cannot be decoded
 */
export function canonicalPathOf({ pathname, search }: URL): CanonicalPath | undefined {
  if (!isDecodable(pathname)) throw new Response(null, { status: 400 });
  const plain = withoutSlashes(pathname);
  const clean = withoutSlashes(withoutBraces(plain));
  if (clean === pathname) return undefined;
  return { path: `${clean}${search}`, status: clean === plain ? 301 : 302 };
}

/** Whether a URL can be decoded, and has its canonical path. */
export function isCanonical(url: URL): boolean {
  return isDecodable(url.pathname) && canonicalPathOf(url) === undefined;
}

/** A path without slashes at its end or several in a row. */
function withoutSlashes(path: string): string {
  const segments = path.split(/[/\\]/).filter((segment) => segment !== '');
  return `/${segments.join('/')}`;
}

/** A path without the braces at its end, however many; no expression finds them in one pass. */
function withoutBraces(path: string): string {
  let end = path.length;
  for (;;) {
    if (path.charAt(end - 1) === '}') end -= 1;
    else if (path.slice(Math.max(0, end - 3), end).toLowerCase() === '%7d') end -= 3;
    else return path.slice(0, end);
  }
}

/** Whether a path is percent-encoded as paths are; what is not has no page, and answers 400. */
export function isDecodable(pathname: string): boolean {
  try {
    // The bundler removes a call whose value is not used.
    return decodeURIComponent(pathname) !== '';
  } catch {
    return false;
  }
}
