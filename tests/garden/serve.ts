import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { run as serve } from '../../src/node/cli/serve.ts';
import { makeGarden, SERVED_GARDEN } from './make-garden.ts';

// Makes the garden's site anew, builds it with the engine as it is, and serves it.

const ENGINE = path.resolve(import.meta.dirname, '../..');

makeGarden(SERVED_GARDEN);
const build = [path.join(ENGINE, 'src/node/cli/colophon.ts'), 'build', SERVED_GARDEN];
const { status } = spawnSync(process.execPath, build, { stdio: 'inherit' });
process.exitCode = status === 0 ? await serve([], SERVED_GARDEN) : 1;
