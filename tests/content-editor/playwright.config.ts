import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

const { webServer: _, projects: __, ...rest } = base;

/** The editor of content, which is fetched once from the registry: nothing of it is in the repository. */
export default defineConfig({
  ...rest,
  testDir: '.',
  testMatch: '*.spec.ts',
  retries: 0,
  workers: 1,
  timeout: 180_000,
  use: { ...rest.use, viewport: { width: 1600, height: 1200 } },
});
