import { appendFileSync } from 'node:fs';
import type { BrowserContext, TestInfo } from '@playwright/test';
import { ACTIVE, NOTED, RUN_IN_PAGES, type RunInPage } from './variables.ts';

// Becomes a part of a suite whose site has planted mutants.

/** Switches a mutant on in each page before anything else, or notes which ones the pages of a case run. */
export async function watchMutants(context: BrowserContext, info: TestInfo): Promise<void> {
  const file = process.env[RUN_IN_PAGES];
  if (file !== undefined) {
    await context.exposeFunction('noteMutant', (id: string) => {
      const run: RunInPage = [info.project.name, info.titlePath, id];
      appendFileSync(file, `${JSON.stringify(run)}\n`);
    });
  }
  const given = { activeMutant: process.env[ACTIVE], noted: process.env[NOTED]?.split(',') ?? [] };
  await context.addInitScript(({ activeMutant, noted }) => {
    const { noteMutant } = globalThis as { readonly noteMutant?: (id: string) => void };
    const awaited = new Set<string | symbol>(noted);
    const counts = new Proxy<Record<string, number>>(
      {},
      {
        set: (target, id, count) => {
          if (awaited.delete(id)) noteMutant?.(String(id));
          return Reflect.set(target, id, count);
        },
      },
    );
    const mutantCoverage = { static: counts, perTest: {} };
    Object.assign(globalThis, { __stryker__: { activeMutant, mutantCoverage } });
  }, given);
}
