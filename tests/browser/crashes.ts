import { existsSync, readFileSync } from 'node:fs';

/** What Playwright says where the browser itself went down under a page. */
const CRASH = /\b(?:Page|Target|Browser) crashed\b/;

/**
 * Whether all tests that failed did so because the browser crashed, which says nothing of the site:
 * they may be run once more, as no other test is.
 *
 * @param file the report of a run, in JUnit's format
 */
export function onlyCrashed(file: string): boolean {
  if (!existsSync(file)) return false;
  const cases = readFileSync(file, 'utf8').split('<testcase ').slice(1);
  const failed = cases.filter((text) => text.includes('<failure'));
  return failed.length > 0 && failed.every((text) => CRASH.test(text));
}
