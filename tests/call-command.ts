import { vi } from 'vitest';
import { runCommand } from '../src/node/command-line/index.ts';
import type { Ended } from './run-command.ts';

/**
 * Runs what a command runs, in the process of the test: starting another and reading every module
 * again takes longer than what most commands do.
 */
export async function callCommand(command: () => number | Promise<number>): Promise<Ended> {
  const printed = { stdout: '', stderr: '' };
  const print = (stream: keyof typeof printed) => (text: unknown) => {
    printed[stream] += text;
    return true;
  };
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((line) => print('stdout')(`${line}\n`)),
    vi.spyOn(console, 'error').mockImplementation((line) => print('stderr')(`${line}\n`)),
    vi.spyOn(process.stdout, 'write').mockImplementation(print('stdout')),
    vi.spyOn(process.stderr, 'write').mockImplementation(print('stderr')),
  ];
  // Test runners ask for colours, which would stand between the words.
  vi.stubEnv('FORCE_COLOR', undefined);
  try {
    return { status: await runCommand(command), ...printed };
  } finally {
    for (const spy of spies) spy.mockRestore();
    vi.unstubAllEnvs();
  }
}
