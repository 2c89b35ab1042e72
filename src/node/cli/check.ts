export { runCheck as run } from '../check/index.ts';
