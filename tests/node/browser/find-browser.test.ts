import { describe, expect, it } from 'vitest';
import { findBrowser } from '../../../src/node/browser/index.ts';
import { standInMachine } from '../../browser/stand-in-machine.ts';

const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const OWN = '/cache/playwright/chrome';

describe('the browser that is found', () => {
  it.each([
    [
      'the one that CHROMIUM_PATH names, above all others',
      {
        environment: { CHROMIUM_PATH: '/my/chrome', PATH: '/usr/bin' },
        files: ['/my/chrome', '/usr/bin/chromium', OWN],
        path: '/my/chrome',
      },
    ],
    [
      'the first of PATH on Linux',
      {
        files: ['/usr/bin/google-chrome', '/usr/bin/chromium', '/usr/local/bin/chromium', OWN],
        path: '/usr/local/bin/chromium',
      },
    ],
    [
      'one without windows, where there is one',
      {
        files: ['/usr/local/bin/chromium', '/usr/bin/chromium-headless-shell', OWN],
        path: '/usr/bin/chromium-headless-shell',
      },
    ],
    [
      'one at a usual place outside PATH',
      {
        environment: {},
        files: ['/opt/google/chrome/chrome'],
        path: '/opt/google/chrome/chrome',
      },
    ],
    [
      'an application on macOS',
      {
        platform: 'darwin' as const,
        files: [MAC_CHROME],
        path: MAC_CHROME,
      },
    ],
    [
      "an application of the reader's own on macOS",
      {
        platform: 'darwin' as const,
        environment: { HOME: '/Users/mei' },
        files: [`/Users/mei${MAC_CHROME}`],
        path: `/Users/mei${MAC_CHROME}`,
      },
    ],
    [
      'Chrome in a program folder on Windows',
      {
        platform: 'win32' as const,
        environment: { PROGRAMFILES: 'C:\\Program Files', LOCALAPPDATA: 'C:\\Local' },
        files: ['C:\\Local\\Google\\Chrome\\Application\\chrome.exe'],
        path: 'C:\\Local\\Google\\Chrome\\Application\\chrome.exe',
      },
    ],
    ["Playwright's own where nothing is installed", { files: [OWN], path: OWN }],
    [
      'one of PATH where CHROMIUM_PATH is empty',
      {
        environment: { CHROMIUM_PATH: '', PATH: '/usr/bin' },
        files: ['/usr/bin/chromium'],
        path: '/usr/bin/chromium',
      },
    ],
  ])('is %s', (_, { path, ...options }) => {
    expect(findBrowser(standInMachine(options).machine)?.path).toBe(path);
  });

  it.each([
    [[OWN, '/usr/bin/chromium'], "Playwright's own"],
    [['/usr/bin/chromium'], 'installed on this machine'],
  ])("of %j, where Playwright's own is wanted first, is %s", (files, origin) => {
    expect(findBrowser(standInMachine({ files }).machine, 'own')?.foundAs).toBe(origin);
  });

  it('is none on a machine without one', () => {
    expect(findBrowser(standInMachine({}).machine)).toBeUndefined();
  });
});

it('a CHROMIUM_PATH without a file is an error, whatever else is installed', () => {
  const { machine } = standInMachine({
    environment: { CHROMIUM_PATH: '/gone', PATH: '/usr/bin' },
    files: ['/usr/bin/chromium'],
  });
  expect(() => findBrowser(machine)).toThrow(
    'CHROMIUM_PATH is "/gone", where there is no file; name a Chromium or Chrome, or unset it',
  );
});
