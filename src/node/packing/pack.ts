import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { ENGINE } from '../site-folder/index.ts';
import { listPackageFiles } from './list-package-files.ts';
import { writePackageFolder } from './package-folder.ts';

// Makes the engine's package, a file in the repository's folder, once `build:engine --package` has built it.
const folder = path.join(ENGINE, 'dist/package');
writePackageFolder(ENGINE, listPackageFiles(ENGINE), folder);
execFileSync('npm', ['pack', folder], {
  cwd: ENGINE,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
