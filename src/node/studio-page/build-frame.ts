import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { ENGINE } from '../site-folder/index.ts';
import { FRAME_BUILD } from './frame-build.ts';
import { FRAME_CONFIG } from './frame-config.ts';

// Builds the application of pages in the studio's frame in a process of its own, as that of the studio's page.
// It takes the place of the last one as a whole: servers of other sites may be at the same, and read it.
const folder = path.join(ENGINE, FRAME_BUILD);
const made = `${folder}-${process.pid}`;
await build({ ...FRAME_CONFIG, build: { ...FRAME_CONFIG.build, outDir: made } });
rmSync(folder, { recursive: true, force: true });
renameSync(made, folder);
