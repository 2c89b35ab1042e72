import { describe, expect, test } from 'vitest';
import { fillFooter } from '../../../src/core/footer/fill-footer.ts';
import { footerOf, SITE, words } from '../site-of.ts';

const EMPTY = {
  logo: undefined,
  name: undefined,
  note: undefined,
  contact: [],
  social: undefined,
  columns: [],
  legal: [],
};
const fill = (parts: Parameters<typeof footerOf>[0], answer?: Parameters<typeof fillFooter>[1]) =>
  fillFooter({ ...SITE, footer: footerOf(parts) }, answer, 'en');

describe('a footer', () => {
  test('is none for a site without one', () => {
    expect(fillFooter({ ...SITE, footer: undefined }, undefined, 'en')).toBeUndefined();
  });

  test('may have no part at all', () => {
    expect(fill({})).toEqual(EMPTY);
  });

  test('shows what the manifest says, in the page’s language, whatever is answered', () => {
    const parts = {
      name: true,
      note: {
        text: { field: undefined, text: words('Read') },
        links: [{ text: words('Hill'), href: '/hill' }],
        isMobile: true,
      },
      contact: [
        { kind: 'email', label: words('Office'), value: { value: 'a@b.example' } } as const,
      ],
      legal: [{ text: { field: undefined, text: words('Imprint') }, href: { value: '/imprint' } }],
    };
    expect(fill(parts)).toEqual({
      ...EMPTY,
      name: 'Institute',
      note: {
        text: 'Read',
        links: [{ key: 'note.links.0', text: 'Hill', href: '/hill' }],
        isMobile: true,
      },
      contact: [{ key: 'contact.0', kind: 'email', label: 'Office', text: 'a@b.example' }],
      legal: [{ key: 'legal.0', text: 'Imprint', href: '/imprint' }],
    });
  });

  const column = {
    heading: { field: 'title', text: words('Friends') },
    links: { field: 'friends', text: 'name', href: 'link' },
    isFolded: true,
  };
  const answer = {
    texts: { title: 'Our friends' },
    pictures: { code: '/media/code.svg' },
    urls: {},
    lists: { 'friends name link': [{ text: 'A', href: '/a' }] },
  };

  test('shows what is answered, in place of words in reserve', () => {
    expect(fill({ columns: [column] }, answer)?.columns).toEqual([
      {
        key: 'columns.0',
        heading: 'Our friends',
        links: [{ key: 'columns.0.links#0', text: 'A', href: '/a' }],
        isFolded: true,
      },
    ]);
    expect(fill({ columns: [column] }, { ...answer, texts: {} })?.columns[0]?.heading).toBe(
      'Friends',
    );
  });

  test('leaves out what the answer leaves empty, with the headings of it', () => {
    const link = { icon: undefined, label: words('Code'), href: undefined };
    const social = { heading: words('Follow'), links: [{ ...link, picture: { field: 'code' } }] };
    const legal = [{ text: { field: 'number', text: undefined }, href: undefined }];
    const parts = { logo: { field: 'mark' }, social, columns: [column], legal };
    expect(fill(parts)).toEqual(EMPTY);
    expect(fill(parts, answer)?.social).toMatchObject({
      heading: 'Follow',
      links: [{ key: 'social.links.0', label: 'Code', picture: '/media/code.svg' }],
    });
  });
});
