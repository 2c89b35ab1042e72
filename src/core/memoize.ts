/**
 * Makes a function answer again what it answered last for an object, where the other arguments are the
 * same too. The results of an object are forgotten with it.
 *
 * @param make gives the same for the same arguments, and changes nothing
 */
export function memoize<Subject extends object, Others extends readonly unknown[], Result>(
  make: (subject: Subject, ...others: Others) => Result,
): (subject: Subject, ...others: Others) => Result {
  const cache = new WeakMap<Subject, { readonly others: Others; readonly result: Result }>();
  return (subject, ...others) => {
    const last = cache.get(subject);
    if (last !== undefined && areSame(last.others, others)) return last.result;
    const result = make(subject, ...others);
    cache.set(subject, { others, result });
    return result;
  };
}

/**
 * Makes a function of lists answer again what it answered last, where all entries are the same objects.
 *
 * @param make gives the same for the same arguments, and changes nothing
 */
export function memoizeLast<Lists extends readonly (readonly unknown[])[], Result>(
  make: (...lists: Lists) => Result,
): (...lists: Lists) => Result {
  let last: { readonly lists: Lists; readonly result: Result } | undefined;
  return (...lists) => {
    const isKnown = last?.lists.every((list, index) => areSame(list, lists[index] ?? []));
    if (last !== undefined && isKnown) return last.result;
    const result = make(...lists);
    last = { lists, result };
    return result;
  };
}

/** Whether two lists hold the same values, objects by themselves. */
export function areSame(before: readonly unknown[], after: readonly unknown[]): boolean {
  return (
    before.length === after.length && before.every((value, index) => Object.is(value, after[index]))
  );
}
