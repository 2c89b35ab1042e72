import { PAYLOADS } from '../hostile/collection.ts';
import { KNOWN_DIFFERENCES } from '../hostile/known-differences.ts';
import { compareSanitisers } from '../hostile/sanitisers.ts';
import { expect, test } from './support/test.ts';

test.describe('the sanitisers of server and browser', () => {
  // What the page's policy would catch is let through here, so that the sanitisers stand alone.
  test.use({ bypassCSP: true });

  test('leave the same of every payload, and nothing that acts', async ({ page }) => {
    await page.goto('/');
    const compared = await compareSanitisers(page, PAYLOADS);
    expect(compared).toHaveLength(PAYLOADS.length);
    const differing = compared.filter(({ server, browser }) => server !== browser);
    expect(differing.filter(({ text }) => !KNOWN_DIFFERENCES.has(text))).toEqual([]);
    expect(differing).toHaveLength(KNOWN_DIFFERENCES.size);
    expect(compared.flatMap(({ harm }) => harm)).toEqual([]);
  });
});
