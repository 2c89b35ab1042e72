import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A copy of the site's server in a process of its own. */
export interface Copy {
  readonly port: number;
  /** Sends a signal, and waits for the end. */
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

const ROOT = path.resolve(import.meta.dirname, '../..');
const TIMEOUT = 30_000;

/** Starts `npm run serve`, and waits until it says that it is ready. */
export async function startCopy(port: number, apiOrigin = ''): Promise<Copy> {
  const child = spawn(process.execPath, [path.join(ROOT, 'src/node/cli/colophon.cjs'), 'serve'], {
    cwd: ROOT,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      API_ORIGIN: apiOrigin,
      LOG: 'off',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await waitUntilReady(port, child);
  return {
    port,
    end: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill(signal);
      await exited;
    },
  };
}

async function waitUntilReady(port: number, child: ChildProcess): Promise<void> {
  const end = Date.now() + TIMEOUT;
  while (Date.now() < end && child.exitCode === null) {
    const status = await fetch(`http://127.0.0.1:${port}/-/ready`).then(
      (answer) => answer.status,
      () => undefined,
    );
    if (status === 200) return;
    await wait(50);
  }
  throw new Error(`The server on port ${port} did not become ready`);
}
