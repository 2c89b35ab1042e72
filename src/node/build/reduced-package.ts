/** A package of which pages use a part that no bundler can tell: methods, and what only some calls do. */
export interface ReducedPackage {
  readonly name: string;
  readonly files: RegExp;
  /** What functions do here, by their names and the class or function they are in; null for nothing at all. */
  readonly bodies: Readonly<Record<string, string | null>>;
  /** Pieces of code, and what they come to here; each of them has to be there. */
  readonly texts: readonly (readonly [code: RegExp, then: string])[];
  /** Whether servers have none of its files. */
  readonly isForBrowsers?: boolean;
}

/** Methods that nothing calls, by their classes. */
export function dropped(
  methods: Readonly<Record<string, readonly string[]>>,
): Record<string, null> {
  return Object.fromEntries(
    Object.entries(methods).flatMap(([type, names]) =>
      names.map((name) => [`${type}.${name}`, null]),
    ),
  );
}
