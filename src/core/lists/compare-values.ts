/** Says which of two values comes first; undefined comes last, whichever way the others run. */
export type Compare = (a: string | undefined, b: string | undefined) => number;

/** Orders texts as a language does, numbers by what they count, and dates by when they are. */
export function createCompare(locale: string, descending: boolean): Compare {
  const collator = new Intl.Collator(locale, { numeric: true });
  return (a, b) => {
    if (a === undefined || b === undefined)
      return Number(a === undefined) - Number(b === undefined);
    const order = isDate(a) && isDate(b) ? compareDates(a, b) : collator.compare(a, b);
    return descending ? -order : order;
  };
}

function isDate(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}(?=$|[T ])/.test(value);
}

/** Times that name their offset are instants; days are compared as they are written. */
function compareDates(a: string, b: string): number {
  const [left, right] = [instantOf(a), instantOf(b)];
  if (left !== undefined && right !== undefined) return left - right;
  return a < b ? -1 : Number(a > b);
}

/** The instant of a time that says how far it is from Greenwich; undefined for others. */
export function instantOf(value: string): number | undefined {
  if (!/T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(value)) return undefined;
  const instant = Date.parse(value);
  return Number.isNaN(instant) ? undefined : instant;
}
