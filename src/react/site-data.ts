/** The code that calls the API; it is loaded with the first call, as a page's HTML has its data. */
export { createSiteData } from './state/create-site-data.ts';
