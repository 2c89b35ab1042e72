import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UsageError } from './usage-error.ts';

/**
 * Node's `parseArgs`, whose complaints are followed by how the command is called.
 *
 * @throws {UsageError} where an argument is unknown, or has no value
 */
export function parseArguments<Config extends ParseArgsConfig>(usage: string, config: Config) {
  try {
    return parseArgs(config);
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new UsageError(`${message}\n\n${usage}`, { cause });
  }
}
