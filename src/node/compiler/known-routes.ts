/** The routes of a site, asked whether a link leads to one of them. */
export interface KnownRoutes {
  readonly all: readonly string[];
  /** Whether a path or a template such as `/people/{id}` leads to a route. */
  readonly has: (link: string) => boolean;
  /** The route that a path or a template leads to. */
  readonly find: (link: string) => string | undefined;
}

/** Routes stand by their length and first segment: with thousands, no link is held against each. */
export function indexRoutes(routes: readonly string[]): KnownRoutes {
  const groups = new Map<string, string[][]>();
  for (const route of routes) {
    const pattern = route.split('/');
    const key = groupKey(pattern, pattern[1]?.startsWith(':') === true);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [pattern]);
    else group.push(pattern);
  }
  const find = (link: string): string | undefined => {
    const segments = link.split('/');
    const patterns = [false, true].flatMap((any) => groups.get(groupKey(segments, any)) ?? []);
    return patterns
      .find((pattern) =>
        pattern.every((part, index) => part.startsWith(':') || part === segments[index]),
      )
      ?.join('/');
  };
  return { all: routes, find, has: (link) => find(link) !== undefined };
}

function groupKey(segments: readonly string[], any: boolean): string {
  return `${segments.length}/${any ? ':' : segments[1]}`;
}
