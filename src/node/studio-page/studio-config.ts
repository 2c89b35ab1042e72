import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { STUDIO } from '../../core/studio/studio-api.ts';
import { ENGINE } from '../site-folder/index.ts';

/** Where the studio's page stands once it is built. */
const OUT = 'dist/studio';

/**
 * How the studio's page is built. The package has it as plain files, so that no site installs what it is
 * made of: forms, editors and components that nothing else needs.
 */
export const STUDIO_CONFIG: InlineConfig = {
  configFile: false,
  root: path.join(ENGINE, 'src/studio'),
  base: STUDIO,
  publicDir: false,
  cacheDir: path.join(ENGINE, 'node_modules/.vite/studio'),
  logLevel: 'warn',
  plugins: [react()],
  css: { transformer: 'lightningcss' },
  build: {
    outDir: path.join(ENGINE, OUT),
    emptyOutDir: true,
    target: 'es2023',
    license: { fileName: 'licenses.md' },
    // Of no use to the one person who opens it on their own machine.
    reportCompressedSize: false,
    chunkSizeWarningLimit: 4000,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
};
