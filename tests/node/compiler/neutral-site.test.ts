import { describe, expect, test } from 'vitest';
import { directionOf } from '../../../src/node/compiler/normal/text-direction.ts';
import { uiKeys } from '../../../src/node/compiler/read/read-texts.ts';
import { readRendererWords } from '../../../src/node/compiler/read/renderer-words.ts';
import { SMALL_FILES } from './small-files.ts';
import { compileSite, PROJECT } from './small-site.ts';

interface Manifest {
  readonly [name: string]: unknown;
}

/** Every text of a manifest in one language alone. */
function inOneLanguage(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOneLanguage);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) =>
      name === 'zh' ? [] : [[name, inOneLanguage(part)]],
    ),
  );
}

const { 'texts/zh.json': _, ...FILES } = SMALL_FILES;
const ENGLISH = { code: 'en', tag: 'en', label: 'English' };

/** The small site with other parts in its site.json, in English alone. */
function compileEnglish(change: (site: Manifest) => Manifest) {
  const files = Object.entries(FILES).map(([name, text]) => {
    const manifest = inOneLanguage(JSON.parse(text)) as Manifest;
    const changed = name === 'site.json' ? change({ ...manifest, languages: [ENGLISH] }) : manifest;
    return [name, `${JSON.stringify(changed, null, 2)}\n`];
  });
  return compileSite({ ...Object.fromEntries(files), 'texts/zh.json': null });
}

describe('a site of one language', () => {
  test('needs the texts of that alone, and leads to no other', () => {
    const { findings, compiled } = compileEnglish((site) => site);
    expect(findings).toEqual([]);
    expect(compiled?.site.header.languageButton).toBe(false);
    expect([...(compiled?.texts.keys() ?? [])]).toEqual(['en']);
  });
});

describe('a site without header, footer, fonts and images', () => {
  const bare = ({ header: _1, footer: _2, fonts: _3, images: _4, ...site }: Manifest) => site;

  test('is right, but for texts that nothing uses any more, and codes of a navigation', () => {
    const { findings, compiled } = compileEnglish(bare);
    const others = findings.filter(({ code }) => code !== 'M305');
    const ofCodes = others.filter(({ message }) => message.startsWith('"code" does nothing'));
    expect(ofCodes).toHaveLength(3);
    expect(others).toEqual(ofCodes);
    expect(compiled?.fonts).toEqual([]);
    expect(compiled?.site.images).toEqual([]);
    expect(compiled?.site.footer).toBeUndefined();
    expect(compiled?.site.header).toEqual({
      logo: undefined,
      names: [],
      navigation: undefined,
      search: undefined,
      languageButton: false,
    });
  });
});

describe('a footer', () => {
  test('has the icon and the name of each network, and no other icon', () => {
    const links = [
      { network: 'mastodon', href: 'https://social.example/@small' },
      { icon: '/media/forum.svg', label: { en: 'Forum' }, href: 'https://forum.example' },
      { network: 'wechat', label: { en: 'Our code' }, picture: { field: 'bottomLogo' } },
    ];
    const { findings, compiled } = compileEnglish((site) => ({
      ...site,
      footer: { endpoint: '/home/site-infrastructure', social: { links } },
    }));
    expect(findings.filter(({ code }) => code !== 'M305')).toEqual([]);
    expect(compiled?.site.footer?.social?.links).toEqual([
      {
        icon: { path: expect.stringMatching(/^M23\.268/) },
        label: { en: 'Mastodon' },
        href: { value: 'https://social.example/@small' },
        picture: undefined,
      },
      {
        icon: { src: '/media/forum.svg' },
        label: { en: 'Forum' },
        href: { value: 'https://forum.example' },
        picture: undefined,
      },
      {
        icon: { path: expect.any(String) },
        label: { en: 'Our code' },
        href: undefined,
        picture: { field: 'bottomLogo' },
      },
    ]);
  });
});

