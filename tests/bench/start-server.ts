import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** The built site in a process of its own. */
export interface RunningServer {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

const START_TIMEOUT = 20_000;

/** Starts `npm run serve` on a port that the system chooses, with the embedded content. */
export async function startServer(root: string): Promise<RunningServer> {
  const child = spawn(process.execPath, [path.join(root, 'src/node/cli/serve.ts')], {
    cwd: root,
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', API_ORIGIN: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const timer = setTimeout(() => child.kill(), START_TIMEOUT);
  const origin = await readOrigin(child);
  clearTimeout(timer);
  return {
    origin,
    stop: async () => {
      if (child.exitCode !== null) return;
      const exited = once(child, 'exit');
      child.kill();
      await exited;
    },
  };
}

async function readOrigin({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error('The server has no output');
  for await (const line of createInterface({ input: stdout })) {
    const origin = /https?:\/\/[^/\s]+/.exec(line)?.[0];
    if (origin !== undefined) {
      stdout.resume();
      return origin;
    }
  }
  throw new Error('The server stopped before it said its address');
}
