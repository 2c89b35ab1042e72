import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator } from '@playwright/test';
import { spawnServer, startDevelopmentServer } from '../bench/spawn-server.ts';
import { makePhoto, SECRETS } from '../node/media/make-pictures.ts';
import { runCommand } from '../run-command.ts';
import { ENGINE, makeOwnerSite, type OwnerSite } from './support/owner-site.ts';
import { expect, test } from './support/test.ts';

/** Milliseconds; a build shares its machine with the tests of another worker. */
const BUILD_TIMEOUT = 300_000;

// One worker runs them all, so that there is one build.
test.describe.configure({ mode: 'serial', timeout: BUILD_TIMEOUT });

let site: OwnerSite;

test.beforeAll(async () => {
  site = await makeOwnerSite();
});

test.afterAll(() => site.remove());

/** The picture that a browser has chosen, once it is there. */
async function shown(image: Locator) {
  await expect(image).toHaveJSProperty('complete', true);
  return image.evaluate((node: HTMLImageElement) => ({
    file: new URL(node.currentSrc).pathname,
    width: node.naturalWidth,
    height: node.naturalHeight,
  }));
}

test('a picture that is put beside a text, or into the media folder, is built and shown', async ({
  page,
}) => {
  const cli = path.join(ENGINE, 'src/node/cli/colophon.ts');
  const build = () =>
    runCommand(site.root, process.execPath, [cli, 'build', site.root], BUILD_TIMEOUT);
  const built = await build();
  expect(built.status, built.stderr).toBe(0);
  expect(built.stderr).toContain('pictures: 5 of 5');

  const server = await spawnServer(site.root, '', ENGINE);
  try {
    await page.goto(`${server.origin}/?lang=en`);
    const pictures = page.locator('[data-color] img');
    const [portrait, bo] = [pictures.nth(0), pictures.nth(1)];
    const place = page.locator('[data-color]').first();
    await expect(place).toHaveAttribute('data-color', /^#3[234]6/);
    const { file, width, height } = await shown(portrait);
    expect(file).toMatch(/^\/media\/-\/people\/portrait\.jpg\.\d+\.avif$/);
    // The camera was held upright.
    expect(height / width).toBeCloseTo(4 / 3, 1);
    expect((await shown(bo)).file).toMatch(/^\/media\/bo\.jpg\.\d+\.avif$/);

    await page.goto(`${server.origin}/people/ada?lang=en`);
    const garden = page.getByRole('img', { name: 'The garden' });
    expect(await shown(garden)).toEqual({
      file: '/media/-/people/garden.png.500.avif',
      width: 500,
      height: 300,
    });
    const link = page.getByRole('link', { name: 'the programme' });
    await expect(link).toHaveAttribute('href', '/media/-/people/programme.pdf');
    for (const name of ['-/people/portrait.jpg', '-/people/garden.png', 'bo.jpg']) {
      const answer = await page.request.get(`${server.origin}/media/${name}`);
      expect(answer.headers()['cache-control']).toBe('public, max-age=86400');
      const body = await answer.body();
      for (const secret of SECRETS) expect(body.includes(secret), name).toBe(false);
    }
  } finally {
    await server.stop();
  }
  const source = readFileSync(path.join(site.root, 'content/people/portrait.jpg'));
  expect(source.includes('SecretPlace')).toBe(true);
});

test('a picture that changes while the site is developed is shown at once', async ({
  page,
  problems,
}) => {
  problems.allow(/\[vite\]|React DevTools|404|hot updated/);
  const server = await startDevelopmentServer(site.root, ENGINE);
  try {
    await page.goto(`${server.origin}/?lang=en`);
    const place = page.locator('[data-color]').first();
    await expect(place).toHaveAttribute('data-color', /^#3[234]6/);
    const photo = await makePhoto({ width: 900, height: 900, color: '#902020' });
    site.write('content/people/portrait.jpg', photo);
    await expect(place).toHaveAttribute('data-color', /^#9[01]2/);
    const { width, height } = await shown(page.locator('[data-color] img').first());
    expect(width).toBe(height);

    // What is wrong is said over the page, and goes with it.
    site.write('content/people/portrait.jpg', photo.subarray(0, photo.length / 2));
    const overlay = page.locator('vite-error-overlay');
    await expect(overlay).toContainText('"/media/-/people/portrait.jpg" cannot be read to its end');
    site.write('content/people/portrait.jpg', photo);
    await expect(overlay).toHaveCount(0);
    await expect(place).toHaveAttribute('data-color', /^#9[01]2/);
    // A page that is left asks a server that is gone for nothing.
    await page.goto('about:blank');
  } finally {
    await server.stop();
  }
});