describe('the lines of a footer', () => {
  const footerOf = (footer: Manifest) => {
    const { findings, compiled } = compileEnglish((site) => ({ ...site, footer }));
    expect(findings.filter(({ code }) => code !== 'M305')).toEqual([]);
    return compiled?.site.footer;
  };

  test.each([
    [{ text: 'menu.news' }, false],
    [{ text: 'menu.news', mobile: true }, true],
    [{ text: 'menu.news', mobile: false }, false],
  ])('show the note %j on phones: %s', (note, isMobile) => {
    expect(footerOf({ note })?.note?.isMobile).toBe(isMobile);
  });

  test('have a kind each, by what they say of whom to ask', () => {
    const contact = [
      { label: { en: 'Ask' }, email: 'ask@small.example' },
      { phone: '+49 30 1234567' },
      { address: { en: 'Lake Road 1' } },
      { text: 'menu.news' },
    ];
    expect(footerOf({ contact })?.contact).toMatchObject([
      { label: { en: 'Ask' }, kind: 'email', value: { value: 'ask@small.example' } },
      { kind: 'phone', value: { value: '+49 30 1234567' } },
      { kind: 'address', text: { text: { en: 'Lake Road 1' } } },
      { kind: 'text', text: { text: { en: 'Words menu.news' } } },
    ]);
  });
});

describe('the message for browsers that are not supported', () => {
  const messagesOf = (part: Manifest, languages: readonly object[] = [ENGLISH]) =>
    compileEnglish((site) => ({ ...site, languages, ...part })).compiled?.unsupportedBrowser;

  test('is there for a site that says none, in its language', () => {
    expect(messagesOf({})).toEqual({
      messages: [
        {
          page: 'en',
          tag: 'en',
          direction: 'ltr',
          text: 'Your browser is too old to show this website. Please use one of these:',
        },
      ],
      browsers: expect.arrayContaining([{ name: 'Firefox', href: expect.any(String) }]),
    });
  });

  test('is the site’s own where it says one, with its own browsers', () => {
    const browsers = [{ name: 'Lynx', href: 'https://lynx.example' }];
    const own = messagesOf({ unsupportedBrowser: { text: { en: 'Too old.' }, browsers } });
    expect(own?.messages.map(({ text }) => text)).toEqual(['Too old.']);
    expect(own?.browsers).toEqual(browsers);
  });

  test('stands in the reader’s direction, and in English where its language has none', () => {
    const tags = (tag: string) =>
      messagesOf({}, [{ ...ENGLISH, tag }])?.messages.map((one) => [one.tag, one.direction]);
    expect(tags('ar-EG')).toEqual([['ar-EG', 'rtl']]);
    expect(tags('eu')).toEqual([['en', 'ltr']]);
  });
});

describe('the direction of a language', () => {
  test.each([
    ['en', 'ltr'],
    ['zh-CN', 'ltr'],
    ['ar', 'rtl'],
    ['he-IL', 'rtl'],
    ['fa', 'rtl'],
    ['ur-PK', 'rtl'],
    ['ckb', 'rtl'],
    ['dv', 'rtl'],
    ['uz-Latn', 'ltr'],
    ['az-Arab', 'rtl'],
  ])('of %s is %s, by its script', (tag, direction) => {
    expect(directionOf(tag)).toBe(direction);
  });

  test('is what the manifest says before that', () => {
    const { compiled } = compileEnglish((site) => ({
      ...site,
      languages: [{ ...ENGLISH, direction: 'rtl' }],
    }));
    expect(compiled?.site.languages).toEqual([{ ...ENGLISH, direction: 'rtl' }]);
  });
});

test('the renderer’s own words speak of no network', () => {
  const keys = uiKeys(readRendererWords(PROJECT));
  expect(keys).toContain('ui.play');
  expect(keys.filter((key) => /wechat|bilibili|follow|friend/i.test(key))).toEqual([]);
});
