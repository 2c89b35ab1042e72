import { describe, expect, test } from 'vitest';
import { chooseBrowser } from '../../../src/node/browser/index.ts';
import { Refusal } from '../../../src/node/command-line/index.ts';
import { standInMachine } from '../../browser/stand-in-machine.ts';

const CHROMIUM = '/usr/bin/chromium';
const OWN = '/cache/chromium-12/chrome-linux64/chrome';
const SHELL = '/cache/chromium_headless_shell-12';

const choose = (files: readonly string[], environment = {}) =>
  chooseBrowser({
    ...standInMachine({ files, environment: { PATH: '/usr/bin', ...environment } }).machine,
    playwrightChromium: () => OWN,
  });

describe('the browser in which pages are tried', () => {
  test.each([
    ["Playwright's own", [OWN, CHROMIUM], OWN],
    ['the part of it without windows', [SHELL, CHROMIUM], SHELL],
  ])('is %s, which it finds by itself', (_, files, path) => {
    expect(choose(files)).toEqual({
      words: `Browser: ${path} (Playwright's own)`,
      environment: {},
    });
  });

  test('is an installed one, of which Playwright is told', () => {
    expect(choose([CHROMIUM])).toEqual({
      words: `Browser: ${CHROMIUM} (installed on this machine)`,
      environment: { CHROMIUM_PATH: CHROMIUM },
    });
  });

  test('is the one that is named, above all others', () => {
    const { environment } = choose(['/my/chrome', OWN, CHROMIUM], { CHROMIUM_PATH: '/my/chrome' });
    expect(environment).toEqual({ CHROMIUM_PATH: '/my/chrome' });
  });

  test.each([
    ['is none', {}, 'run npx playwright install chromium'],
    ['is none at the named path', { CHROMIUM_PATH: '/gone' }, 'CHROMIUM_PATH is "/gone"'],
  ])('is asked for where there %s', (_, environment, words) => {
    const call = () => choose([], environment);
    expect(call).toThrow(Refusal);
    expect(call).toThrow(words);
  });
});
