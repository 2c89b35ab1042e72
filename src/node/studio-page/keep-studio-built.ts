import { execFile } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { ENGINE, listEntries } from '../site-folder/index.ts';

/** What the studio's page is made of, below the engine's folder. */
const SOURCES = ['src/studio', 'src/core'];

let building: Promise<void> | undefined;

/**
 * Builds the studio's page where its sources are, in the engine's repository, and one of them has changed
 * since. A package has the page as it was built, and no sources.
 */
export async function keepStudioBuilt(folder: string): Promise<void> {
  if (!existsSync(path.join(ENGINE, 'src/studio/main.tsx'))) return;
  const page = path.join(folder, 'index.html');
  const made = existsSync(page) ? statSync(page).mtimeMs : 0;
  if (newest() <= made) return;
  building ??= build().finally(() => {
    building = undefined;
  });
  await building;
}

async function build(): Promise<void> {
  const script = path.join(import.meta.dirname, 'build-studio.ts');
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, [script], { env });
}

function newest(): number {
  const times = SOURCES.flatMap((source) =>
    listEntries(path.join(ENGINE, source)).map(
      (name) => statSync(path.join(ENGINE, source, name)).mtimeMs,
    ),
  );
  return Math.max(...times);
}
