import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { PeerPage } from './astro-content.ts';

/** What is installed beside the project, and never a dependency of it. */
const PACKAGES = {
  astro: '7.3.5',
  '@fontsource/eb-garamond': '5.3.0',
  '@fontsource/noto-serif-sc': '5.3.0',
};
/** Packages that are there already say so by this file. */
const MANIFEST = 'package.json';

const run = promisify(execFile);

/**
 * Installs Astro into the cache, if it is not there, and builds its pages.
 *
 * @returns the folder with the built files
 * @throws where the packages cannot be installed or the pages not built
 */
export async function buildAstro(root: string, pages: readonly PeerPage[]): Promise<string> {
  const folder = path.join(root, '.cache/astro-peer');
  await install(folder);
  for (const part of ['src', 'dist'])
    rmSync(path.join(folder, part), { recursive: true, force: true });
  cpSync(path.join(import.meta.dirname, 'astro/src'), path.join(folder, 'src'), {
    recursive: true,
  });
  writeFileSync(path.join(folder, 'content.json'), JSON.stringify(pages));
  await run(process.execPath, [binaryOf(folder), 'build'], {
    cwd: folder,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
    maxBuffer: 2 ** 26,
  });
  return path.join(folder, 'dist');
}

async function install(folder: string): Promise<void> {
  const file = path.join(folder, MANIFEST);
  const wanted = `${JSON.stringify({ private: true, type: 'module', dependencies: PACKAGES }, null, 2)}\n`;
  const isThere = existsSync(file) && readFileSync(file, 'utf8') === wanted;
  if (isThere && existsSync(path.join(folder, 'node_modules/astro'))) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, wanted);
  try {
    // A package's own scripts have nothing to do for pages that are built once.
    await run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: folder });
  } catch (error) {
    rmSync(file);
    const named = Object.entries(PACKAGES).map(([name, version]) => `${name}@${version}`);
    throw new Error(`npm could not install ${named.join(', ')} in ${folder}`, { cause: error });
  }
}

/** Where the package says that its command is. */
function binaryOf(folder: string): string {
  const astro = path.join(folder, 'node_modules/astro');
  const { bin }: { bin: string | Record<string, string> } = JSON.parse(
    readFileSync(path.join(astro, 'package.json'), 'utf8'),
  );
  const file = typeof bin === 'string' ? bin : bin.astro;
  if (file === undefined) throw new Error(`The package in ${astro} has no command "astro"`);
  return path.join(astro, file);
}
