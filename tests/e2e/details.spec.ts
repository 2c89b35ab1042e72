import type { Locator } from '@playwright/test';
import { personAt, personWithout } from './support/choose-person.ts';
import { DETAIL_PAGES, type DetailPage, type Person } from './support/people.ts';
import { paragraphsOf } from './support/rich-text.ts';
import { expect, inTurns, test } from './support/test.ts';
import { LANGUAGE_TAGS, siteName } from './support/texts.ts';

inTurns(DETAIL_PAGES, (detail, language) => {
  for (const [which, place] of [
    ['first', 0],
    ['last', -1],
  ] as const) {
    test(`${detail.path}:id shows all that the API says of the ${which} person`, async ({
      page,
      visit,
      api,
      text,
      calls,
    }) => {
      const person = await loadPerson(api, detail, place);
      await visit(`${detail.path}${person.id}`);

      await expect(page).toHaveTitle(`${person.name} · ${siteName(language)}`);
      await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAGS[language]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(person.name);
      const article = page.getByRole('article');
      for (const field of detail.fields) {
        const value = person[field];
        if (typeof value === 'string') {
          await expect(article.getByText(value).first()).toBeVisible();
        }
      }
      if (person.visitingTime !== undefined) {
        await expect(article.getByText(text('people.visitingTime'))).toBeVisible();
      }

      const headings = detail.sections
        .filter(({ fields }) => fields.some((field) => person[field] !== undefined))
        .map(({ heading }) => text(heading));
      const files = person.attachments ?? [];
      await expect(article.getByRole('heading', { level: 2 })).toHaveText(
        files.length === 0
          ? headings
          : [...headings, person.attachmentTitle ?? text('people.attachments')],
      );
      for (const paragraph of detail.sections.flatMap(({ fields }) =>
        fields.flatMap((field) => {
          const value = person[field];
          return typeof value === 'string' ? paragraphsOf(value) : [];
        }),
      )) {
        await expect(article).toContainText(paragraph);
      }
      for (const { name, url } of files) {
        await expect(article.getByRole('link', { name })).toHaveAttribute('href', url);
      }
      await expectPortrait(page.getByRole('article').getByRole('img'), person);
      // The first HTML brought all of it.
      expect(calls).toEqual([]);
    });
  }

  test(`${detail.path}:id has a way back to its list, named as the menu names it`, async ({
    page,
    visit,
    api,
    text,
    menuName,
  }) => {
    const person = await loadPerson(api, detail, 0);
    const list = await menuName(detail.code);
    await visit(`${detail.path}${person.id}`);
    await page.getByRole('link', { name: text('ui.backTo', { list }) }).click();
    await expect(page).toHaveURL(detail.list);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(list);
  });
});

test.describe('a list and its details', () => {
  for (const detail of DETAIL_PAGES) {
    test(`${detail.list} leads to the detail and the detail takes over the title`, async ({
      page,
      visit,
      api,
      language,
    }) => {
      const person = await loadPerson(api, detail, 1);
      await visit(detail.list);
      await page.getByRole('link', { name: person.name, exact: true }).click();
      await expect(page).toHaveURL(`${detail.path}${person.id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(person.name);
      await expect(page).toHaveTitle(`${person.name} · ${siteName(language)}`);
    });
  }

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
});

async function loadPerson(
  api: <Answer>(path: string) => Promise<Answer>,
  { endpoint }: DetailPage,
  place: number,
): Promise<Person> {
  const people = await api<Person[]>(endpoint);
  return api<Person>(`${endpoint}/${personAt(people, place).id}`);
}

async function expectPortrait(image: Locator, { photo, name }: Person): Promise<void> {
  if (photo === undefined) {
    await expect(image).toHaveCount(0);
    return;
  }
  await expect(image).toHaveAttribute('src', photo);
  await expect(image).toHaveAttribute('alt', name);
  await expect
    .poll(() => image.evaluate((element) => Reflect.get(element, 'naturalWidth')))
    .toBeGreaterThan(0);
}
