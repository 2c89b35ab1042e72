import { appendFileSync } from 'node:fs';
import { NOTED, RUN_IN_SERVER } from './variables.ts';

// Loaded by a server before its own code: each thread notes the first time that a mutant runs, so that nothing
// is lost however the thread ends.

const file = process.env[RUN_IN_SERVER] ?? '';
const awaited = new Set<string | symbol>(process.env[NOTED]?.split(',') ?? []);
const counts = new Proxy<Record<string, number>>(
  {},
  {
    set: (target, id, count) => {
      if (awaited.delete(id)) appendFileSync(file, `${String(id)}\n`);
      return Reflect.set(target, id, count);
    },
  },
);
Object.assign(globalThis, { __stryker__: { mutantCoverage: { static: counts, perTest: {} } } });
