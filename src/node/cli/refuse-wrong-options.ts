import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { UsageError } from '../command-line/index.ts';

/** Playwright reads all options before its configuration, and so tries nothing where there is none. */
const NO_CONFIGURATION = path.join(import.meta.dirname, 'no-configuration/playwright.config.ts');

const OWN_CONFIGURATION = /^(?:-c|--config)(?:=|$)/;

/**
 * Has Playwright read options that it is to be called with later, before there is anything to try.
 *
 * @param runner the file of Playwright's command
 * @throws {UsageError} in Playwright's words, where it knows one of them not, or not its value
 */
export function refuseWrongOptions(runner: string, options: readonly string[]): void {
  if (!options.some((option) => option.startsWith('-'))) return;
  if (options.some((option) => OWN_CONFIGURATION.test(option))) return;
  const args = [runner, 'test', '--config', NO_CONFIGURATION, ...options];
  const { stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const [, wrong, meant = ''] =
    /^(?:error: |Error: (?=--))(.+)(?:\n\((Did you mean .+)\))?/m.exec(stderr) ?? [];
  if (wrong === undefined) return;
  const proposal = meant === '' ? '' : `; ${meant.replace('Did', 'did')}`;
  throw new UsageError(`Playwright: ${wrong}${proposal}\ncolophon test --help lists the options`);
}
