import { startDevelopment } from '../build/index.ts';
import { parseArguments, refuse, UsageError } from '../command-line/index.ts';

const USAGE = `colophon dev [site] [options]

Serves the site while it is written, at http://localhost:5173/ or the next port that is free. What is
wrong with it is shown over the pages until it is right; changes are shown at once.

  --port N       the port; the command ends where it is taken
  --host NAME    where to listen; --host 0.0.0.0 lets other machines look

In the environment PORT and HOST say the same as the options, which win, and API_ORIGIN names the
backend, in place of the embedded content.
Exit status: 0 once it was stopped, 1 if it cannot start, 2 if the call itself is wrong.`;

/** Serves a site while it is developed. */
export async function run(args: readonly string[], site: string): Promise<number> {
  const { values } = parseArguments(USAGE, {
    args: [...args],
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const { HOST, PORT } = process.env;
  const port = readPort('--port', values.port) ?? readPort('PORT', PORT || undefined);
  const server = await startDevelopment(site, {
    host: values.host ?? (HOST || undefined),
    port,
    isStrict: port !== undefined,
  }).catch((error) => refuse(explain(error, port)));
  server.printUrls();
  return 0;
}

/** Vite says that a port is in use; the fix is ours to say. */
function explain(error: unknown, port: number | undefined): unknown {
  const isTaken = error instanceof Error && /\bport \d+ is already in use/i.test(error.message);
  if (!isTaken || port === undefined) return error;
  const fix = `stop what uses it, or choose another: npx colophon dev --port ${port + 1}`;
  return new Error(`Port ${port} is taken; ${fix}`, { cause: error });
}

function readPort(name: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new UsageError(`${name} is "${value}"; it has to be a number up to 65535`);
}
