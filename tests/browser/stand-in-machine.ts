import type { CommandResult, Machine } from './machine.ts';

/** A machine for tests: files that are there, commands that do what the test says. */
export function standInMachine(
  options: Partial<Pick<Machine, 'platform' | 'environment' | 'isRoot'>> & {
    readonly files?: readonly string[];
    /** What a command line does to the files; one that is not named fails. */
    readonly commands?: Readonly<Record<string, readonly string[]>>;
  },
) {
  const files = new Set(options.files);
  const ran: string[] = [];
  const logged: string[] = [];
  const machine: Machine = {
    platform: options.platform ?? 'linux',
    environment: options.environment ?? { PATH: '/usr/local/bin:/usr/bin' },
    isRoot: options.isRoot ?? false,
    exists: (file) => files.has(file),
    playwrightChromium: () => '/cache/playwright/chrome',
    run: async (command, args): Promise<CommandResult> => {
      const line = [command, ...args].join(' ');
      ran.push(line);
      const brought = options.commands?.[line];
      for (const file of brought ?? []) files.add(file);
      return { succeeded: brought !== undefined, output: brought ? '' : 'no connection' };
    },
    log: (line) => logged.push(line),
  };
  return { machine, ran, logged };
}
