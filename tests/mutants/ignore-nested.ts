/** The variable that names the places of a sample: `12:4-14:5`, lines from 1 and columns from 0. */
export const PLACES_VARIABLE = 'MUTANT_PLACES';

interface Place {
  readonly line: number;
  readonly column: number;
}

interface Range {
  readonly start: Place;
  readonly end: Place;
}

/** What is read of a path of Babel's. */
interface NodePath {
  readonly node: { readonly loc?: Range | null };
  readonly parentPath: NodePath | null;
}

/**
 * Leaves out what lies within a place of a sample and is none itself: Stryker tries all mutants within the
 * places that it is given, and a function of them would count for a hundred. Places are told apart by
 * lines and columns alone, as a path says nothing of its file.
 */
export function createIgnorer(places: readonly string[]) {
  const ranges = places.map(readRange);
  const known = new Set(ranges.map(keyOf));
  const isPlace = ({ node: { loc } }: NodePath) => loc != null && known.has(keyOf(loc));
  return {
    shouldIgnore: (path: NodePath): string | undefined => {
      const { loc } = path.node;
      if (loc == null || isPlace(path) || ranges.some((range) => isWithin(range, loc))) {
        return undefined;
      }
      for (let around = path.parentPath; around !== null; around = around.parentPath) {
        if (isPlace(around)) return 'It is not in the sample.';
      }
      return undefined;
    },
  };
}

function readRange(place: string): Range {
  const [line = 0, column = 0, endLine = 0, endColumn = 0] = place.split(/[:-]/).map(Number);
  return { start: { line, column }, end: { line: endLine, column: endColumn } };
}

function keyOf({ start, end }: Range): string {
  return `${start.line}:${start.column}-${end.line}:${end.column}`;
}

function isWithin(inner: Range, outer: Range): boolean {
  return isBefore(outer.start, inner.start) && isBefore(inner.end, outer.end);
}

/** Whether a place is before another one, or the same. */
function isBefore(one: Place, other: Place): boolean {
  return one.line < other.line || (one.line === other.line && one.column <= other.column);
}

const places = JSON.parse(process.env[PLACES_VARIABLE] ?? '[]') as string[];

/** The name under which Stryker is told of it. */
export const IGNORER = 'nested';

export const strykerPlugins = [{ kind: 'Ignore', name: IGNORER, value: createIgnorer(places) }];
