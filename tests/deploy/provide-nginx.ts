import { existsSync, mkdirSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from '../run-command.ts';

/** An nginx to test with. */
export interface FoundNginx {
  readonly program: string;
  /** The module for files that brotli has compressed; undefined where there is none. */
  readonly brotli: string | undefined;
}

const CACHE = path.resolve(import.meta.dirname, '../../node_modules/.cache/nginx');
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'];
const INSTALLED = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];
const BROTLI_MODULE = 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/**
 * The nginx of this machine, else Debian's package, unpacked beside the project's own.
 *
 * @throws where there is none and none could be fetched
 */
export async function provideNginx(): Promise<FoundNginx> {
  const installed = INSTALLED.find((file) => existsSync(file));
  if (installed !== undefined) return { program: installed, brotli: ifThere('/', BROTLI_MODULE) };
  const program = path.join(CACHE, 'usr/sbin/nginx');
  if (!existsSync(program)) await fetchPackages();
  return { program, brotli: ifThere(CACHE, BROTLI_MODULE) };
}

async function fetchPackages(): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  await run('apt-get', ['download', ...PACKAGES]).catch(async () => {
    // The lists of packages may be missing or out of date.
    await run('apt-get', ['update']);
    await run('apt-get', ['download', ...PACKAGES]);
  });
  for (const name of await readdir(CACHE)) {
    if (name.endsWith('.deb')) await run('dpkg', ['-x', name, '.']);
  }
}

async function run(command: string, args: readonly string[]): Promise<void> {
  const { status, stderr } = await runCommand(CACHE, command, args, 180_000);
  if (status === 0) return;
  throw new Error(
    `There is no nginx, and ${command} ${args.join(' ')} could not fetch it (on Debian: apt-get install nginx): ${stderr}`,
  );
}

function ifThere(folder: string, file: string): string | undefined {
  const found = path.join(folder, file);
  return existsSync(found) ? found : undefined;
}
