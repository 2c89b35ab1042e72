export { runInit } from './run-init.ts';
