import { STUDIO } from '../../core/studio/studio-api.ts';
import { startDevelopment } from '../build/index.ts';
import { parseArguments, refuse, UsageError } from '../command-line/index.ts';
import { listensOnLoopback } from '../studio/index.ts';

/** A command that serves a site while it is written. */
export interface DevelopCommand {
  readonly name: 'dev' | 'studio';
  readonly usage: string;
}

/** The options of both. */
export const OPTIONS = {
  port: { type: 'string' },
  host: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/**
 * Serves a site while it is developed, and says where its studio is.
 *
 * @returns the exit status, while the server goes on
 */
export async function develop(
  { name, usage }: DevelopCommand,
  args: readonly string[],
  site: string,
): Promise<number> {
  const { values } = parseArguments(usage, {
    args: [...args],
    options: OPTIONS,
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const { HOST, PORT } = process.env;
  const port = readPort('--port', values.port) ?? readPort('PORT', PORT || undefined);
  const host = values.host ?? (HOST || undefined);
  if (name === 'studio' && !listensOnLoopback(host)) {
    const fix = 'leave --host and HOST out, as whoever reaches the studio writes files';
    throw new UsageError(`the studio listens on this machine alone, and not at "${host}"; ${fix}`);
  }
  const server = await startDevelopment(site, {
    host,
    port,
    isStrict: port !== undefined,
  }).catch((error) => refuse(explain(error, name, port)));
  server.printUrls();
  const [url] = server.resolvedUrls?.local ?? [];
  if (url !== undefined && listensOnLoopback(host)) {
    console.log(`  ➜  Studio:  ${new URL(STUDIO, url)}`);
  }
  return 0;
}

/** Vite says that a port is in use; the fix is ours to say. */
function explain(error: unknown, name: string, port: number | undefined): unknown {
  const isTaken = error instanceof Error && /\bport \d+ is already in use/i.test(error.message);
  if (!isTaken || port === undefined) return error;
  const fix = `stop what uses it, or choose another: npx colophon ${name} --port ${port + 1}`;
  return new Error(`Port ${port} is taken; ${fix}`, { cause: error });
}

function readPort(name: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new UsageError(`${name} is "${value}"; it has to be a number up to 65535`);
}
