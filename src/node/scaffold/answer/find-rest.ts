import { isNamed, namesOf, plainName, splitName } from './field-names.ts';

/** A number of all items; the site reads none that is a text. */
export interface Total {
  readonly path: string;
  readonly value: number;
  readonly isText?: boolean;
}

/** A value in an answer, and where it stands. */
export interface Leaf {
  readonly path: string;
  readonly value: unknown;
}

const NUMBER = /^\d+$/;

/**
 * The number of all items, which may be a text too, or have a name of its own such as `items_total`.
 *
 * @param named what is called so, which may be the count of the items that are shown
 */
export function findTotal(
  leaves: readonly Leaf[],
  named: Total | undefined,
  shown: number,
): Total | undefined {
  if (named !== undefined && (plainName(named.path) !== 'count' || named.value !== shown)) {
    return named;
  }
  const counts = leaves.flatMap(({ path, value }) => {
    const isText = typeof value === 'string' && NUMBER.test(value);
    const count = isText ? Number(value) : value;
    return typeof count === 'number' && Number.isInteger(count) && count >= shown
      ? [{ path, value: count, ...(isText && { isText }) }]
      : [];
  });
  const [largest] = counts
    .filter(({ path }) => isNamed(path, 'total'))
    .sort((a, b) => b.value - a.value);
  return (
    largest ??
    counts.find(isTotal) ??
    // A number of any name that says that it counts, such as `resultSetSize`, and is more than is shown.
    counts.find(({ path, value, isText }) => !isText && value > shown && isCounted(path))
  );
}

/** What a number is of, where it counts what a list has. */
const COUNTED = [
  'entries',
  'found',
  'hits',
  'items',
  'matches',
  'of',
  'records',
  'results',
  'rows',
];

function isCounted(path: string): boolean {
  const words = splitName(path.split('.').at(-1) ?? path);
  const isOfPage = (['pageSize', 'offset', 'pageNumber', 'pageCount'] as const).some((part) =>
    isNamed(path, part),
  );
  const isOther = words.some((word) => namesOf('otherTotal').includes(word) && word !== 'size');
  // The `rev_number` of a record numbers it alone.
  const isOfList = words.at(-1) !== 'number' || words.some((word) => COUNTED.includes(word));
  const isCount = namesOf('counted').includes(words.at(-1) ?? '');
  return words.length > 1 && !isOfPage && !isOther && isOfList && isCount;
}

/** Whether a name begins or ends with "total", and is not that of time or pages. */
function isTotal({ path }: { path: string }): boolean {
  const words = splitName(path.split('.').at(-1) ?? path);
  const isSaid = words.length > 1 && [words[0], words.at(-1)].includes('total');
  return isSaid && !words.some((word) => namesOf('otherTotal').includes(word));
}

/** Where an answer says by yes or no that there is a further page, and it is yes: `has_more`. */
export function findMore(leaves: readonly Leaf[]): string | undefined {
  return leaves.find(({ path, value }) => value === true && isNamed(path, 'morePages'))?.path;
}

/** Where a token stands by which the backend goes on; an offset that is no number is one too. */
export function findCursor(leaves: readonly Leaf[]): string | undefined {
  return leaves.find(({ path, value }) => {
    if (typeof value === 'number') return isNamed(path, 'cursor');
    if (typeof value !== 'string' || value === '') return false;
    return isNamed(path, 'cursor') || (isNamed(path, 'offset') && !NUMBER.test(value));
  })?.path;
}
