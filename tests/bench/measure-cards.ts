import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { AIMS } from './aims.ts';
import type { Measured } from './figure.ts';

const run = promisify(execFile);

/** The time that 1,000 cards take from a manifest, mapping included, beside the same by hand. */
export async function measureCards(root: string): Promise<Measured> {
  // Within the project, where the built module finds its packages.
  const folder = mkdtempSync(path.join(root, 'node_modules/.cache/site-cards-'));
  try {
    const entry = path.join(import.meta.dirname, 'cards/cards.tsx');
    const vite = path.join(root, 'node_modules/vite/bin/vite.js');
    const build = [vite, 'build', '--ssr', entry, '--outDir', folder, '--logLevel', 'error'];
    await run(process.execPath, build, { cwd: root });
    const worker = path.join(import.meta.dirname, 'cards/run-cards.ts');
    const { stdout } = await run(process.execPath, [worker, folder]);
    const times: Record<'manifest' | 'handWritten' | 'ratio', number> = JSON.parse(stdout);
    return {
      title: '1,000 cards rendered on the server from a manifest, beside the same markup by hand',
      figures: [
        {
          name: 'cards beside hand-written',
          value: times.ratio,
          unit: 'ratio',
          aim: { most: AIMS.cards },
        },
        { name: 'cards from a manifest', value: times.manifest, unit: 'ms of processors' },
        { name: 'cards by hand', value: times.handWritten, unit: 'ms of processors' },
      ],
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
