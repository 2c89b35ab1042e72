import path from 'node:path';
import type { Machine } from './machine.ts';

/** The environment variable that names the browser to use, above everything else. */
export const BROWSER_VARIABLE = 'CHROMIUM_PATH';

export interface FoundBrowser {
  readonly path: string;
  /** Where it was found, in words. */
  readonly origin: string;
}

type Finder = Pick<Machine, 'platform' | 'environment' | 'exists' | 'playwrightChromium'>;

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
 * @throws where `CHROMIUM_PATH` names a file that is not there
 */
export function findBrowser(machine: Finder): FoundBrowser | undefined {
  const named = machine.environment[BROWSER_VARIABLE];
  if (named !== undefined && named !== '') {
    if (machine.exists(named)) return { path: named, origin: `named by ${BROWSER_VARIABLE}` };
    throw new Error(
      `${BROWSER_VARIABLE} is "${named}", where there is no file; name a Chromium or Chrome, or unset it`,
    );
  }
  const installed = installedPaths(machine).find(machine.exists);
  if (installed !== undefined) return { path: installed, origin: 'installed on this machine' };
  const own = machine.playwrightChromium();
  return own !== '' && machine.exists(own) ? { path: own, origin: "Playwright's own" } : undefined;
}

function installedPaths({ platform, environment }: Finder): string[] {
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
