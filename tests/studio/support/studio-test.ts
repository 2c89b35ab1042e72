import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { type RunningServer, startDevelopmentServer } from '../../bench/spawn-server.ts';
import { makeGardenCopy, PROJECT, type ProjectCopy } from '../../e2e/support/project-copy.ts';

export { expect };

/** A garden that is developed, and the studio of it. */
interface StudioSite {
  readonly project: ProjectCopy;
  readonly server: RunningServer;
}

/** Milliseconds enough to build the studio's page and to pre-bundle the site's packages. */
const PREPARATION = { scope: 'worker', timeout: 180_000 } as const;

export const test = base.extend<object, StudioSite>({
  project: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here what a fixture needs
    async ({}, use) => {
      const project = makeGardenCopy();
      try {
        await use(project);
      } finally {
        project.remove();
      }
    },
    PREPARATION,
  ],
  server: [
    async ({ project }, use) => {
      const server = await startDevelopmentServer(project.root, PROJECT);
      await use(server);
      await server.stop();
    },
    PREPARATION,
  ],
  baseURL: async ({ server }, use) => use(server.origin),
});

/** Opens the studio at a page of the site, which is shown in English, without a draft of earlier tests. */
export async function openStudio(page: Page, at: string): Promise<void> {
  await discardDraft(page);
  await page.goto(`/-/studio/?${new URLSearchParams({ at: `${at}?lang=en` })}`);
  await expect(pageIn(page).locator('[data-reactive]')).toHaveCount(1, { timeout: 60_000 });
  await expect(formOf(page).getByRole('navigation')).toBeVisible();
}

async function discardDraft(page: Page): Promise<void> {
  const headers = await tokenOf(page);
  const answer = await page.request.post('/-/studio/api/discard', { headers, data: {} });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** The revision of the draft, as the server has it. */
export async function revisionOf(page: Page): Promise<number> {
  const headers = await tokenOf(page);
  const answer = await page.request.get('/-/studio/api/state', { headers });
  return (await answer.json()).revision;
}

async function tokenOf(page: Page): Promise<Record<string, string>> {
  const html = await (await page.request.get('/-/studio/', { timeout: 60_000 })).text();
  const [, token = ''] = /x-studio-token" content="([^"]+)"/.exec(html) ?? [];
  return { 'x-studio-token': token };
}

/** The page of the site that the studio shows. */
export function pageIn(page: Page): FrameLocator {
  return page.frameLocator('iframe');
}

/** Marks the window of the page that is shown; whoever asks later knows by it whether the page was loaded anew. */
export async function markPage(page: Page): Promise<() => Promise<boolean>> {
  const root = pageIn(page).locator('html');
  await root.evaluate(() => Reflect.set(window, 'marker', 'the same page'));
  return () => root.evaluate(() => Reflect.has(window, 'marker'));
}

export function formOf(page: Page): Locator {
  return page.getByRole('complementary', { name: 'What is selected' });
}

export function treeOf(page: Page): Locator {
  return page.getByRole('tree');
}

/** What the studio has said last. */
export function saidBy(page: Page): Locator {
  return page.getByRole('status', { name: 'What has happened' });
}

/** Where the part stands that is pointed at or selected. */
export function placeOf(page: Page): Locator {
  return page.getByRole('status', { name: 'What is pointed at or selected' });
}

/** A manifest as it is on disk. */
export function readManifest(root: string, file: string) {
  return JSON.parse(readFileSync(path.join(root, 'manifests', file), 'utf8'));
}

/** Changes a manifest on disk, as an editor beside the studio would. */
export function changeOnDisk(root: string, file: string, change: (text: string) => string): void {
  const place = path.join(root, 'manifests', file);
  const before = readFileSync(place, 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  writeFileSync(place, after);
}

/** Saves what was changed, after a look at it. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Review and save/ }).click();
  const dialog = page.getByRole('dialog', { name: 'What would be written' });
  await dialog.getByRole('button', { name: /^Save \d/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(saidBy(page)).toHaveText(/saved/);
}
