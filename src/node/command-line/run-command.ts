import { Refusal } from './refusal.ts';
import { explainUnwritable } from './unwritable.ts';
import { UsageError } from './usage-error.ts';

/**
 * Runs a command and gives its exit status, which is 2 where it was called wrongly and 1 where it
 * refuses, or the system does not let it write: these are printed as a message, and any other error is a
 * mistake of our own.
 */
export async function runCommand(command: () => number | Promise<number>): Promise<number> {
  try {
    return await command();
  } catch (thrown) {
    const error = explainUnwritable(thrown);
    if (!(error instanceof UsageError || error instanceof Refusal)) throw error;
    console.error(error.message);
    return error instanceof UsageError ? 2 : 1;
  }
}
