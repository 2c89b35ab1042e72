import { setImmediate as nextTurn } from 'node:timers/promises';

/** Long work that may be put down after each of its steps. */
export type Steps<Value> = Generator<undefined, Value, undefined>;

/** How long others wait for steps at a time, in milliseconds. */
const MAX_TURN = 15;

/** Does something with each value, a step for each. */
export function* mapInSteps<Value, Result>(
  values: Iterable<Value>,
  work: (value: Value) => Result,
): Steps<Result[]> {
  const results: Result[] = [];
  for (const value of values) {
    results.push(work(value));
    yield;
  }
  return results;
}

/** Does all steps at once. */
export function finish<Value>(steps: Steps<Value>): Value {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** Does the steps in turns, between which the process does whatever else it has to. */
export async function finishInTurns<Value>(steps: Steps<Value>): Promise<Value> {
  for (;;) {
    const end = performance.now() + MAX_TURN;
    do {
      const { done, value } = steps.next();
      if (done === true) return value;
    } while (performance.now() < end);
    await nextTurn();
  }
}
