import { defineConfig } from 'vitest/config';

/** Tests with a real nginx, and copies of the server behind it: `npm test` leaves them out. */
export default defineConfig({
  test: {
    include: ['tests/deploy/*.nginx.ts'],
    // One export serves them all.
    globalSetup: 'tests/deploy/export-once.ts',
    fileParallelism: false,
    // The first run fetches nginx.
    hookTimeout: 300_000,
    testTimeout: 60_000,
  },
});
