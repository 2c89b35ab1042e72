export { buildSite } from './build-site.ts';
export { siteConfig } from './site-config.ts';
export { type DevelopOptions, startDevelopment } from './start-development.ts';
