import { parseArguments, refuse, UsageError } from '../command-line/index.ts';
import { findOlderSite, printFinding } from '../compiler/index.ts';
import { createServerLog, createSiteServer, startServer } from '../server/index.ts';
import { checkServed } from './check-served.ts';
import { readServerEnvironment, type ServerEnvironment, USAGE } from './server-environment.ts';
import { warnOfChanges } from './warn-of-changes.ts';

/** Serves a built site. */
export async function run(args: readonly string[], site: string): Promise<number> {
  const { values } = parseArguments(USAGE, {
    args: [...args],
    options: { help: { type: 'boolean', short: 'h', default: false } },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const environment = readEnvironment();
  await serve(site, environment).catch(refuse);
  return 0;
}

/** What the environment says is a part of the call. */
function readEnvironment(): ServerEnvironment {
  try {
    return readServerEnvironment(process.env, process.stdout.isTTY);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** Serves the built site; the environment says where, and from what. */
async function serve(root: string, environment: ServerEnvironment): Promise<void> {
  const older = findOlderSite(root);
  if (older !== undefined) throw new Error(printFinding(older));
  warnOfChanges(root);
  const { host, port, apiOrigin, siteOrigin, cacheBytes, stopDelay, metricsToken } = environment;
  const log = createServerLog(environment.log, {
    write: (text) => process.stdout.write(text),
    now: () => new Date(),
  });
  // A mistake in one answer is no reason to end all others.
  process.on('unhandledRejection', (reason) => {
    log.warn(reason instanceof Error ? (reason.stack ?? reason.message) : String(reason));
  });
  // What libraries have to say belongs into the log, too.
  console.warn = (...words) => log.warn(words.join(' '));
  // Whoever reads the log may go; the site stays.
  process.stdout.on('error', () => undefined);

  const server = await startServer({
    host,
    port,
    log,
    stopDelay,
    metricsToken,
    openSite: async (report, starting) => {
      const site = await createSiteServer(root, {
        apiOrigin,
        variables: process.env,
        siteOrigin,
        cacheBytes,
        skeletonsAhead: true,
        report,
        starting,
      });
      await site.warm();
      return site;
    },
  }).catch((error: NodeJS.ErrnoException) => {
    throw new Error(explainStart(error, host, port), { cause: error });
  });
  for (const note of server.notes) log.warn(note);
  log.info(
    `The site is served at http://${host.includes(':') ? `[${host}]` : host}:${server.port}/`,
  );
  if (apiOrigin === undefined) void checkServed(root, (finding) => log.warn(finding));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void server.stop().then(() => {
        log.flush();
        process.exit(0);
      });
    });
  }
}

function explainStart(error: NodeJS.ErrnoException, host: string, port: number): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} of ${host} is taken; stop what uses it, or choose another: PORT=${port + 1} npx colophon serve`;
    case 'EACCES':
      return `Port ${port} needs more rights; choose one above 1023: PORT=8080 npx colophon serve`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST is "${host}", which is no address of this machine; leave it out or set 127.0.0.1`;
    default:
      return error.message;
  }
}
