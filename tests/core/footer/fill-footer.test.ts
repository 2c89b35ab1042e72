import { describe, expect, test } from 'vitest';
import { fillFooter } from '../../../src/core/footer/fill-footer.ts';
import { listKey } from '../../../src/core/footer/list-key.ts';
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

  test('shows the manifest’s own links and lines under their headings, each by its place', () => {
    const fixed = { ...column, links: [{ text: words('Hill'), href: '/hill' }], isFolded: false };
    expect(fill({ columns: [column, fixed] })?.columns).toEqual([
      {
        key: 'columns.1',
        heading: 'Friends',
        links: [{ key: 'columns.1.links.0', text: 'Hill', href: '/hill' }],
        isFolded: false,
      },
    ]);
    const street = { field: 'street', text: words('Mill Lane') };
    const contact = [
      { kind: 'text', label: undefined, text: { field: 'none', text: undefined } },
      { kind: 'address', label: words('Where'), text: street },
      { kind: 'phone', label: undefined, value: { field: 'phone' } },
    ] as const;
    expect(fill({ contact })?.contact).toEqual([
      { key: 'contact.1', kind: 'address', label: 'Where', text: 'Mill Lane' },
    ]);
    const texts = { street: '4 Mill Lane', phone: '+86 555', 'Mill Lane': 'x' };
    expect(fill({ contact }, { ...answer, texts })?.contact).toEqual([
      { key: 'contact.1', kind: 'address', label: 'Where', text: '4 Mill Lane' },
      { key: 'contact.2', kind: 'phone', label: undefined, text: '+86 555' },
    ]);
  });

  test('has no column without a heading or without links', () => {
    const untitled = { ...column, heading: { field: 'none', text: undefined } };
    expect(fill({ columns: [untitled] }, answer)?.columns).toEqual([]);
    expect(fill({ columns: [column] }, { ...answer, lists: {} })?.columns).toEqual([]);
    expect(fill({ columns: [{ ...column, links: [] }] }, answer)?.columns).toEqual([]);
  });

  test('shows words in reserve where an answer has none, and links by their URLs', () => {
    const note = { text: undefined, links: [{ text: {}, href: '/hill' }], isMobile: false };
    expect(fill({ note })?.note).toEqual({
      text: undefined,
      links: [{ key: 'note.links.0', text: '/hill', href: '/hill' }],
      isMobile: false,
    });
    const motto = { field: 'motto', text: words('Read') };
    const said = (texts: Readonly<Record<string, string>>) =>
      fill({ note: { ...note, text: motto } }, { ...answer, texts })?.note?.text;
    expect([said({ motto: 'Look' }), said({})]).toEqual(['Look', 'Read']);
  });

  test('leads out by icons that have a URL or a picture, and leaves out those with neither', () => {
    const icon = { src: '/a.svg' };
    const parts = {
      logo: { value: '/own.svg' },
      social: {
        heading: undefined,
        links: [
          { icon, label: words('Forum'), href: { field: 'forum' }, picture: undefined },
          { icon, label: {}, href: { value: 'https://b.example' }, picture: undefined },
          { icon, label: words('Code'), href: undefined, picture: { field: 'unanswered' } },
        ],
      },
      legal: [
        { text: { field: undefined, text: words('Source') }, href: { field: 'forum' } },
        { text: { field: undefined, text: words('Imprint') }, href: undefined },
      ],
    };
    const urls = { forum: 'https://a.example' };
    const filled = fill(parts, { ...answer, urls });
    expect(filled).toEqual({
      ...EMPTY,
      logo: '/own.svg',
      social: {
        heading: undefined,
        links: [
          {
            ...{ key: 'social.links.0', icon, label: 'Forum', href: 'https://a.example' },
            picture: undefined,
          },
          {
            ...{ key: 'social.links.1', icon, label: '', href: 'https://b.example' },
            picture: undefined,
          },
        ],
      },
      legal: [
        { key: 'legal.0', text: 'Source', href: 'https://a.example' },
        { key: 'legal.1', text: 'Imprint', href: undefined },
      ],
    });
    expect(fill({ logo: { field: 'code' } }, answer)?.logo).toBe('/media/code.svg');
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

test('lists that are made of one field by other fields of its objects are told apart', () => {
  const list = { field: 'friends', text: 'name', href: 'link' };
  const keys = [list, { ...list, text: 'title' }, { ...list, href: 'url' }].map(listKey);
  expect(new Set(keys).size).toBe(3);
});
