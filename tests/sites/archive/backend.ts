export { startArchive as startBackend } from '../../backends-real/start-archive.ts';
