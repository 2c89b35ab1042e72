/** How many times as many values of a kind there are as of all others, so that these are mistakes. */
const CLEAR = 3;

/** Whether so many of all are of one kind that the others are mistakes. */
export function isClear(count: number, all: number): boolean {
  return count > 0 && count >= CLEAR * (all - count);
}

/** Whether at least half of all are of one kind. */
export function isMost(count: number, all: number): boolean {
  return count > 0 && 2 * count >= all;
}
