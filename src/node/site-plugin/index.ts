export { checkBaseline, GRACEFUL, GUARDED } from './check-baseline.ts';
export { compressFiles } from './compress-files.ts';
export { sitePlugin } from './site-plugin.ts';
