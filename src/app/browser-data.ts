// What asks the API and maps its answers, in one chunk: a first page brings its data along.
export { createSiteData } from '../react/site-data.ts';
export { loadSanitizer } from './load-sanitizer.ts';
export { formats } from './site-formats.ts';
