import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What a process has spent. */
export interface Spent {
  /** Milliseconds of processor time, over all cores: other work on the machine adds little to it. */
  readonly cpu: number;
  /** Milliseconds that it took. */
  readonly time: number;
  /** The most memory that it held, in KB. */
  readonly memory: number;
}

/** Runs a command of Node to its end and says what it has spent; one that fails is an error. */
export function spend(folder: string, command: readonly string[]): Spent {
  const scratch = mkdtempSync(path.join(tmpdir(), 'site-spent-'));
  const file = path.join(scratch, 'spent');
  try {
    const start = performance.now();
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', path.join(import.meta.dirname, 'report-cpu.ts'), ...command],
      { cwd: folder, encoding: 'utf8', env: { ...process.env, BENCH_SPENT: file } },
    );
    const time = performance.now() - start;
    if (status !== 0) throw new Error(`${command.join(' ')} failed:\n${stdout}${stderr}`);
    const spent: Omit<Spent, 'time'> = JSON.parse(readFileSync(file, 'utf8').split('\n')[0] ?? '');
    return { ...spent, time };
  } finally {
    rmSync(scratch, { recursive: true });
  }
}
