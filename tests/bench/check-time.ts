import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type CompiledSite, compile } from '../../src/node/compiler/index.ts';
import { generateSite } from './generate-site.ts';
import { median } from './print-table.ts';

/** How long the check takes, in milliseconds. */
export interface CheckTime {
  readonly pages: number;
  /** The whole process, the median of five. */
  readonly process: number;
  /** The compiler alone in a process that has run it before, the median of five. */
  readonly compile: number;
}

const RUNS = 5;

/** Times the check with a generated site of so many pages, made of copies of the real sections. */
export function timeCheck(root: string, compiled: CompiledSite, pages: number): CheckTime {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-bench-'));
  try {
    generateSite(root, folder, { compiled, pages });
    const check = (): void => runCheck(folder);
    const validate = (): void => runCompiler(folder, pages);
    return { pages, process: medianOf(check), compile: medianOf(validate) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function runCheck(folder: string): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(folder, 'src/node/cli/colophon.ts'), 'check'],
    { cwd: folder, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The check of the generated site failed:\n${stdout}${stderr}`);
}

function runCompiler(folder: string, pages: number): void {
  const { findings, compiled } = compile(folder);
  if (findings.length > 0 || compiled?.pages.length !== pages) {
    throw new Error(
      `The generated site has ${compiled?.pages.length} pages, not ${pages}, and ${findings.length} findings`,
    );
  }
}

/** The median of several runs after one that fills the caches. */
function medianOf(run: () => void): number {
  run();
  return median(
    Array.from({ length: RUNS }, () => {
      const start = performance.now();
      run();
      return performance.now() - start;
    }),
  );
}
