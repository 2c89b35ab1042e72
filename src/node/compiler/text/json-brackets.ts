import { createScanner } from 'jsonc-parser';

/** A bracket of a JSON text, outside of its strings. */
export interface Bracket {
  readonly sign: '{' | '}' | '[' | ']';
  readonly offset: number;
  readonly opens: boolean;
}

/** Brackets by the kinds of jsonc-parser's tokens; its const enum does not outlive type stripping. */
const BRACKETS: Readonly<Record<number, Bracket['sign']>> = { 1: '{', 2: '}', 3: '[', 4: ']' };
const END_OF_FILE = 17;

/** The brackets of a text, in its order, however deep: a scanner has no stack to overflow. */
export function* bracketsOf(text: string): Generator<Bracket> {
  const scanner = createScanner(text, true);
  for (let token: number = scanner.scan(); token !== END_OF_FILE; token = scanner.scan()) {
    const sign = BRACKETS[token];
    if (sign === undefined) continue;
    yield { sign, offset: scanner.getTokenOffset(), opens: sign === '{' || sign === '[' };
  }
}
