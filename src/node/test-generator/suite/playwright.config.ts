import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findEngines } from './support/engines.ts';
import { scaled } from './support/timeouts.ts';

interface Runs {
  readonly baseUrl: string;
  readonly languages: readonly string[];
  /** Widths of the window, in pixels. */
  readonly widths: readonly number[];
}

interface Facts {
  readonly runs: Runs;
  /** The widest window, in pixels, that has the layout of phones. */
  readonly mobileUpTo: number;
}

const { runs: wanted, mobileUpTo }: Facts = JSON.parse(
  readFileSync(new URL('./site.json', import.meta.url), 'utf8'),
);
const { baseUrl, languages, widths } = wanted;

/** Every language at every width, those that differ in both following each other. */
const runs = widths.flatMap((width, turn) =>
  languages.map((_, index) => ({
    language: languages[(index + turn) % languages.length] ?? '',
    width,
  })),
);

/**
 * Cases that are the same in each language and width run in one of them; which one, their tag
 * says: `@turn-3`; those that differ by language alone, `@language-3`, in one for each. Those that
 * differ by both, `@quarter-3`, run in as few as have each language and each width, by turns in
 * other pairs of them, and in all where pictures are compared. `EVERY=1` runs them in all, with those that are
 * `@further`: they ask of one page what others ask of pages like it. `SPREAD=1` takes each case in
 * one of the runs, and `SPREAD=4` only a quarter of those that are the same everywhere.
 */
function leaveOut(index: number): RegExp | undefined {
  if (process.env.EVERY !== undefined) return undefined;
  const isSpread = process.env.SPREAD !== undefined;
  const most = TURNS.length / (Number(process.env.SPREAD) || 1);
  const others = TURNS.filter((turn) => turn % runs.length !== index || turn >= most);
  // What is the same at each width runs at the first.
  const own = TURNS.filter(
    (turn) => index < languages.length && (!isSpread || turn % languages.length === index),
  );
  const elsewhere = QUARTERS.filter((quarter) =>
    isSpread ? quarter % runs.length !== index : !isInPairs(index, quarter),
  );
  const left = [
    '@further',
    ...others.map((turn) => `@turn-${turn}(?!\\d)`),
    ...TURNS.filter((turn) => !own.includes(turn)).map((turn) => `@language-${turn}(?!\\d)`),
    ...elsewhere.map((quarter) => `@quarter-${quarter}`),
  ];
  return new RegExp(left.join('|'));
}

/**
 * Whether a run is one of those that have each language and each width: at each further width the
 * languages have moved on by one, so that the same place in each has another one; where there are
 * more languages than widths, those that are left are at the first.
 */
function isInPairs(index: number, quarter: number): boolean {
  if (process.env.COMPARE !== undefined) return true;
  const width = Math.floor(index / languages.length);
  const place = (index + quarter) % languages.length;
  return place === 0 || (width === 0 && place >= widths.length);
}

const TURNS = Array.from({ length: 12 }, (_, turn) => turn);
const ZONES = ['Pacific/Kiritimati', 'America/Los_Angeles'];
const QUARTERS = [0, 1, 2, 3];

export default defineConfig<{ readonly languageCode: string; readonly withAxe: boolean }>({
  testDir: '.',
  globalSetup: './support/oracle/start.ts',
  outputDir: './report/results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}-{projectName}{ext}',
  fullyParallel: true,
  // Half of the cores, but two on a small machine: a case waits for pages and timers half of its time.
  workers: Math.max(2, Math.floor(availableParallelism() / 2)),
  forbidOnly: process.env.CI !== undefined,
  // A test that fails once has failed; `--retries 1` is for servers far away.
  retries: 0,
  // Bounds for what never happens, not for how fast it does: a machine may have other work too.
  timeout: scaled(90_000),
  expect: {
    timeout: scaled(20_000),
  },
  reporter: [
    ['list'],
    ['html', { open: 'never', outputFolder: 'report/html' }],
    ['junit', { outputFile: 'report/junit.xml' }],
    ['./support/gallery.ts'],
    ['./support/picture-changes.ts'],
    ['./support/trace-reporter.ts'],
    ['./support/accessibility-report.ts'],
  ],
  use: {
    baseURL: process.env.BASE_URL || baseUrl,
    actionTimeout: scaled(30_000),
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
  projects: findEngines().flatMap(({ name, launchOptions }) =>
    runs.map(({ language, width }, index) => {
      const left = leaveOut(index);
      const isPhone = width <= mobileUpTo;
      return {
        name: `${language}-${width}${name === 'chromium' ? '' : `-${name}`}`,
        ...(left !== undefined && { grepInvert: left }),
        use: {
          browserName: name,
          launchOptions,
          languageCode: language,
          // Far from each other and from most places: nobody's dates depend on where they are read.
          timezoneId: ZONES[index % ZONES.length] ?? 'UTC',
          // Axe takes as long as the rest of a case: where each runs once, it looks at half of them.
          withAxe: index % 2 === 0 || process.env.SPREAD === undefined,
          viewport: { width, height: isPhone ? 844 : 900 },
          // Firefox plays no phone.
          ...(isPhone && { hasTouch: true, ...(name !== 'firefox' && { isMobile: true }) }),
        },
      };
    }),
  ),
});
