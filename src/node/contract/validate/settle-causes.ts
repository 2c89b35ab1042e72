import { CONTRACT_CODES } from '../contract-codes.ts';
import type { AnswerField, Occurrence } from '../contract-finding.ts';

/**
 * Leaves one occurrence for each cause. What the manifest needs says more than what the description
 * says of the same part of an answer; but a part that may not be empty is more than a warning.
 */
export function settleCauses(occurrences: readonly Occurrence[]): Occurrence[] {
  const described = occurrences.filter(({ code }) => code === 'C205');
  const needed = occurrences.filter(
    ({ code, part }) =>
      code !== 'C205' && part !== undefined && CONTRACT_CODES[code].severity === 'error',
  );
  const covered = new Set(needed.flatMap(({ part }) => (part ? [keyOf(part)] : [])));
  const violated = new Set(described.flatMap(({ part }) => (part ? [keyOf(part)] : [])));
  return occurrences.filter(({ code, part }) => {
    if (part === undefined) return true;
    if (code === 'C205') return !ancestorsOf(part).some((key) => covered.has(key));
    return CONTRACT_CODES[code].severity === 'error' || !violated.has(keyOf(part));
  });
}

/** The part itself, all that it is in, and the answer as a whole. */
function ancestorsOf({ endpoint, key }: AnswerField): string[] {
  const steps = key.split('.');
  const keys = steps.map((_, index) => steps.slice(0, index + 1).join('.'));
  return ['', ...keys].map((ancestor) => keyOf({ endpoint, key: ancestor }));
}

function keyOf({ endpoint, key }: AnswerField): string {
  return `${endpoint} ${key}`;
}
