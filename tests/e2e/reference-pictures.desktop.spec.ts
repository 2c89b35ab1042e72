import { PICTURES } from '../../src/node/docs/pictures.ts';
import { expect, test } from './support/test.ts';

test.use({ language: 'en' });

test('the pages that the reference has pictures of still show what the pictures do', async ({
  page,
}) => {
  for (const [name, { address, shows }] of Object.entries(PICTURES)) {
    const answer = await page.goto(address);
    expect.soft(answer?.status(), name).toBe(200);
    await expect.soft(page.locator(shows).first(), name).toBeVisible();
  }
});
