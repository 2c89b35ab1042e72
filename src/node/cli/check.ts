export { OPTIONS as options, runCheck as run } from '../check/index.ts';
