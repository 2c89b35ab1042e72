import type { Locator } from '@playwright/test';
import { type Api, read } from './support/api.ts';
import type { Words } from './support/data-facts.ts';
import type { Entity } from './support/entity.ts';
import { link, listOf, plain } from './support/expectations.ts';
import { FACTS, type FooterText, type FooterValue, type Language } from './support/facts.ts';
import { expectAmong, expectLoaded } from './support/look.ts';
import { expectOver } from './support/opened.ts';
import { expect, test } from './support/test-kinds.ts';

test('the footer shows its lines and its links', {
  tag: '@quarter-0',
}, async ({ page, api, site, language }) => {
  test.skip(FACTS.footer === undefined, 'The site has no footer.');
  const { columns = [], legal = [] } = FACTS.footer ?? {};
  const { answer, say, valueAt } = await readFooter(api, language);
  await site.visit('/');
  const footer = page.getByRole('contentinfo');
  for (const line of legal) {
    await expect(footer).toContainText(say(line.text));
    const href = valueAt(line.href);
    if (href === '') continue;
    const own = footer.getByRole('link', { name: say(line.text), exact: true });
    await expect(own).toHaveAttribute('href', href);
  }
  if (site.isMobile) return;
  for (const { heading, links, isFolded } of columns) {
    const entries =
      'field' in links
        ? listOf(read(answer, links.field)).map((entry) => ({
            words: plain(read(entry, links.text)),
            href: read(entry, links.href),
          }))
        : links.map((own) => ({ words: own.text[language.code] ?? '', href: own.href }));
    if (isFolded) await footer.getByText(say(heading)).click();
    for (const { words, href } of entries) {
      await expectAmong(footer, link(words, href));
      await expect(footer.getByRole('link', { name: words }).first()).toBeVisible();
    }
  }
});

test('the footer says how the institute is reached, and where else it is to be found', {
  tag: '@quarter-3',
}, async ({ page, api, site, language }) => {
  const { note, contact = [], social } = FACTS.footer ?? {};
  const isEmpty = note === undefined && contact.length === 0 && social === undefined;
  test.skip(isEmpty, 'The footer has neither a note nor contacts nor accounts.');
  const { say, valueAt } = await readFooter(api, language);
  await site.visit('/');
  const footer = page.getByRole('contentinfo');
  const linkTo = (name: string) => footer.getByRole('link', { name, exact: true });
  if (note !== undefined && (site.isMobile || !note.isMobile)) {
    if (note.text !== undefined) await expect(footer.getByText(say(note.text))).toBeVisible();
    for (const { text, href } of note.links) {
      await expect(linkTo(text[language.code] ?? '')).toHaveAttribute('href', href);
    }
  }
  if (note?.isMobile && !site.isMobile && note.text !== undefined) {
    await expect(footer.getByText(say(note.text))).toBeHidden();
  }
  for (const line of contact) {
    if (line.label !== undefined) await expect(footer).toContainText(ownWords(line.label));
    if (line.text !== undefined) {
      await expect(footer).toContainText(say(line.text));
      continue;
    }
    const value = valueAt(line.value);
    const href = line.kind === 'email' ? `mailto:${value}` : /^tel:\+?\d/;
    if (value !== '') await expect(linkTo(value)).toHaveAttribute('href', href);
  }
  if (social?.heading !== undefined) await expect(footer).toContainText(ownWords(social.heading));
  for (const { icon, label, href, picture } of social?.links ?? []) {
    const name = ownWords(label);
    const [url, src] = [valueAt(href), valueAt(picture)];
    if (url !== '' && icon !== undefined) {
      await expect(linkTo(name)).toHaveAttribute('href', url);
      continue;
    }
    if (src === '') continue;
    if (icon !== undefined) await footer.locator('summary').and(footer.getByLabel(name)).click();
    await expectPicture(footer.getByRole('img', { name, exact: true }), src);
    if (icon !== undefined) await expectOver(footer.getByRole('img', { name, exact: true }));
  }

  function ownWords(words: Words): string {
    return words[language.code] ?? '';
  }
});

/** Expects a picture that is seen, from the place that the footer names. */
async function expectPicture(picture: Locator, src: string): Promise<void> {
  await expect(picture).toBeVisible();
  expect(await picture.getAttribute('src')).toContain(src);
  await expectLoaded(picture.locator('xpath=..'));
}

/** What the footer's call answers, and how its parts are read from it. */
async function readFooter(api: Api, language: Language) {
  const call = FACTS.footer?.call;
  const answer: Entity = call === undefined ? {} : await api.entity(call);
  return {
    answer,
    say: ({ field, text }: FooterText) =>
      (field === undefined ? '' : plain(read(answer, field))) || (text?.[language.code] ?? ''),
    valueAt: (value: FooterValue | undefined) =>
      value === undefined ? '' : 'field' in value ? plain(read(answer, value.field)) : value.value,
  };
}
