import { ENGINE } from '../site-folder/index.ts';
import { packManifest, restoreManifest } from './pack-manifest.ts';

// What npm runs before it makes the package and after it; package.json differs between.
if (process.argv.includes('--after')) restoreManifest(ENGINE);
else packManifest(ENGINE);
