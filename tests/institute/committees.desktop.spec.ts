import type { Page } from '@playwright/test';
import { cardsOf } from '../e2e/support/plants.ts';
import { paragraphsOf } from '../e2e/support/rich-text.ts';
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

  test('the box stays 84 px high, and the rest of it is opened by its button', async ({
    page,
    visit,
    api,
    text,
  }) => {
    const members = await api<Member[]>('/academic-committees');
    await visit('/about/academic-committee');
    const boxes = cardsOf(page).locator('[data-box]');
    const heights = () => boxes.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
    expect(await heights()).toEqual(members.map(() => BOX));
    const more = page.getByRole('button', { name: text('ui.readOn') });
    await expect(more.first()).toBeVisible();
    expect(await heights(), 'the buttons move nothing').toEqual(members.map(() => BOX));

    const name = await more.first().getAttribute('aria-label');
    const person = name?.slice(name.indexOf(': ') + 2) ?? '';
    const card = cardsOf(page).filter({ has: page.getByRole('heading', { name: person }) });
    await more.first().focus();
    await page.keyboard.press('Enter');
    const less = card.getByRole('button', { name: text('ui.readLess') });
    await expect(less).toBeFocused();
    const box = card.locator('[data-box]');
    const isWhole = () =>
      box.evaluate(({ clientHeight, scrollHeight }) => clientHeight >= scrollHeight);
    await expect.poll(isWhole).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(heights).toEqual(members.map(() => BOX));
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('every introduction is whole', async ({ page, visit }) => {
      await visit('/about/academic-committee');
      const cut = await cardsOf(page)
        .locator('[data-box]')
        .evaluateAll(
          (all) =>
            all.filter(({ clientHeight, scrollHeight }) => scrollHeight > clientHeight).length,
        );
      expect(cut).toBe(0);
    });
  });
});

test('chairs and other officers are named as such', async ({ page, visit, api, text }) => {
  const members = await api<Member[]>('/academic-committees');
  await visit('/about/academic-committee');
  const lines = await cardsOf(page).evaluateAll((cards) =>
    cards.map((card) => card.querySelector('h2')?.previousElementSibling?.textContent ?? ''),
  );
  const roles = members.map(({ committeeType }) =>
    committeeType === 'member' ? undefined : text(`about.${committeeType}`),
  );
  expect(roles.some((role) => role !== undefined)).toBe(true);
  for (const [index, role] of roles.entries()) {
    if (role !== undefined) expect(lines[index]).toBe(role);
  }
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
