import { execFile } from 'node:child_process';

/** How a command ended. */
export interface Ended {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs a command in a folder, without a terminal; whatever else the test does goes on meanwhile.
 *
 * @param timeout milliseconds after which it is ended; by default it may take as long as it likes
 * @param variables of its environment, beside those of this process
 * @throws {Error} where it cannot be started, or is ended from outside
 */
export function runCommand(
  folder: string,
  command: string,
  args: readonly string[],
  timeout = 0,
  variables: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    // Test runners ask for colours, which would stand between the words.
    const { FORCE_COLOR: _, ...env } = process.env;
    const options = { cwd: folder, timeout, env: { ...env, ...variables } };
    const child = execFile(command, args, options, (error, stdout, stderr) => {
      if (error === null) resolve({ status: 0, stdout, stderr });
      else if (typeof error.code === 'number') resolve({ status: error.code, stdout, stderr });
      else reject(error);
    });
    child.stdin?.end();
  });
}
