export { checkBaseline, GRACEFUL, GUARDED } from './check-baseline.ts';
export { compressFiles } from './compress-files.ts';
export { frameApplication } from './frame-application.ts';
export { sitePlugin } from './site-plugin.ts';
export { WATCHED } from './watch-site.ts';
