export { runNew as run } from '../scaffold/index.ts';
