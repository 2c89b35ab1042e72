import { execFileSync } from 'node:child_process';

/**
 * Lists what npm would put into a repository's package, by `files` of its package.json.
 *
 * @returns paths relative to the repository, with slashes
 */
export function listPackageFiles(repository: string): string[] {
  const args = ['pack', '--dry-run', '--json', '--ignore-scripts'];
  const options = { cwd: repository, shell: process.platform === 'win32' };
  const printed: unknown = JSON.parse(String(execFileSync('npm', args, options)));
  // npm answers a list, and from version 12 on an object by the packages' names.
  const [packed]: unknown[] = Array.isArray(printed) ? printed : Object.values(Object(printed));
  const files: unknown = Object(packed).files;
  if (!Array.isArray(files)) throw new Error('npm pack printed no list of files');
  return files.map((file) => String(Object(file).path));
}
