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
  /** What spells out all of its segments, by the path; none ranks before it. */
  const spelledOut = new Map<string, OwnedPattern<Owner>>();
  const groups = new Map<string, RankedPattern<Owner>[]>();
  for (const [order, owned] of patterns.entries()) {
    const segments = segmentsOf(owned.pattern);
    if (!segments.some(isParameter)) {
      const path = segments.join('/');
      if (!spelledOut.has(path)) spelledOut.set(path, owned);
      continue;
    }
    const key = groupKey(segments.length, isParameter(segments[1]) ? undefined : segments[1]);
    const group = groups.get(key) ?? [];
    group.push({ ...owned, order, segments, fixed: countFixed(segments) });
    groups.set(key, group);
  }
  for (const group of groups.values()) group.sort(byRank);

  return (path) => {
    const segments = segmentsOf(decodePath(path));
    const own = spelledOut.get(segments.join('/'));
    if (own !== undefined) return { pattern: own.pattern, owner: own.owner, params: {} };
    // With thousands of patterns, no path is held against each.
    const groupsAt = [groupKey(segments.length, segments[1]), groupKey(segments.length, undefined)];
    const found = groupsAt.flatMap(
      (key) => groups.get(key)?.find((ranked) => isFilledBy(ranked, segments)) ?? [],
    );
    const [first] = found.sort(byRank);
    return (
      first && { pattern: first.pattern, owner: first.owner, params: readParams(first, segments) }
    );
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
  readonly segments: readonly string[];
  /** How many segments the pattern spells out. */
  readonly fixed: number;
}

/** Whether a path of as many segments belongs to a pattern; a parameter stands for one letter at least. */
function isFilledBy({ segments }: RankedPattern<unknown>, path: readonly string[]): boolean {
  return segments.every((segment, index) =>
    isParameter(segment) ? path[index] !== '' : path[index] === segment,
  );
}

function readParams(
  { segments }: RankedPattern<unknown>,
  path: readonly string[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    segments.flatMap((segment, index) =>
      isParameter(segment) ? [[segment.slice(1), (path[index] ?? '').replaceAll('%2F', '/')]] : [],
    ),
  );
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
