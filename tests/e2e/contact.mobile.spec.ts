import { personWith, personWithout } from './support/choose-person.ts';
import { stopClock } from './support/clock.ts';
import { cardOf, type Person } from './support/people.ts';
import { paragraphsOf } from './support/rich-text.ts';
import { expect, mostlyIn, test } from './support/test.ts';

const FELLOWS = '/peoples/postdoctoral-fellows?type=current';

mostlyIn('en', () => {
  test("a fellow's dialog holds name, whole introduction, address and copy button", async ({
    page,
    visit,
    api,
    text,
  }) => {
    const person = personWith(await api<Person[]>(FELLOWS), 'email');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await visit('/people/postdoctoral-fellows');
    const card = cardOf(page, person);
    await expect(card.getByRole('link', { name: person.email })).toBeHidden();
    await card.getByRole('button', { name: text('ui.details') }).tap();

    const dialog = page.getByRole('dialog', { name: person.name });
    await expect(dialog).toBeVisible();
    for (const paragraph of paragraphsOf(person.introduction)) {
      await expect(dialog).toContainText(paragraph);
    }
    await expect(dialog.getByRole('link', { name: person.email })).toHaveAttribute(
      'href',
      `mailto:${person.email}`,
    );
    await stopClock(page);
    await dialog.getByRole('button', { name: text('ui.copy') }).tap();
    await expect(page.getByText(text('ui.copied'), { exact: true }).last()).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(person.email);

    await page.clock.resume();
    await dialog.getByRole('button', { name: text('ui.close'), exact: true }).tap();
    await expect(dialog).toHaveCount(0);
  });

  test('the dialog of a fellow without an address has the hint', async ({
    page,
    visit,
    api,
    text,
  }) => {
    const person = personWithout(await api<Person[]>(FELLOWS), 'email');
    await visit('/people/postdoctoral-fellows');
    await cardOf(page, person)
      .getByRole('button', { name: text('ui.details') })
      .tap();
    const dialog = page.getByRole('dialog', { name: person.name });
    await expect(dialog.getByText(text('people.noEmail'))).toBeVisible();
    await expect(dialog.getByRole('button', { name: text('ui.copy') })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
});

test('a past fellow shows the company in the dialog too', async ({ page, visit, api, text }) => {
  const people = await api<Person[]>('/peoples/postdoctoral-fellows?type=post');
  const person = personWith(people, 'company');
  await visit('/people/postdoctoral-fellows?tab=out');
  await cardOf(page, person)
    .getByRole('button', { name: text('ui.details') })
    .tap();
  await expect(page.getByRole('dialog', { name: person.name })).toContainText(person.company);
});

test('staff show telephone and address in the card', async ({ page, visit, api, text }) => {
  const person = personWith(await api<Person[]>('/peoples/staffs'), 'email', 'mobile');
  await visit('/people/staffs');
  const card = cardOf(page, person);
  await expect(card.locator('[data-mobile]')).toHaveCSS('opacity', '1');
  await expect(card.getByRole('link', { name: person.mobile })).toBeVisible();
  await expect(card.getByRole('link', { name: person.email })).toBeVisible();
  await expect(card.getByRole('button', { name: text('ui.details') })).toHaveCount(0);
});

test('no page is wider than the screen', async ({ page, visit }) => {
  for (const path of ['/people/faculty-fellows', '/people/staffs', '/people/faculty/wei-minzhi']) {
    await visit(path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});
