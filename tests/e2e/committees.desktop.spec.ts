import type { Page } from '@playwright/test';
import { cardsOf } from './support/people.ts';
import { paragraphsOf } from './support/rich-text.ts';
import { expect, mostlyIn, test } from './support/test.ts';

/** A member of a committee as the API answers. */
interface Member {
  readonly name: string;
  readonly title: string;
  readonly introduction: string;
  readonly committeeType: 'chair' | 'viceChair' | 'member' | 'secretary';
}

const COMMITTEES = [
  ['/about/advisory-committee', '/advisory-committees', 'advisoryCommittee'],
  ['/about/academic-committee', '/academic-committees', 'academicCommittee'],
] as const;

/** The height of the box around an introduction. */
const BOX = 84;

mostlyIn('en', () => {
  for (const [path, endpoint, code] of COMMITTEES) {
    test(`${path} shows everybody with name, rank and introduction`, async ({
      page,
      visit,
      api,
      menuName,
      calls,
    }) => {
      const members = await api<Member[]>(endpoint);
      await visit(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(await menuName(code));
      const cards = cardsOf(page);
      await expect(cards.getByRole('heading', { level: 2 })).toHaveText(
        members.map(({ name }) => name),
      );
      for (const [index, { title, introduction }] of members.entries()) {
        const card = cards.nth(index);
        await expect(card.getByText(title, { exact: true })).toBeVisible();
        for (const paragraph of paragraphsOf(introduction)) {
          await expect(card).toContainText(paragraph);
        }
      }
      await expect(page.getByRole('main').getByRole('img')).toHaveCount(0);
      // The first HTML brought all of it.
      expect(calls).toEqual([]);
    });
  }
});

for (const [path, endpoint] of COMMITTEES) {
  test(`${path} sets the names of members apart from those of its officers`, async ({
    page,
    visit,
    api,
  }) => {
    const members = await api<Member[]>(endpoint);
    await visit(path);
    const styles = await nameStyles(page);
    const stylesOf = (isMember: boolean) =>
      new Set(
        styles.filter((_, index) => (members[index]?.committeeType === 'member') === isMember),
      );
    expect(stylesOf(true).size, 'members look alike').toBe(1);
    expect(stylesOf(false).size, 'and so do the officers').toBe(1);
    expect(stylesOf(true)).not.toEqual(stylesOf(false));
  });
}

test.describe('where introductions are longer than their box', () => {
  test.use({ language: 'en', viewport: { width: 760, height: 900 } });

  test('the box stays 84 px high, and what is below scrolls into it', async ({
    page,
    visit,
    api,
  }) => {
    const members = await api<Member[]>('/academic-committees');
    await visit('/about/academic-committee');
    const boxes = cardsOf(page).locator('[data-box]');
    const sizes = await boxes.evaluateAll((elements) =>
      elements.map(({ clientHeight, scrollHeight }) => ({
        shown: clientHeight,
        isLonger: scrollHeight > clientHeight,
      })),
    );
    expect(sizes).toHaveLength(members.length);
    expect(new Set(sizes.map(({ shown }) => shown))).toEqual(new Set([BOX]));
    const place = sizes.findIndex(({ isLonger }) => isLonger);
    expect(place, 'one is longer').toBeGreaterThanOrEqual(0);

    const box = boxes.nth(place);
    const isAtEnd = () =>
      box.evaluate(
        ({ scrollTop, clientHeight, scrollHeight }) =>
          scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1,
      );
    await box.hover();
    await page.mouse.wheel(0, 1000);
    await expect.poll(isAtEnd).toBe(true);
  });

  test('the keyboard reaches what is below, too', async ({ page, visit }) => {
    await visit('/about/academic-committee');
    const boxes = cardsOf(page).locator('[data-box]');
    const lengths = await boxes.evaluateAll((elements) =>
      elements.map(({ clientHeight, scrollHeight }) => scrollHeight - clientHeight),
    );
    const box = boxes.nth(lengths.findIndex((length) => length > 0));
    for (let stop = 0; stop < 40; stop += 1) {
      await page.keyboard.press('Tab');
      if (await box.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(box).toBeFocused();
    await page.keyboard.press('End');
    await expect.poll(() => box.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  });
});

/** How each name looks, by all that may set it apart. */
async function nameStyles(page: Page): Promise<string[]> {
  return cardsOf(page)
    .getByRole('heading', { level: 2 })
    .evaluateAll((names) =>
      names.map((name) => {
        const style = getComputedStyle(name);
        return [
          style.color,
          style.font,
          style.borderLeft,
          style.borderBottom,
          style.textDecoration,
          style.paddingLeft,
          style.background,
        ].join(' | ');
      }),
    );
}
