import { afterAll, beforeAll } from 'vitest';
import { describeBackend } from '../node/backends/describe-backend.ts';
import { DIRECTUS } from '../node/backends/directus.ts';
import { seedDirectus } from './seed-directus.ts';
import { type Directus, startDirectus } from './start-directus.ts';

let running: Directus | undefined;

beforeAll(async () => {
  running = await startDirectus();
  await seedDirectus(running);
});

afterAll(() => running?.stop());

describeBackend(DIRECTUS, async () => {
  if (running === undefined) throw new Error('Directus does not run');
  return running.origin;
});
