import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { LINKS } from './links.ts';

// Run in the copy of the project in which Stryker tries mutants.
for (const [name, target] of Object.entries(LINKS)) {
  mkdirSync(path.dirname(name), { recursive: true });
  symlinkSync(target, name, 'dir');
}
