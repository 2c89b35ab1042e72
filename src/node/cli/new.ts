export { OPTIONS as options, runNew as run } from '../scaffold/index.ts';
