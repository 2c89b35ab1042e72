import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { BROWSER_VARIABLE } from '../src/node/browser/index.ts';
import { chooseFirefox } from './browser/find-firefox.ts';
import { provideBrowser } from './browser/install-browser.ts';
import { thisMachine } from './browser/machine.ts';
import { METRICS_TOKEN } from './load/server-metrics.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
/** Beside the usual port, so that the tests run while a site is being looked at; `TEST_PORT` changes it. */
const PORT = Number(process.env.TEST_PORT || 8195);
/** The institute's site; that of the garden has the next port. */
const INSTITUTE = `http://127.0.0.1:${PORT}`;
const GARDEN = `http://127.0.0.1:${PORT + 1}`;

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const ON_PHONES = '**/*.mobile.spec.ts';

const machine = thisMachine();
const executablePath = await provideBrowser({
  ...machine,
  // The workers read this file again; what the first process has said is said.
  log: process.env.TEST_WORKER_INDEX === undefined ? machine.log : () => undefined,
});
// Workers inherit it, and need not search.
process.env[BROWSER_VARIABLE] = executablePath;

const firefox = chooseFirefox();

export default defineConfig({
  testDir: '.',
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
      testMatch: 'e2e/*.spec.ts',
      testIgnore: ON_PHONES,
      use: { ...DESKTOP, baseURL: GARDEN },
    },
    {
      name: 'mobile',
      // What a narrow screen changes; the rest is the same code on both.
      testMatch: /\/e2e\/(?:.+\.mobile|accessible-states|paging|beds|without-scripts)\.spec\.ts$/,
      use: { ...PHONE, baseURL: GARDEN },
    },
    {
      name: 'institute',
      testMatch: 'institute/*.spec.ts',
      testIgnore: ON_PHONES,
      use: { ...DESKTOP, baseURL: INSTITUTE },
    },
    {
      name: 'institute-mobile',
      testMatch: 'institute/*.mobile.spec.ts',
      use: { ...PHONE, baseURL: INSTITUTE },
    },
    ...(firefox === undefined
      ? []
      : [
          {
            name: 'firefox',
            testMatch: /\/e2e\/(?:language|keyboard-(?:menu|search|preview)\.desktop)\.spec\.ts$/,
            use: { ...firefox, ...DESKTOP, baseURL: GARDEN },
          },
        ]),
  ],
  webServer: [
    {
      command: 'node src/node/cli/colophon.cjs serve',
      cwd: ROOT,
      url: INSTITUTE,
      env: { PORT: String(PORT), METRICS_TOKEN },
      reuseExistingServer: false,
    },
    {
      command: 'node tests/garden/serve.ts',
      cwd: ROOT,
      url: GARDEN,
      env: { PORT: String(PORT + 1), METRICS_TOKEN },
      // It is built first, beside whatever else the machine does.
      timeout: 400_000,
      reuseExistingServer: false,
    },
  ],
});
