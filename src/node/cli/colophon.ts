import { readFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { COMMANDS } from './commands.ts';

const ENGINE = path.resolve(import.meta.dirname, '../../..');

// Reading a command's own modules takes as long as what it does. What V8 compiled of them is cached; where
// the folder cannot be written they are read anew.
enableCompileCache(path.join(ENGINE, '.cache/commands'));

// What is imported before that is not cached.
const { runCommand, UsageError } = await import('../command-line/index.ts');
const { chooseSite } = await import('./choose-site.ts');

const USAGE = `colophon <command> [site] [options]

${Object.entries(COMMANDS)
  .map(([name, { summary }]) => `  ${name.padEnd(16)}${summary}`)
  .join('\n')}

The site is a folder with manifests/ in it: the one named, or else the one that you are in.
colophon <command> --help lists the options; colophon --version shows the version.`;

async function main(): Promise<number> {
  const [name, ...args] = helpAsOption(process.argv.slice(2));
  if (name === undefined || name === '--help' || name === '-h') {
    console.log(USAGE);
    return 0;
  }
  if (name === '--version' || name === '-v') {
    console.log(JSON.parse(readFileSync(path.join(ENGINE, 'package.json'), 'utf8')).version);
    return 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) {
    const { suggest } = await import('../compiler/index.ts');
    throw new UsageError(`there is no command "${name}"${suggest(name, Object.keys(COMMANDS))}`);
  }
  const { run, options } = await command.load();
  const folder = process.cwd();
  if (command.makesSite) return run(args, folder);
  const { site, rest } = chooseSite(args, folder, { takes: command.takes, options });
  return run(rest, site);
}

/** `help check` asks for the same as `check --help`. */
function helpAsOption(args: readonly string[]): readonly string[] {
  return args[0] === 'help' ? [...args.slice(1, 2), '--help'] : args;
}

/** Milliseconds in which what a command that failed has left open may end by itself. */
const TIMEOUT = 500;

const status = await runCommand(main);
process.exitCode = status;
// Node that is told to exit while V8 compiles in the background can wait for itself for ever
// (nodejs/node#54918): it is told only where something still keeps it.
if (status !== 0) setTimeout(() => process.exit(status), TIMEOUT).unref();
