import { personWithout } from './support/choose-person.ts';
import type { Person } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('an invited fellow without research interests has no such heading', async ({
  page,
  visit,
  api,
  text,
}) => {
  const people = await api<Person[]>('/peoples/invited-fellows');
  const details = await Promise.all(
    people.map(({ id }) => api<Person>(`/peoples/invited-fellows/${id}`)),
  );
  const person = personWithout(details, 'professional');
  await visit(`/people/invited/${person.id}`);
  await expect(page.getByRole('heading', { name: text('people.biography') })).toBeVisible();
  await expect(page.getByRole('heading', { name: text('people.researchInterests') })).toHaveCount(
    0,
  );
});
