import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Project } from '@playwright/test';

/** The environment variable that names the Firefox to use. */
export const FIREFOX_VARIABLE = 'FIREFOX_PATH';

const NAMES = ['firefox', 'firefox-esr'];
const MAC_PATH = '/Applications/Firefox.app/Contents/MacOS/firefox';

/** A Firefox as it is released, on this machine; undefined where there is none. */
export function findFirefox(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const installed = folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  const named = process.env[FIREFOX_VARIABLE];
  return (named === undefined ? [...installed, MAC_PATH] : [named]).find(existsSync);
}

/** What a project of tests in Firefox is beside what it has of all. */
type FirefoxUse = NonNullable<Project['use']>;

/**
 * How tests run in Firefox where `ENGINES` asks for it; undefined where it does not, or, as is said then, where
 * there is none.
 */
export function chooseFirefox(): FirefoxUse | undefined {
  if (!(process.env.ENGINES ?? '').split(',').includes('firefox')) return undefined;
  if (findFirefox() === undefined) {
    console.error(`No tests run in Firefox: there is none; ${FIREFOX_VARIABLE} may name one`);
    return undefined;
  }
  const executablePath = path.join(import.meta.dirname, 'stock-firefox.ts');
  return { browserName: 'firefox', channel: 'moz-firefox', launchOptions: { executablePath } };
}
