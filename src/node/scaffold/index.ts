export { printJson } from './print-json.ts';
export { runNew } from './run-new.ts';
