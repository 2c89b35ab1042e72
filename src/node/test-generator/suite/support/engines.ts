import { existsSync } from 'node:fs';
import { chromium, firefox, webkit } from '@playwright/test';

/** An engine in which pages are tried. */
export interface BrowserEngine {
  readonly name: 'chromium' | 'firefox' | 'webkit';
  /** What Playwright starts it with. */
  readonly launchOptions: { readonly executablePath?: string; readonly args?: string[] };
}

const TYPES = { chromium, firefox, webkit };

/** Where systems put Chromium or Chrome. */
const INSTALLED = [
  ...['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser'],
  ...['/usr/bin/google-chrome', '/opt/google/chrome/chrome', '/snap/bin/chromium'],
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The engines that `ENGINES=chromium,firefox` names, of which each has to be there; Chromium by default. */
export function findEngines(): readonly BrowserEngine[] {
  const names = (process.env.ENGINES || 'chromium').split(',').map((name) => name.trim());
  return names.map((name) => {
    if (name === 'chromium') return { name, launchOptions: launchChromium() };
    if (name !== 'firefox' && name !== 'webkit') {
      throw new Error(`ENGINES names "${name}"; known are chromium, firefox and webkit`);
    }
    if (!existsSync(TYPES[name].executablePath())) {
      throw new Error(`there is no ${name} here; run npx playwright install ${name}`);
    }
    return { name, launchOptions: {} };
  });
}

/** The one that `CHROMIUM_PATH` names, Playwright's own, or one that is installed. */
function launchChromium(): BrowserEngine['launchOptions'] {
  // What a browser does for itself would be in the way of what is measured.
  const args = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return { executablePath: named, args };
    throw new Error(`CHROMIUM_PATH is "${named}", where there is no file`);
  }
  const own = chromium.executablePath();
  const shell = own.replace(/chromium-(\d+)[\\/].*$/, 'chromium_headless_shell-$1');
  if (existsSync(own) || existsSync(shell)) return { args };
  const installed = INSTALLED.find((file) => existsSync(file));
  if (installed !== undefined) return { executablePath: installed, args };
  throw new Error(
    'there is no browser to try the pages in; run npx playwright install chromium, or name one: ' +
      'CHROMIUM_PATH=/path/to/chromium npm test',
  );
}
