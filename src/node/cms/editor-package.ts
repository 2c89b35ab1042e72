import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { readTarFile } from './read-tar-file.ts';

/** The editor of content, as one file for browsers; its packages would be 565, of 270 MB. */
export const EDITOR = {
  name: 'decap-cms',
  version: '3.16.3',
  integrity:
    'sha512-hf+dPlCh7TJmWl8+6VRzHYOWhri5xgUknrZbDewaWe4s9B7xJ8PQugp2QHeSldMUKzav6+z0oIpwUYhUJDYtYw==',
} as const;

/** The files of the package that are needed, and the licences of what is in them. */
export const EDITOR_FILES = ['decap-cms.js', 'decap-cms.js.LICENSE.txt'] as const;

const run = promisify(execFile);

/** Where a site keeps the editor once it is there: beside what else is made for it. */
export function editorFolder(root: string): string {
  return path.join(root, 'node_modules/.cache/colophon', `${EDITOR.name}-${EDITOR.version}`);
}

/** Whether a site has the editor. */
export function hasEditor(root: string): boolean {
  return EDITOR_FILES.every((name) => existsSync(path.join(editorFolder(root), name)));
}

/**
 * Fetches the editor from the registry that npm is configured for, and keeps of it what browsers need.
 *
 * @returns the folder of its files
 * @throws where the registry cannot be reached, or gives another package
 */
export async function fetchEditor(root: string): Promise<string> {
  const folder = editorFolder(root);
  if (hasEditor(root)) return folder;
  mkdirSync(path.dirname(folder), { recursive: true });
  const work = mkdtempSync(`${folder}-`);
  try {
    const wanted = `${EDITOR.name}@${EDITOR.version}`;
    const args = ['pack', wanted, '--pack-destination', work, '--json', '--silent'];
    const { stdout } = await run('npm', args, { shell: process.platform === 'win32' });
    const [packed] = JSON.parse(stdout);
    const bytes = readFileSync(path.join(work, path.basename(String(packed.filename))));
    const digest = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
    if (digest !== EDITOR.integrity) {
      throw new Error(`${wanted} is not what it was: ${digest}, and not ${EDITOR.integrity}`);
    }
    const archive = gunzipSync(bytes);
    for (const name of EDITOR_FILES) {
      writeFileSync(path.join(work, name), readTarFile(archive, `package/dist/${name}`));
    }
    rmSync(path.join(work, path.basename(String(packed.filename))));
    renameSync(work, folder);
    return folder;
  } catch (error) {
    rmSync(work, { recursive: true, force: true });
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new Error(`${EDITOR.name} ${EDITOR.version} cannot be fetched: ${reason}`, {
      cause: error,
    });
  }
}
