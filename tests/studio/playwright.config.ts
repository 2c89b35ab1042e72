import { defineConfig } from '@playwright/test';
import { chooseFirefox } from '../browser/find-firefox.ts';
import base from '../playwright.config.ts';

const { webServer: _, projects: __, ...rest } = base;
const firefox = chooseFirefox();

/** The studio in a browser, on a garden of its own that the development server has. */
export default defineConfig({
  ...rest,
  testDir: '.',
  testMatch: '*.spec.ts',
  // All edit the same site, one after the other.
  fullyParallel: false,
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: { ...rest.use, viewport: { width: 1280, height: 800 }, actionTimeout: 20_000 },
  projects: [
    { name: 'chromium' },
    // What is done by keys, as that is how its driver types.
    ...(firefox === undefined
      ? []
      : [{ name: 'firefox', testMatch: 'tasks-by-keys.spec.ts', use: firefox }]),
  ],
});
