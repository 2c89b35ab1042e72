import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { BROWSER_VARIABLE } from '../src/node/browser/index.ts';
import { provideBrowser } from './browser/install-browser.ts';
import { thisMachine } from './browser/machine.ts';
import { METRICS_TOKEN } from './load/server-metrics.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
/** Beside the usual port, so that the tests run while the site is being looked at; `TEST_PORT` changes it. */
const PORT = Number(process.env.TEST_PORT || 8195);
const ORIGIN = `http://127.0.0.1:${PORT}`;

const machine = thisMachine();
const executablePath = await provideBrowser({
  ...machine,
  // The workers read this file again; what the first process has said is said.
  log: process.env.TEST_WORKER_INDEX === undefined ? machine.log : () => undefined,
});
// Workers inherit it, and need not search.
process.env[BROWSER_VARIABLE] = executablePath;

export default defineConfig({
  testDir: './e2e',
  outputDir: path.join(ROOT, 'test-results'),
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  // What sweeps leave to `npm run test:wide`.
  grepInvert: /@wide/,
  reporter: [['list'], ['junit', { outputFile: path.join(ROOT, 'test-results/report.xml') }]],
  // Bounds for what never happens, not for how fast it does: a machine may have other work too.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // What fails now and then is wrong, or its test is. A trace (`--trace on`) costs a third more.
  retries: 0,
  use: {
    baseURL: ORIGIN,
    actionTimeout: 30_000,
    launchOptions: {
      executablePath,
      args: [
        // Chromium refuses to run its sandbox as root, as in most containers.
        ...(machine.isRoot ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: '**/*.mobile.spec.ts',
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'mobile',
      // What a narrow screen changes; the rest is the same code on both.
      testMatch:
        /\/(?:.+\.mobile|accessible-states|paging|postdoctoral|without-scripts)\.spec\.ts$/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: 'node src/node/cli/colophon.cjs serve',
    cwd: ROOT,
    url: ORIGIN,
    env: { PORT: String(PORT), METRICS_TOKEN },
    reuseExistingServer: false,
  },
});
