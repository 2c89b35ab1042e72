import { ENGINE } from '../site-folder/index.ts';
import { leaveOutScripts, restoreScripts } from './pack-manifest.ts';

// What npm runs before it makes the package and after it; package.json differs between.
if (process.argv.includes('--after')) restoreScripts(ENGINE);
else leaveOutScripts(ENGINE);
