import { type Browser, chromium } from 'playwright';
import { findBrowser } from '../../src/node/browser/index.ts';
import { thisMachine } from './machine.ts';

/** Starts the browser that this machine has; undefined where there is none. */
export async function launchBrowser(): Promise<Browser | undefined> {
  const machine = thisMachine();
  const found = findBrowser(machine);
  if (found === undefined) return undefined;
  return chromium.launch({
    executablePath: found.path,
    // Chromium refuses to run its sandbox as root, as in most containers.
    args: machine.isRoot ? ['--no-sandbox'] : [],
  });
}
