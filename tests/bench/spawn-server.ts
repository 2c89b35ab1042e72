import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { METRICS_TOKEN } from '../load/server-metrics.ts';

/** The built site in a process of its own. */
export interface RunningServer {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

const START_TIMEOUT = 60_000;
/** The development server pre-bundles its dependencies first. */
const DEVELOPMENT_TIMEOUT = 90_000;

/**
 * Starts `npm run serve` on a port that the system chooses, with the embedded content or a backend.
 *
 * @param engine the folder of the engine, where the site is in another
 * @param variables that it has besides those of this process
 */
export function spawnServer(
  root: string,
  apiOrigin = '',
  engine = root,
  variables: NodeJS.ProcessEnv = {},
): Promise<RunningServer> {
  return start(root, [commandOf(engine), 'serve', root], START_TIMEOUT, apiOrigin, variables);
}

/** Starts `npm run dev` on a port that the system chooses. */
export function startDevelopmentServer(root: string, engine = root): Promise<RunningServer> {
  const command = [commandOf(engine), 'dev', root, '--host', '127.0.0.1', '--port', '0'];
  return start(root, command, DEVELOPMENT_TIMEOUT);
}

function commandOf(engine: string): string {
  return path.join(engine, 'src/node/cli/colophon.ts');
}

async function start(
  root: string,
  command: readonly string[],
  timeout: number,
  apiOrigin = '',
  variables: NodeJS.ProcessEnv = {},
): Promise<RunningServer> {
  // Colours would stand in the middle of the URL.
  const { FORCE_COLOR: _, ...env } = process.env;
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: {
      ...env,
      HOST: '127.0.0.1',
      PORT: '0',
      API_ORIGIN: apiOrigin,
      METRICS_TOKEN,
      NO_COLOR: '1',
      // A line for each request would be in the way of what is measured.
      LOG: 'off',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const timer = setTimeout(() => child.kill(), timeout);
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
    // A line before may name the backend that calls are forwarded to.
    const origin = line.includes('forwarded to') ? undefined : /https?:\/\/[^/\s]+/.exec(line)?.[0];
    if (origin !== undefined) {
      stdout.resume();
      return origin;
    }
  }
  throw new Error('The server stopped before it said its URL');
}
