import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { FooterModel } from '../../../src/core/manifest/footer-model.ts';
import { footerOf } from '../../core/site-of.ts';
import { openPage, site } from '../open-page.tsx';

const PAGE = '/plants/houses';
const say = (text: string) => ({ zh: text, en: text });
const words = (text: string) => ({ field: undefined, text: say(text) });

/** Opens a page whose footer has these parts alone. */
async function openWith(parts: Partial<FooterModel>): Promise<HTMLElement> {
  await openPage(PAGE, { site: { ...site.site, footer: footerOf(parts) } });
  return screen.getByRole('contentinfo');
}

describe('a footer', () => {
  test('is not there for a site without one', async () => {
    await openPage(PAGE, { site: { ...site.site, footer: undefined } });
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  test('may have nothing but the site’s name, and asks for nothing then', async () => {
    const { calls } = await openPage(PAGE, {
      site: { ...site.site, footer: footerOf({ name: true }) },
    });
    const footer = screen.getByRole('contentinfo');
    expect(footer.textContent).toBe(site.site.name.en);
    expect(calls.filter((call) => call.includes('infrastructure'))).toEqual([]);
  });

  test('says how the garden is reached, so that a click calls or writes', async () => {
    const footer = await openWith({
      contact: [
        { kind: 'address', label: undefined, text: words('1 Lake Road\nHilltown') },
        { kind: 'phone', label: say('Library'), value: { value: '+86 555 6613' } },
        { kind: 'email', label: undefined, value: { value: 'office@hill.example' } },
        { kind: 'text', label: undefined, text: words('Open from nine to five') },
      ],
    });
    const lines = within(footer).getAllByRole('paragraph');
    expect(lines.map((line) => line.textContent)).toEqual([
      '1 Lake Road\nHilltown',
      'Library+86 555 6613',
      'office@hill.example',
      'Open from nine to five',
    ]);
    // A line without a label has no room for one.
    expect(lines.map((line) => line.querySelector('span')?.textContent)).toEqual([
      undefined,
      'Library',
      undefined,
      undefined,
    ]);
    const hrefs = within(footer)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['tel:+865556613', 'mailto:office@hill.example']);
  });

  test('has columns that are open, and some that a reader opens', async () => {
    const links = [
      { text: say('Glasshouses'), href: PAGE },
      { text: say('Hill University'), href: 'https://hill.example' },
    ];
    const footer = await openWith({
      columns: [
        { heading: words('About'), links, isFolded: false },
        { heading: words('Partners'), links, isFolded: true },
        { heading: words('Friends'), links, isFolded: true },
      ],
    });
    const folded = [...footer.querySelectorAll('details')];
    expect(folded.map(({ open }) => open)).toEqual([false, false]);
    const headings = folded.map((column) => column.querySelector('summary')?.textContent);
    expect(headings).toEqual(['Partners', 'Friends']);
    expect(within(footer).getByText('About').closest('details')).toBeNull();
    const [own, outside] = within(footer).getAllByRole('link');
    expect(own?.getAttribute('target')).toBeNull();
    expect(outside?.getAttribute('target')).toBe('_blank');
  });

  test('has the mark, the name and the words that its manifest gives it, and no others', async () => {
    const footer = await openWith({
      logo: { value: '/media/mark.svg' },
      name: true,
      note: {
        text: words('Open all year'),
        links: [{ text: say('Visit'), href: PAGE }],
        isMobile: false,
      },
    });
    expect(footer.querySelector('img')?.getAttribute('src')).toBe('/media/mark.svg');
    within(footer).getByText(site.site.name.en ?? '');
    within(footer).getByText('Open all year');
    expect(within(footer).getByRole('link', { name: 'Visit' }).getAttribute('href')).toBe(PAGE);
    cleanup();
    const other = await openWith({
      note: { text: undefined, links: [], isMobile: true },
      legal: [{ text: words('© Hill'), href: undefined }],
    });
    expect(other.textContent).toBe('© Hill');
    expect(other.querySelectorAll('img, p, ul, address')).toHaveLength(0);
  });

  test('has lines at its foot that may lead to where they come from', async () => {
    const footer = await openWith({
      legal: [
        { text: words('© Hill Institute'), href: undefined },
        { text: words('澄备 1'), href: { value: 'https://register.example' } },
      ],
    });
    const record = within(footer).getByRole('link', { name: '澄备 1' });
    expect(record.getAttribute('href')).toBe('https://register.example');
    expect(record.closest('[lang]')?.getAttribute('lang')).toBe('zh-CN');
    expect(within(footer).getByText('© Hill Institute').closest('a')).toBeNull();
  });
});

describe('the networks of a footer', () => {
  const icon = { path: 'M0 0h24v24z' };
  const link = { icon, label: say('Mastodon'), href: undefined, picture: undefined };

  test('are icons with names', async () => {
    const own = { ...link, icon: { src: '/media/forum.svg' }, label: say('Forum') };
    const footer = await openWith({
      social: {
        heading: say('Follow us'),
        links: [
          { ...link, href: { value: 'https://social.example' } },
          { ...own, href: { value: PAGE } },
        ],
      },
    });
    within(footer).getByText('Follow us');
    const outside = within(footer).getByRole('link', { name: /^Mastodon \(/ });
    expect(outside.getAttribute('href')).toBe('https://social.example');
    expect(within(footer).getByRole('link', { name: 'Forum' }).getAttribute('href')).toBe(PAGE);
  });

  test('may be a picture behind an icon, which Escape closes again', async () => {
    const footer = await openWith({
      social: {
        heading: undefined,
        links: [{ ...link, label: say('Our code'), picture: { value: '/media/code.svg' } }],
      },
    });
    const details = footer.querySelector('details');
    const opener = footer.querySelector('summary');
    if (details === null || opener === null) throw new Error('Nothing opens the picture');
    expect(opener.getAttribute('aria-label')).toBe('Our code');
    within(details).getByAltText('Our code');
    details.open = true;
    await userEvent.keyboard('{Escape}');
    expect(details.open).toBe(false);
    expect(document.activeElement).toBe(opener);
  });

  test('may be a picture that is shown at once', async () => {
    const footer = await openWith({
      social: {
        heading: undefined,
        links: [{ ...link, icon: undefined, label: say('Code'), picture: { value: '/c.svg' } }],
      },
    });
    expect(footer.querySelector('details')).toBeNull();
    expect(within(footer).getByAltText('Code').getAttribute('src')).toBe('/c.svg');
  });
});
