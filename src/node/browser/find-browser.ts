import path from 'node:path';

/** The environment variable that names the browser to use, above everything else. */
export const BROWSER_VARIABLE = 'CHROMIUM_PATH';

/** What finding a browser asks of a computer. */
export interface BrowserMachine {
  readonly platform: NodeJS.Platform;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly exists: (file: string) => boolean;
  /** Where Playwright keeps, or would keep, its own Chromium. */
  readonly playwrightChromium: () => string;
}

interface FoundBrowser {
  readonly path: string;
  /** Where it was found, in words. */
  readonly foundAs: string;
  /** Whether Playwright has it of its own, and finds it by itself. */
  readonly isOwn: boolean;
}

/**
 * Names under which Linux distributions put the browser into PATH. First those without windows: the
 * same engine, for half of the processor's time.
 */
const LINUX_NAMES = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const LINUX_PATHS = [
  '/usr/bin/chromium',
  '/usr/lib/chromium/chromium',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
];

const MAC_PATHS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const WINDOWS_PATHS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
];

/**
 * A Chromium or Chrome on this machine: the one that `CHROMIUM_PATH` names, one that is installed,
 * or Playwright's own; undefined where there is none.
 *
 * @param first which is taken where one is installed and Playwright has its own
 * @throws where `CHROMIUM_PATH` names a file that is not there
 */
export function findBrowser(
  machine: BrowserMachine,
  first: 'installed' | 'own' = 'installed',
): FoundBrowser | undefined {
  const named = machine.environment[BROWSER_VARIABLE];
  if (named !== undefined && named !== '') {
    if (!machine.exists(named)) {
      throw new Error(
        `${BROWSER_VARIABLE} is "${named}", where there is no file; name a Chromium or Chrome, or unset it`,
      );
    }
    return { path: named, foundAs: `named by ${BROWSER_VARIABLE}`, isOwn: false };
  }
  return first === 'own'
    ? (findOwn(machine) ?? findInstalled(machine))
    : (findInstalled(machine) ?? findOwn(machine));
}

function findInstalled(machine: BrowserMachine): FoundBrowser | undefined {
  const path = installedPaths(machine).find(machine.exists);
  return path === undefined
    ? undefined
    : { path, foundAs: 'installed on this machine', isOwn: false };
}

function findOwn({ playwrightChromium, exists }: BrowserMachine): FoundBrowser | undefined {
  const path = playwrightChromium();
  return path !== '' && exists(path)
    ? { path, foundAs: "Playwright's own", isOwn: true }
    : undefined;
}

function installedPaths({ platform, environment }: BrowserMachine): string[] {
  if (platform === 'win32') {
    return [environment.PROGRAMFILES, environment['PROGRAMFILES(X86)'], environment.LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .flatMap((folder) => WINDOWS_PATHS.map((file) => path.win32.join(folder, file)));
  }
  if (platform === 'darwin') {
    const home = environment.HOME;
    return home === undefined
      ? MAC_PATHS
      : [...MAC_PATHS, ...MAC_PATHS.map((file) => path.posix.join(home, file))];
  }
  const folders = (environment.PATH ?? '').split(':').filter((folder) => folder !== '');
  return [
    ...LINUX_NAMES.flatMap((name) => folders.map((folder) => path.posix.join(folder, name))),
    ...LINUX_PATHS,
  ];
}
