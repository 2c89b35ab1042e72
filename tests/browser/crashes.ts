import { existsSync, readFileSync } from 'node:fs';

/** What Playwright says where the browser itself went down under a page. */
const CRASH = /\b(?:Page|Target|Browser) crashed\b/;

/**
 * Names the tests that failed, if all of them did because the browser crashed, which says nothing of the site: they
 * may be run once more, as no other test is.
 *
 * @param file the report of a run, in JUnit's format
 * @returns nothing where a test failed by itself, or no test did
 */
export function listCrashed(file: string): string[] {
  if (!existsSync(file)) return [];
  const cases = readFileSync(file, 'utf8').split('<testcase ').slice(1);
  const failed = cases.filter((text) => text.includes('<failure'));
  if (!failed.every((text) => CRASH.test(text))) return [];
  return failed.map((text) => /\bname="([^"]*)"/.exec(text)?.[1] ?? '');
}

/** Tells that the browser crashed under tests, and that they are run once more: that is not to be overlooked. */
export function reportCrashed(crashed: readonly string[]): void {
  const list = crashed.map((name) => `  ${name}`).join('\n');
  console.error(`The browser crashed under these tests, which are run once more:\n${list}`);
}
