import type { Case } from './case.ts';

/**
 * The cases of a suite that ask what others of it ask of the same code, and run with `EVERY=1` alone: of those that
 * are alike all but the first, the last and one between them.
 */
export function findFurther(cases: readonly Case[]): ReadonlySet<Case> {
  const alike = cases.filter((own) => own.alike !== undefined);
  const groups = Map.groupBy(alike, (own) => `${own.kind} ${own.alike}`);
  return new Set(
    [...groups.values()].flatMap((all) => {
      const last = all.length - 1;
      const chosen = new Set([0, Math.floor(last / 2), last]);
      return all.filter((_, index) => !chosen.has(index));
    }),
  );
}
