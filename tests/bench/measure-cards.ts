import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { siteConfig } from '../../src/node/build/index.ts';
import { AIMS } from './aims.ts';
import type { Measured } from './figure.ts';

const run = promisify(execFile);

/** The time that 1,000 cards take from a manifest, mapping included, beside the same by hand. */
export async function measureCards(root: string): Promise<Measured> {
  // Within the project, where the built module finds its packages.
  const folder = mkdtempSync(path.join(root, 'node_modules/.cache/site-cards-'));
  try {
    const config = siteConfig({ root, target: 'server' });
    const ssr = path.join(import.meta.dirname, 'cards/cards.tsx');
    await build({
      ...config,
      logLevel: 'error',
      build: { ...config.build, ssr, outDir: folder },
    });
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
