/** A path with named segments, such as `/people/:id`, and what stands at it. */
export interface OwnedPattern<Owner> {
  readonly pattern: string;
  readonly owner: Owner;
}

/** A pattern that a path belongs to, and what fills its parameters there. */
export interface PatternMatch<Owner> extends OwnedPattern<Owner> {
  readonly params: Readonly<Record<string, string>>;
}

/** Finds the pattern that a path belongs to; undefined for a path of none. */
export type MatchPattern<Owner> = (path: string) => PatternMatch<Owner> | undefined;

export interface MatcherOptions {
  /** Whether slashes at the end tell paths apart. */
  readonly isExact?: boolean;
}

/**
 * The one ranking of paths. Of the patterns that match a path, the one that spells out most of its
 * segments counts, and of equals the first: react-router ranks its routes so, and whatever else
 * asks which page stands at a path has to answer as it does. As there, upper and lower case tell
 * paths apart, slashes at the end say nothing, and parameters are decoded.
 */
export function createPatternMatcher<Owner>(
  patterns: readonly OwnedPattern<Owner>[],
  { isExact = false }: MatcherOptions = {},
): MatchPattern<Owner> {
  const segmentsOf = isExact ? splitPath : splitBarePath;
  const groups = new Map<string, RankedPattern<Owner>[]>();
  for (const [order, owned] of patterns.entries()) {
    const segments = segmentsOf(owned.pattern);
    const key = groupKey(segments.length, isParameter(segments[1]) ? undefined : segments[1]);
    const group = groups.get(key) ?? [];
    group.push({ ...owned, order, ...compilePattern(segments, isExact) });
    groups.set(key, group);
  }
  for (const group of groups.values()) group.sort(byRank);

  return (path) => {
    const decoded = decodePath(path);
    const [, first, ...rest] = segmentsOf(decoded);
    const count = rest.length + (first === undefined ? 1 : 2);
    // With thousands of patterns, no path is held against each.
    const groupsAt = [groupKey(count, first), groupKey(count, undefined)];
    const found = groupsAt.flatMap((key) => findFirst(groups.get(key) ?? [], decoded));
    return found.sort((a, b) => byRank(a.ranked, b.ranked))[0]?.match;
  };
}

/**
 * A path that belongs to both of two patterns although neither ranks before the other, so that their
 * order alone would decide; undefined where there is none.
 */
export function findTie(one: string, other: string): string | undefined {
  const [a, b] = [splitPath(one), splitPath(other)];
  if (a.length !== b.length || countFixed(a) !== countFixed(b)) return undefined;
  const path = a.map((segment, index) => {
    const counterpart = b[index] ?? '';
    if (!isParameter(segment) && !isParameter(counterpart) && segment !== counterpart) return null;
    return isParameter(segment) ? counterpart : segment;
  });
  return path.includes(null) ? undefined : path.join('/');
}

/** Whether a part of a pattern stands for any word. */
export function isParameter(segment: string | undefined): boolean {
  return segment?.startsWith(':') === true;
}

interface RankedPattern<Owner> extends OwnedPattern<Owner> {
  readonly order: number;
  /** How many segments the pattern spells out. */
  readonly fixed: number;
  readonly names: readonly string[];
  readonly expression: RegExp;
}

function compilePattern(segments: readonly string[], isExact: boolean) {
  const source = segments.map((segment) =>
    isParameter(segment) ? '([^/]+)' : segment.replace(/[\\.*+^${}|()[\]]/g, '\\$&'),
  );
  return {
    fixed: countFixed(segments),
    names: segments.filter(isParameter).map((segment) => segment.slice(1)),
    expression: isExact
      ? new RegExp(`^${source.join('/')}$`)
      : new RegExp(`^${source.join('/')}/*$`),
  };
}

function findFirst<Owner>(ranked: readonly RankedPattern<Owner>[], path: string) {
  for (const entry of ranked) {
    const match = entry.expression.exec(path);
    if (match === null) continue;
    const params = Object.fromEntries(
      entry.names.map((name, index) => [name, (match[index + 1] ?? '').replaceAll('%2F', '/')]),
    );
    const { pattern, owner } = entry;
    return [{ ranked: entry, match: { pattern, owner, params } }];
  }
  return [];
}

function byRank(a: RankedPattern<unknown>, b: RankedPattern<unknown>): number {
  return b.fixed - a.fixed || a.order - b.order;
}

function countFixed(segments: readonly string[]): number {
  return segments.filter((segment) => !isParameter(segment)).length;
}

/** The segments of a path, with an empty one before the first slash. */
function splitPath(path: string): string[] {
  return path.split('/');
}

/** The same without the empty ones at its end. */
function splitBarePath(path: string): string[] {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return splitPath(path.slice(0, end));
}

function groupKey(count: number, first: string | undefined): string {
  return first === undefined ? `${count}` : `${count}/${first}`;
}

/** A slash that is encoded parts no segments; a path that cannot be decoded is taken as it is. */
function decodePath(path: string): string {
  try {
    return path
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return path;
  }
}
