import { expectCalls } from './support/calls.ts';
import { test } from './support/colliding-site.ts';
import { cardsOf, sideLink } from './support/people.ts';
import { expect } from './support/test.ts';

interface Person {
  readonly id: string;
  readonly name: string;
}

// One worker runs them all, so that there is one build.
test.describe.configure({ mode: 'serial' });

test('a person’s page and a list whose path it matches too are asked for ahead as what they are @wide', async ({
  page,
  visit,
  calls,
  api,
  menuName,
}) => {
  const [person] = await api<Person[]>('/peoples/faculty-fellows');
  const [staff] = await api<Person[]>('/peoples/staffs');
  if (person === undefined || staff === undefined) throw new Error('Nobody is listed');

  await visit('/people/faculty-fellows');
  await page.mouse.move(1, 1);
  const own = { method: 'GET', language: 'zh' } as const;
  await cardsOf(page).first().getByRole('link').first().hover();
  await expectCalls(page, calls, [{ ...own, address: `/peoples/faculty-fellows/${person.id}` }]);
  await cardsOf(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(`/people/${person.id}`);
  await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible();
  expect(calls).toHaveLength(1);

  const link = sideLink(page, await menuName('staffs'));
  await link.hover();
  await expect.poll(() => calls.map(({ address }) => address)).toContain('/peoples/staffs');
  await link.click();
  await expect(page).toHaveURL('/people/staffs');
  await expect(cardsOf(page).first()).toContainText(staff.name);
  expect(calls).toHaveLength(2);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible();
  await page.goForward();
  await expect(cardsOf(page).first()).toContainText(staff.name);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the server renders the list and the person, each at its own path @wide', async ({
    page,
    api,
  }) => {
    const [person] = await api<Person[]>('/peoples/faculty-fellows');
    const [staff] = await api<Person[]>('/peoples/staffs');
    if (person === undefined || staff === undefined) throw new Error('Nobody is listed');
    await page.goto('/people/staffs');
    await expect(page.getByRole('main')).toContainText(staff.name);
    await page.goto(`/people/${person.id}`);
    await expect(page.getByRole('main')).toContainText(person.name);
    await expect(page.getByRole('main')).not.toContainText(staff.name);
  });
});
