import type { Locator } from '@playwright/test';
import { personAt } from './support/choose-person.ts';
import { cardsOf, LIST_PAGES, type ListPage, type Person, SLICE } from './support/people.ts';
import { paragraphsOf } from './support/rich-text.ts';
import { showAll } from './support/scrolling.ts';
import { expect, inTurns, test } from './support/test.ts';
import { LANGUAGE_TAGS, siteName } from './support/texts.ts';

inTurns(LIST_PAGES, (list, language) => {
  test(`${list.path} shows everybody whom the API names`, async ({
    page,
    visit,
    api,
    menuName,
    text,
    calls,
  }) => {
    const people = await api<Person[]>(list.endpoint);
    const title = await menuName(list.code);
    await visit(list.path);

    await expect(page).toHaveTitle(`${title} · ${siteName(language)}`);
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAGS[language]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const cards = cardsOf(page);
    await expect(cards).toHaveCount(Math.min(SLICE, people.length));
    await expectCard(cards.first(), list, personAt(people), text);

    await showAll(page, people.length);
    await expect(cards.getByRole('heading', { level: 2 })).toHaveText(
      people.map(({ name }) => name),
    );
    await expectCard(cards.last(), list, personAt(people, -1), text);
    // The first HTML brought all of it.
    expect(calls).toEqual([]);
  });
});

async function expectCard(
  card: Locator,
  { fields, clamp, contact, detail }: ListPage,
  person: Person,
  text: (key: string) => string,
): Promise<void> {
  await expect(card.getByRole('heading', { level: 2 })).toHaveText(person.name);
  for (const field of fields) {
    const value = person[field];
    if (typeof value === 'string')
      await expect(card.getByText(value, { exact: true })).toBeVisible();
  }
  const [introduction = ''] = paragraphsOf(person.introduction);
  await expect(card).toContainText(introduction);
  await expectClamped(
    card.locator('[data-clamp]').filter({ hasText: introduction }).first(),
    clamp,
  );
  await expectPhoto(card, person);

  const link = card.getByRole('link', { name: person.name, exact: true });
  if (detail === undefined) await expect(link).toHaveCount(0);
  else await expect(link).toHaveAttribute('href', `${detail}${person.id}`);

  await expect(card.locator('a[href^="tel:"]')).toHaveCount(
    contact.includes('mobile') && person.mobile !== undefined ? 1 : 0,
  );
  if (!contact.includes('email')) {
    await expect(card.locator('a[href^="mailto:"]')).toHaveCount(0);
  } else if (person.email === undefined) {
    await expect(card.getByText(text('people.noEmail'))).toHaveCount(1);
  } else {
    await expect(card.getByText(person.email, { exact: true })).toHaveCount(1);
    await expect(card.getByText(text('people.noEmail'))).toHaveCount(0);
  }
}

async function expectPhoto(card: Locator, { photo }: Person): Promise<void> {
  const image = card.locator('img');
  await expect(image).toHaveCount(photo === undefined ? 0 : 1);
  if (photo === undefined) return;
  await expect(image).toHaveAttribute('src', photo);
  // The name beside the portrait says whom it shows.
  await expect(image).toHaveAttribute('alt', '');
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((element) => Reflect.get(element, 'naturalWidth')))
    .toBeGreaterThan(0);
}

async function expectClamped(summary: Locator, lines: number): Promise<void> {
  const shown = await summary.evaluate((element) => {
    const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight);
    return element.getBoundingClientRect().height / lineHeight;
  });
  expect(shown).toBeLessThan(lines + 0.5);
}
