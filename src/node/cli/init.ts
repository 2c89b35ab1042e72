export { runInit as run } from '../init/index.ts';
