import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';

/** How a run is called for: `npm run fuzz` sets these, `npm test` leaves them as they are. */
const COUNT = Number(process.env.FUZZ_COUNT || 0);
const SEED = Number(process.env.FUZZ_SEED || 20_260_101);
/** Whether `npm run fuzz` asks, which takes its time. */
export const IS_LONG_RUN = COUNT > 0;
const KEEPS = process.env.FUZZ_KEEP === '1';

const SAMPLES = 10;
const REGRESSIONS_FILE = path.join(import.meta.dirname, 'regressions.json');

/**
 * Holds a property against random values, after all that have ever broken it. A new one is written
 * to the file of kept cases where the run was asked for by `npm run fuzz`.
 *
 * @param usual how many values the usual run tries
 * @throws where the property does not hold, with the smallest value found and the seed
 */
export async function holdProperty<Value>(
  name: string,
  values: fc.Arbitrary<Value>,
  check: (value: Value) => void | Promise<void>,
  usual: number,
): Promise<void> {
  for (const value of readRegressions()[name] ?? []) await check(value as Value);
  const watch = watchMemory();
  const details = await fc.check(
    fc.asyncProperty(values, async (value) => {
      await check(value);
      // What a weak reference has led to is held until the event loop turns.
      await nextTurn();
      watch.tried();
    }),
    {
      numRuns: COUNT || usual,
      seed: SEED,
      endOnFailure: false,
    },
  );
  if (watch.samples.length > 0) console.log(`${name}: heap in MB ${watch.samples.join(' ')}`);
  if (!details.failed) return;
  const [found] = details.counterexample ?? [];
  if (KEEPS && found !== undefined) keep(name, found);
  const report = await fc.asyncDefaultReportMessage(details);
  throw new Error(report, { cause: details.errorInstance });
}

/** Looks ten times in a long run at what is held, after what is not needed was let go. */
function watchMemory() {
  const step = Math.ceil(COUNT / SAMPLES);
  const samples: number[] = [];
  let done = 0;
  return {
    samples,
    tried: () => {
      done += 1;
      if (COUNT === 0 || done % step !== 0) return;
      collectGarbage();
      samples.push(Math.round(process.memoryUsage().heapUsed / 2 ** 20));
    },
  };
}

/** Node does this for whoever asks at its start, or later by way of a context of its own. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

type Regressions = Readonly<Record<string, readonly unknown[]>>;

function readRegressions(): Regressions {
  return existsSync(REGRESSIONS_FILE)
    ? (JSON.parse(readFileSync(REGRESSIONS_FILE, 'utf8')) as Regressions)
    : {};
}

function keep(name: string, value: unknown): void {
  const known = readRegressions();
  const all = { ...known, [name]: [...(known[name] ?? []), value] };
  writeFileSync(REGRESSIONS_FILE, `${JSON.stringify(all, null, 2)}\n`);
}
