import type { Page } from '@playwright/test';

/** Everything that went wrong in a page where nobody looks: console, scripts, requests. */
export interface Problems {
  /** Lets problems pass that a test brings about itself. */
  readonly allow: (pattern: RegExp) => void;
  readonly watch: (page: Page) => void;
  readonly unexpected: () => readonly string[];
}

/** Leaving a page gives up what it still loads, as it should: in the words of Chromium and of Firefox. */
const GIVEN_UP = ['net::ERR_ABORTED', 'NS_BINDING_ABORTED'];

export function createProblems(): Problems {
  const seen: string[] = [];
  const allowed: RegExp[] = [];
  return {
    allow: (pattern) => allowed.push(pattern),
    watch(page) {
      page.on('console', (message) =>
        seen.push(`console ${message.type()}: ${message.text()} (${message.location().url})`),
      );
      page.on('pageerror', (error) => seen.push(`page error: ${error.message}`));
      page.on('response', (response) => {
        if (response.status() >= 400) seen.push(`${response.status()}: ${response.url()}`);
      });
      page.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? 'unknown';
        if (!GIVEN_UP.includes(reason)) seen.push(`${reason}: ${request.url()}`);
      });
    },
    unexpected: () => seen.filter((line) => !allowed.some((pattern) => pattern.test(line))),
  };
}
