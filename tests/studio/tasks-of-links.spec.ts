import {
  ACTIONS,
  choosePage,
  expect,
  finish,
  openDialog,
  sectionRow,
  test,
} from './support/new-site.ts';
import { formOf, openStudio, pageIn, placeOf, readManifest, save } from './support/studio-test.ts';

// Tasks 9 to 12 of tasks.md, one after the other on one site of its own.
test.describe.configure({ mode: 'serial' });
test.use({ languages: 'en,fr' });

test('9: a page whose route changes takes its links, its details and its texts along', {
  tag: '@short',
}, async ({ page, project, changes }) => {
  await openStudio(page, '/');
  await choosePage(page, 'People', 'Everybody');
  const dialog = await openDialog(page, ACTIONS, 'Move the page, or change its route');
  await dialog.getByRole('textbox', { name: 'Route' }).fill('/people/members');
  await finish(dialog, 'Move');
  await expect(page.locator('iframe')).toHaveAttribute('src', /^\/people\/members/);
  await save(page);
  const texts = ['en', 'fr'].map((code) => `manifests/texts/${code}.json`);
  expect(changes()).toEqual({
    added: ['manifests/people/members.json'],
    altered: ['manifests/people/everybody.json', 'manifests/people/person.json', ...texts],
  });
  const { route, aliases, view } = readManifest(project.root, 'people/members.json');
  expect([route, aliases]).toEqual(['/people/members', ['/people/everybody']]);
  expect(view.layout.item.link).toBe('/people/members/{id}');
  // The studio goes on: what is gone from the disk is no error.
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
  await page.goto('/people/everybody');
  await expect(page).toHaveURL(/\/people\/members$/);
});

test('10: a section is removed, after a look at what leads there', async ({
  page,
  project,
  changes,
}) => {
  await openStudio(page, '/');
  await sectionRow(page, 'News').click();
  const dialog = await openDialog(page, ACTIONS, 'Remove the section');
  await expect(dialog.getByRole('alert').getByText('manifests/home.json')).toHaveCount(2);
  await finish(dialog, 'Do it all the same');
  for (const left of [2, 1]) {
    await page.getByRole('tab', { name: /^Findings/ }).click();
    const findings = page.getByRole('button', { name: /M203/ });
    await expect(findings).toHaveCount(left);
    await findings.first().click();
    const link = formOf(page).getByRole('combobox', { name: 'Link' });
    await link.fill('');
    await link.press('Tab');
    await expect(link).toHaveValue('');
  }
  await expect(page.getByText('No findings')).toBeVisible();
  await save(page);
  const pages = ['event', 'events', 'news-item', 'news', 'section'];
  const texts = ['en', 'fr'].map((code) => `manifests/texts/${code}.json`);
  expect(changes()).toEqual({
    added: [],
    altered: [
      ...pages.map((name) => `manifests/activities/${name}.json`).sort(),
      'manifests/home.json',
      ...texts,
    ],
  });
  expect(JSON.stringify(readManifest(project.root, 'home.json'))).not.toContain('/activities');
});

test('11: another field of the answer fills a part that was pointed at', async ({
  page,
  project,
  changes,
}) => {
  await openStudio(page, '/people/members');
  const before = readManifest(project.root, 'people/members.json');
  // A card is one link, which lies over its lines.
  await pageIn(page).locator('main').getByText('Research fellow').nth(1).click({ force: true });
  await expect(placeOf(page)).toHaveText(/item\.subtitle$/);
  const subtitle = formOf(page).getByRole('combobox', { name: 'Subtitle' });
  await subtitle.click();
  await page.getByRole('option', { name: /^email person-1@/ }).click();
  await expect(pageIn(page).locator('main').getByText('person-1@institute.example')).toBeVisible();
  await save(page);
  expect(changes()).toEqual({ added: [], altered: ['manifests/people/members.json'] });
  before.view.layout.item.subtitle = 'email';
  expect(readManifest(project.root, 'people/members.json')).toEqual(before);
});

test('12: a component of its own shows what the page has shown', async ({ page, changes }) => {
  await openStudio(page, '/');
  await choosePage(page, 'About', 'Contact');
  const main = pageIn(page).locator('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  await expect(main.getByText('office@institute.example')).toBeVisible();
  const before = await main.getByRole('article').innerText();
  const dialog = await openDialog(page, ACTIONS, 'Write a component for the page');
  await finish(dialog, 'Add');
  await save(page);
  expect(changes()).toEqual({
    added: ['renderers/overrides/contact/index.tsx', 'renderers/renderer-api.json'],
    altered: ['manifests/about/contact.json'],
  });
  await page.goto('/about/contact?lang=en');
  await expect.poll(() => page.getByRole('article').innerText()).toBe(before);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('what all of it comes to passes the checks, and can be built', async ({ project }) => {
  test.setTimeout(400_000);
  const checked = await project.run('check');
  expect([checked.status, checked.stderr.trim()]).toEqual([0, '']);
  expect((await project.run('build')).status).toBe(0);
});
