export { buildSite } from './build-site.ts';
export { type DevelopOptions, developSite } from './develop-site.ts';
export { siteConfig } from './site-config.ts';
