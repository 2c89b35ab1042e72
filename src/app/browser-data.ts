// What asks the API and maps its answers, in one chunk: a first page brings its data along.
export { formats } from '../../renderers/formats/index.ts';
export { createSiteData } from '../react/site-data.ts';
