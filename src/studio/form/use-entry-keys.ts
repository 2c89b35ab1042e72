import { useState } from 'react';
import { moveEntry } from '../model/move-entry.ts';

/**
 * React keys of a list's entries, which have no names of their own. They go with an entry that is moved, as
 * do the focus and what is being typed in it.
 */
export function useEntryKeys(count: number) {
  const [known, setKnown] = useState<readonly number[]>([]);
  const next = Math.max(-1, ...known) + 1;
  const keys = Array.from({ length: count }, (_, index) => known[index] ?? next + index);
  return {
    of: (index: number) => keys[index],
    move: (from: number, to: number) => setKnown(moveEntry(keys, from, to)),
    remove: (index: number) => setKnown(keys.filter((_, at) => at !== index)),
  };
}
