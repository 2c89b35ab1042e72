import { defineConfig } from 'vitest/config';

/** Tests against real backends, which are large: `npm test` leaves them out. */
export default defineConfig({
  test: {
    include: ['tests/backends-real/*.real.ts'],
    // Each starts the one backend, at its one port.
    fileParallelism: false,
    // The first run installs the backend.
    hookTimeout: 900_000,
    testTimeout: 30_000,
  },
});
