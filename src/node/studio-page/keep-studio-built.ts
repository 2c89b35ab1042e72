import { execFile } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { ENGINE, listEntries } from '../site-folder/index.ts';
import { FRAME_BUILD, FRAME_FILES } from './frame-build.ts';

/** What is built of the engine's sources for the studio. */
interface Built {
  /** What is written last, or with all else. */
  readonly made: string;
  /** What it is made of, below the engine's folder. */
  readonly sources: readonly string[];
  readonly script: string;
  /** What the environment says of React. */
  readonly mode: 'production' | 'development';
}

const STUDIO: Built = {
  made: path.join(ENGINE, 'dist/studio/index.html'),
  sources: ['src/studio', 'src/core'],
  script: 'build-studio.ts',
  mode: 'production',
};

const FRAME: Built = {
  made: path.join(ENGINE, FRAME_BUILD, FRAME_FILES),
  sources: ['src/app', 'src/core', 'src/react', 'renderers'],
  script: 'build-frame.ts',
  mode: 'development',
};

const building = new Map<Built, Promise<void>>();

/**
 * Builds the studio's page where its sources are, in the engine's repository, and one of them has changed
 * since. A package has the page as it was built, and no sources.
 */
export async function keepStudioBuilt(): Promise<void> {
  if (!isBuilt(STUDIO)) await build(STUDIO);
}

/**
 * Whether the application of pages in the studio's frame is there as its sources are; in the engine's repository
 * it is built where it is not, while pages do without.
 */
export function isFrameBuilt(): boolean {
  if (isBuilt(FRAME)) return true;
  // What is wrong with the sources the pages say.
  if (hasSources()) void build(FRAME).catch(() => undefined);
  return false;
}

/** Whether a file is one that the application in the frame is made of, where that is built anew. */
export function isFrameSource(file: string): boolean {
  const { sources } = FRAME;
  return (
    hasSources() && sources.some((source) => file.startsWith(path.join(ENGINE, source) + path.sep))
  );
}

function isBuilt(built: Built): boolean {
  const made = existsSync(built.made) ? statSync(built.made).mtimeMs : 0;
  return hasSources() ? newest(built.sources) <= made : made > 0;
}

function hasSources(): boolean {
  return existsSync(path.join(ENGINE, 'src/studio/main.tsx'));
}

function build(built: Built): Promise<void> {
  const running =
    building.get(built) ??
    run(built).finally(() => {
      building.delete(built);
    });
  building.set(built, running);
  return running;
}

async function run({ script, mode }: Built): Promise<void> {
  const env = { ...process.env, NODE_ENV: mode };
  await promisify(execFile)(process.execPath, [path.join(import.meta.dirname, script)], { env });
}

function newest(sources: readonly string[]): number {
  const times = sources.flatMap((source) =>
    listEntries(path.join(ENGINE, source)).map(
      (name) => statSync(path.join(ENGINE, source, name)).mtimeMs,
    ),
  );
  return Math.max(...times);
}
