import { describe, expect, test } from 'vitest';
import { readFooter } from '../../../src/core/footer/footer-answer.ts';
import { LIMITS, MAX_ENTRIES } from '../../../src/core/mapping/answer-limits.ts';
import { footerOf, words } from '../site-of.ts';

const MEDIA = { base: '', origins: ['https://cdn.example'] };
const FRIENDS = { field: 'about.friends', text: 'name', href: 'link' };
const FRIEND = { text: 'Friend', href: 'https://friend.example' };
const text = (field: string) => ({ field, text: undefined });

const FOOTER = footerOf({
  call: { api: undefined, endpoint: '/footer' },
  logo: { field: 'mark' },
  note: { text: text('motto'), links: [], isMobile: false },
  contact: [{ kind: 'phone', label: undefined, value: { field: 'phone' } }],
  social: {
    heading: undefined,
    links: [
      { icon: undefined, label: {}, href: undefined, picture: { field: 'code' } },
      { icon: { src: '/media/a.svg' }, label: {}, href: { field: 'forum' }, picture: undefined },
    ],
  },
  columns: [{ heading: text('friendsTitle'), links: FRIENDS, isFolded: true }],
  legal: [{ text: text('copyright'), href: undefined }],
});
const read = (answer: unknown, media = MEDIA) => readFooter(FOOTER, answer, media);

const TEXTS = { motto: 'Read', friendsTitle: 'Friends', copyright: '© 2026', phone: '+86 555' };
const PICTURES = { mark: '/media/mark.svg', code: 'https://cdn.example/code.webp' };
const URLS = { forum: 'https://forum.example' };
const LISTS = { 'about.friends name link': [FRIEND] };
const FULL = {
  ...TEXTS,
  ...PICTURES,
  ...URLS,
  about: { friends: [{ id: '1', name: FRIEND.text, link: FRIEND.href }] },
};
const WHOLE = { texts: TEXTS, pictures: PICTURES, urls: URLS, lists: LISTS };
const NOTHING = { texts: {}, pictures: {}, urls: {}, lists: {} };

describe('the answer of a footer', () => {
  test('is read as far as the footer names its fields, and no further', () => {
    expect(read({ ...FULL, topLogo: '/x.svg' })).toEqual(WHOLE);
  });

  test.each(Object.keys(TEXTS))('may miss every part but %s', (name) => {
    const part = Object.fromEntries(Object.entries(FULL).filter(([other]) => other === name));
    expect(read(part)).toEqual({ ...NOTHING, texts: part });
  });

  test.each([null, 5, {}, [], true, '', '  '])('has no part that is %j', (odd) => {
    const parts = Object.fromEntries(Object.keys(FULL).map((name) => [name, odd]));
    expect(read({ ...parts, copyright: '©' })).toEqual({ ...NOTHING, texts: { copyright: '©' } });
    expect(read(parts)).toBeUndefined();
  });

  test.each(['mark', 'code'])('has no picture %s of a bad scheme or from elsewhere', (name) => {
    for (const url of [
      'javascript:alert(1)',
      'data:image/svg+xml,<svg onload=x>',
      'java\nscript:x',
      'https://elsewhere.example/a.png',
      '//elsewhere.example/a.png',
      '\\\\elsewhere.example\\a.png',
    ]) {
      const { pictures } = read({ ...FULL, [name]: url }) ?? NOTHING;
      expect(Object.keys(pictures), url).toEqual(
        Object.keys(PICTURES).filter((one) => one !== name),
      );
    }
  });

  test('leads to no URL of a bad scheme', () => {
    expect(read({ ...FULL, forum: 'javascript:alert(1)' })?.urls).toEqual({});
  });

  test('says addresses by their fields, beside lines and columns that are the manifest’s own', () => {
    const footer = footerOf({
      contact: [
        { kind: 'address', label: undefined, text: text('street') },
        { kind: 'email', label: undefined, value: { value: 'office@site.example' } },
      ],
      columns: [
        {
          heading: { field: undefined, text: words('Visit') },
          links: [{ text: words('Hours'), href: '/hours' }],
          isFolded: false,
        },
      ],
    });
    const answer = { street: '4 Mill Lane', undefined: 'x', value: 'y' };
    expect(readFooter(footer, answer, MEDIA)).toEqual({
      ...NOTHING,
      texts: { street: '4 Mill Lane' },
    });
  });

  test('is read of a footer without icons, and of columns whose words it has', () => {
    const footer = footerOf({
      logo: { field: 'mark' },
      columns: [{ heading: text('title'), links: FRIENDS, isFolded: true }],
      legal: [{ text: text('owner'), href: { field: 'home' } }],
    });
    const answer = {
      ...{ mark: '/mark.svg', title: 'Friends', owner: 'Us', home: '/us' },
      about: { friends: [{ name: 'B', link: '/b' }] },
    };
    expect(readFooter(footer, answer, MEDIA)).toEqual({
      texts: { title: 'Friends', owner: 'Us' },
      pictures: { mark: '/mark.svg' },
      urls: { home: '/us' },
      lists: { 'about.friends name link': [{ text: 'B', href: '/b' }] },
    });
  });

  test('has its words cut where they are longer than a line, and none that are blank', () => {
    const long = 'a'.repeat(LIMITS.line.characters + 1);
    expect(read({ motto: long })?.texts.motto).toBe(`${long.slice(1)}…`);
    expect(read({ motto: ' \n', phone: ' 1 ' })?.texts).toEqual({ phone: ' 1 ' });
  });

  test('has no more links of a list than a page can show', () => {
    const friends = Array.from({ length: MAX_ENTRIES + 1 }, () => ({
      name: FRIEND.text,
      link: FRIEND.href,
    }));
    const [links = []] = Object.values(read({ about: { friends } })?.lists ?? {});
    expect(links).toHaveLength(MAX_ENTRIES);
  });

  test('is none where it is no object', () => {
    for (const answer of [null, undefined, 'motto', 5, [{ motto: 'Read' }]]) {
      expect(read(answer)).toBeUndefined();
    }
    const first = footerOf({ logo: { field: '0.mark' } });
    expect(readFooter(first, [{ mark: '/mark.svg' }], MEDIA)).toBeUndefined();
  });

  test('has its pictures where the backend has all others', () => {
    const media = { base: 'https://cms.example', origins: ['https://cms.example'] };
    expect(read(FULL, media)?.pictures).toEqual({ mark: 'https://cms.example/media/mark.svg' });
  });

  test.each([null, undefined, [], 'text', 5])('is not %j', (answer) => {
    expect(read(answer)).toBeUndefined();
  });

  test('leaves out links without words or a safe URL, and keeps the rest', () => {
    const friends = [
      ...[null, 5, 'a', [], {}],
      ...[{ name: 'A' }, { name: ' ', link: '/a' }, { name: {}, link: '/a' }, { link: '/a' }],
      ...[
        { name: 'A', link: 'javascript:x' },
        { name: 'A', link: ['/a'] },
      ],
      { id: { toString: 1 }, name: 'B', link: '/b' },
    ];
    expect(read({ about: { friends } })?.lists).toEqual({
      'about.friends name link': [{ text: 'B', href: '/b' }],
    });
  });

  test.each([{}, 'a', 5, { 0: FULL.about.friends[0], length: 1 }])(
    'has no links for the list %j',
    (friends) => {
      expect(read({ ...FULL, about: { friends } })?.lists).toEqual({});
    },
  );
});
