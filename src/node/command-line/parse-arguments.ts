import { type ParseArgsConfig, parseArgs } from 'node:util';
import { suggest } from '../compiler/index.ts';
import { UsageError } from './usage-error.ts';

/**
 * Node's `parseArgs` with short errors: the argument and the one that is meant, then the command that explains more.
 *
 * @param usage how the command is called; it begins with the command
 * @throws {UsageError} where an argument is unknown, or has no value
 */
export function parseArguments<Config extends ParseArgsConfig>(usage: string, config: Config) {
  try {
    return parseArgs(config);
  } catch (cause) {
    throw new UsageError(`${explain(cause, config)}\n${helpOf(usage)} lists the options`, {
      cause,
    });
  }
}

/** How to ask for more: `colophon check --help`; npm passes on what follows two hyphens. */
function helpOf(usage: string): string {
  const [command = ''] = usage.split(' [', 1);
  return `${command}${command.startsWith('npm ') ? ' --' : ''} --help`;
}

function explain(cause: unknown, config: ParseArgsConfig): string {
  const { tokens } = parseArgs({ ...config, strict: false, tokens: true });
  const options = config.options ?? {};
  for (const token of tokens) {
    if (token.kind === 'option' && !Object.hasOwn(options, token.name)) {
      const known = Object.keys(options).map((name) => `--${name}`);
      return `there is no option ${token.rawName}${suggest(token.rawName, known)}`;
    }
    if (token.kind === 'positional' && config.allowPositionals !== true) {
      return `"${token.value}" is an argument too many`;
    }
  }
  const message = cause instanceof Error ? cause.message : String(cause);
  return message.split('\n', 1)[0]?.replace(/\.$/, '') ?? message;
}
