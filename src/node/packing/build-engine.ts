import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { build } from 'vite';
import { ENGINE } from '../site-folder/index.ts';
import { FRAME_CONFIG, STUDIO_CONFIG } from '../studio-page/index.ts';
import { COMMANDS_CONFIG } from './commands-config.ts';
import { vendorConfig } from './vendor-config.ts';

// Builds what the engine's package holds beside its sources: its commands, and with --package also the
// components, the types and the studio's page, which this repository takes from where they stand.
await build(COMMANDS_CONFIG);
if (process.argv.includes('--package')) {
  await build(vendorConfig());
  await build(STUDIO_CONFIG);
  await build(FRAME_CONFIG);
  const { status } = spawnSync(
    process.execPath,
    [
      path.join(ENGINE, 'node_modules/typescript/bin/tsc'),
      '-p',
      path.join(import.meta.dirname, 'types.tsconfig.json'),
    ],
    { stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
}
