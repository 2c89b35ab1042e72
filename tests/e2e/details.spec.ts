import { plantWithout } from './support/choose-plant.ts';
import type { Plant } from './support/plants.ts';
import { expect, test } from './support/test.ts';

test('a fern without research interests has no such heading', async ({
  page,
  visit,
  api,
  text,
}) => {
  const plants = await api<Plant[]>('/collection/ferns');
  const details = await Promise.all(plants.map(({ id }) => api<Plant>(`/collection/ferns/${id}`)));
  const plant = plantWithout(details, 'professional');
  await visit(`/plants/fern/${plant.id}`);
  await expect(page.getByRole('heading', { name: text('plants.biography') })).toBeVisible();
  await expect(page.getByRole('heading', { name: text('plants.researchInterests') })).toHaveCount(
    0,
  );
});
