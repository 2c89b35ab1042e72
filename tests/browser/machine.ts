import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import type { BrowserMachine } from '../../src/node/browser/index.ts';

/** How a command ended; a command that is not there, or took too long, has failed. */
export interface CommandResult {
  readonly succeeded: boolean;
  /** The last lines that the command printed. */
  readonly output: string;
}

/** What finding and installing a browser needs of the computer; tests hand in one of their own. */
export interface Machine extends BrowserMachine {
  readonly isRoot: boolean;
  readonly run: (
    command: string,
    args: readonly string[],
    timeoutMs: number,
  ) => Promise<CommandResult>;
  readonly log: (line: string) => void;
}

/** Lines of a failed command that a reader is shown. */
const SHOWN_LINES = 4;

/** The computer that this runs on. */
export function thisMachine(): Machine {
  return {
    platform: process.platform,
    environment: process.env,
    isRoot: process.getuid?.() === 0,
    exists: existsSync,
    playwrightChromium: () => chromium.executablePath(),
    run: runCommand,
    log: (line) => console.log(line),
  };
}

function runCommand(
  command: string,
  args: readonly string[],
  timeoutMs: number,
): Promise<CommandResult> {
  const isWindows = process.platform === 'win32';
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that a time-out ends what the command has started as well.
      detached: !isWindows,
      // npx is a script on Windows, which only a shell can start.
      shell: isWindows,
    });
    let printed = '';
    const collect = (chunk: Buffer) => {
      printed += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const timer = setTimeout(() => {
      printed += `\nended after ${timeoutMs / 1000} s`;
      if (child.pid !== undefined) endGroup(child.pid, isWindows);
    }, timeoutMs);
    const finish = (succeeded: boolean, more = '') => {
      clearTimeout(timer);
      resolve({ succeeded, output: lastLines(printed + more) });
    };
    child.on('error', (error) => finish(false, error.message));
    child.on('close', (code) => finish(code === 0));
  });
}

function endGroup(pid: number, isWindows: boolean): void {
  try {
    process.kill(isWindows ? pid : -pid);
  } catch {
    // It ended by itself in the meantime.
  }
}

function lastLines(text: string): string {
  return text.trim().split('\n').slice(-SHOWN_LINES).join('\n');
}
