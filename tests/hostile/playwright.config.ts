import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

const { webServer: _, projects: __, ...rest } = base;

/** Every page with hostile content, and every payload; the usual run makes a small part of it. */
export default defineConfig({
  ...rest,
  testDir: '.',
  testMatch: '*.spec.ts',
  retries: 0,
  // Every worker has a site of its own, whose content changes from round to round.
  fullyParallel: true,
});
