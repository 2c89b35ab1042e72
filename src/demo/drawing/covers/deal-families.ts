import { createRandom, type Random } from '../random.ts';
import { families } from './cover.ts';

/**
 * Families for covers that stand side by side, by path: each its own, as it would have alone, or
 * where an earlier one has that, another that none has had since all were used.
 */
export function dealFamilies(paths: readonly string[]): ReadonlyMap<string, string> {
  const names = Object.keys(families);
  const dealt = new Map<string, string>();
  const left = new Set<string>();
  for (const path of paths) {
    if (left.size === 0) for (const name of names) left.add(name);
    const random = createRandom(path).fork('family');
    const own = pickName(random, names);
    const family = left.has(own) ? own : pickName(random, [...left]);
    left.delete(family);
    dealt.set(path, family);
  }
  return dealt;
}

function pickName(random: Random, [first = '', ...others]: readonly string[]): string {
  return random.pick([first, ...others]);
}
