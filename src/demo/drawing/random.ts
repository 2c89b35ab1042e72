/** A source of repeatable chance: the same seed text always gives the same sequence. */
export type Random = {
  /** A number from 0 (included) to 1 (excluded). */
  next(): number;
  between(low: number, high: number): number;
  /** A whole number from `low` to `high`, both included. */
  integer(low: number, high: number): number;
  chance(probability: number): boolean;
  /** Minus one or one. */
  sign(): -1 | 1;
  pick<T>(choices: readonly [T, ...T[]]): T;
  /** An independent sequence, so that drawing more in one part does not disturb another. */
  fork(label: string): Random;
};

/** FNV-1a: spreads texts that differ in one letter over all 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of Buffer.from(text, 'utf8')) {
    value = Math.imul(value ^ byte, 0x01000193);
  }
  // FNV leaves the high bits of similar texts alike; two rounds of mixing part them.
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** Mulberry32, after Tommy Ettinger: 32 bits of state are plenty for a picture. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Makes the random source that belongs to a seed text, usually a picture's path. */
export function createRandom(seed: string): Random {
  const next = mulberry32(hash(seed));
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    integer: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    sign: () => (next() < 0.5 ? -1 : 1),
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
    fork: (label) => createRandom(`${seed}#${label}`),
  };
}
