/** Up to this many entries are made right away: defining a getter for each would cost more. */
const AT_ONCE = 100;

/**
 * An array whose entries are made when they are first read, each once. A list of thousands shows a
 * slice at a time, and cleaning the texts of all the others would keep its first one waiting.
 */
export function mapOnDemand<From, To>(
  from: readonly From[],
  make: (entry: From, index: number) => To,
): readonly To[] {
  if (from.length <= AT_ONCE) return from.map(make);
  const made = new Array<To>(from.length);
  for (const [index, entry] of from.entries()) {
    Object.defineProperty(made, index, {
      configurable: true,
      enumerable: true,
      get: () => {
        const value = make(entry, index);
        Object.defineProperty(made, index, { value, enumerable: true });
        return value;
      },
    });
  }
  return made;
}
