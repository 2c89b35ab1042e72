/** What asks the API: loaded when the first call is made, since a page brings its own data. */
export { createSiteData } from './state/create-site-data.ts';
