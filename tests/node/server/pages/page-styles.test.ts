import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createPageStyles } from '../../../../src/node/server/pages/page-styles.ts';

const DOCUMENT = "<script>document.body.classList.add('painted')</script>";

/** What of a stylesheet a page with some markup is shown by. */
function shownOf(css: string, html: string, languageTag = 'en'): string {
  return createPageStyles(css, DOCUMENT)({ html, languageTag }).shown;
}

describe('a page is shown by', () => {
  const html = '<main class="list wide"><p class="note">a</p></main>';

  test.each([
    ['elements', 'main{color:red}'],
    ['a class that it has', '.list{color:red}'],
    ['several classes that it has', '.list.wide .note{color:red}'],
    ['one of several selectors', '.gone,.note{color:red}'],
    ['a class that its scripts may add', '.painted .note{color:red}'],
    ['the absence of a class', '.note:not(.gone){color:red}'],
    ['one of several classes in a function', ':is(.gone,.note) b{color:red}'],
    ['what has not to be there', 'main:not(:has(.gone > .none)){color:red}'],
    ['an attribute whose value looks like a class', 'a[href$=".pdf"]{color:red}'],
    ['a name that is escaped', '.\\31 0{color:red}'],
    ['keyframes', '@keyframes spin{from{rotate:0deg}to{rotate:1turn}}'],
    ['a property', '@property --x{syntax:"*";inherits:false}'],
    ['the order of layers', '@layer a,b;'],
    ['a class at a width', '@media (width>1px){.note{color:red}}'],
    ['a rule within a rule', '.note{color:red;& .gone{color:blue}}'],
    ['a rule within a rule that selects what is not in it', '.gone{p:not(&){color:red}}'],
    ['an attribute whose value looks like the end of one', '[data-x="].gone"] p{color:red}'],
    ['layers without names, all of them', '@layer{.gone{color:red}}@layer{.note{color:red}}'],
    ['what stands in a string', '.note::before{content:"}.gone{"}'],
  ])('%s', (_, css) => {
    expect(shownOf(css, html)).toBe(css);
  });

  test.each([
    ['a class that it has not', '.gone{color:red}'],
    ['a class that it has beside one that it has not', '.note .gone{color:red}'],
    ['a part of a class', '.not{color:red}'],
    ['a class of its text', '.a{color:red}'],
    ['a class that it has not, at a width', '@media (width>1px){.gone{color:red}}'],
    ['a class of one of its functions beside', '.gone:not(.none){color:red}'],
  ])('not by %s', (_, css) => {
    expect(shownOf(css, html)).toBe('');
  });

  test('its layers in their order, those without a rule of its own too', () => {
    const css = '@layer a{.gone{color:red}}@layer b{.a{color:red}}';
    expect(shownOf(css, '<p class="a"></p>')).toBe('@layer a{}@layer b{.a{color:red}}');
  });

  test('its rules in their order, and those around them', () => {
    const css =
      '.a{color:red}.gone{color:blue}@media print{.gone{color:red}.b{color:red}}.a.b{color:blue}';
    expect(shownOf(css, '<p class="a b"></p>')).toBe(
      '.a{color:red}@media print{.b{color:red}}.a.b{color:blue}',
    );
  });
});

describe('faces of text in Chinese alone', () => {
  const root = ':root{--font-text-han:"Marks", Letters;--font-text-latin:Letters, serif}';
  const faces =
    '@font-face{font-family:Marks;src:url(a)}@font-face{font-family:Letters;src:url(b)}';
  const css = root + faces;

  test.each([
    ['zh-CN', '<p></p>'],
    ['zh', '<p></p>'],
    ['en', '<p>A <i lang="zh-CN">湖</i></p>'],
    ['en', '<p>A <i lang="zh">湖</i></p>'],
  ])('come with a page in %s that has %s', (language, html) => {
    const page = createPageStyles(css, DOCUMENT)({ html, languageTag: language });
    expect(page.shown).toBe(css);
  });

  test.each(['font-family:Letters,"Marks"', 'font:600 1rem/1.2 Marks,Letters'])(
    'come at once where another rule names them by %s',
    (declaration) => {
      const named = `${css}p{${declaration}}`;
      expect(createPageStyles(named, DOCUMENT)({ html: '', languageTag: 'en' }).shown).toBe(named);
    },
  );

  test.each(['en', 'ja', 'zha'])('come later with a page in %s', (languageTag) => {
    const { shown, whole } = createPageStyles(css, DOCUMENT)({ html: '<p></p>', languageTag });
    expect(shown).toBe(`${root}@font-face{font-family:Letters;src:url(b)}`);
    expect(whole).toBe(`${root}@font-face{font-family:Marks;src:url(a)}`);
  });
});

test('names of classes may have spaces that are none to markup', () => {
  const css = '.a\u00a0b{color:red}';
  expect(shownOf(css, '<p class="c a\u00a0b">')).toBe(css);
  expect(shownOf(css, '<p class="a b">')).toBe('');
});

test('the whole follows for scripts, and a policy names both', () => {
  const css = '.a{color:red}.gone{color:blue}';
  const stylesOf = createPageStyles(css, DOCUMENT);
  const { shown, whole, hashes } = stylesOf({ html: '<p class="a"></p>', languageTag: 'en' });
  expect([shown, whole]).toEqual(['.a{color:red}', css]);
  const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
  expect(hashes).toEqual([hash(shown), hash(whole)]);
});

test('nothing follows a page that is shown by all of it', () => {
  const css = '@font-face{font-family:A;src:url(a)}.a{color:red}';
  const page = createPageStyles(css, DOCUMENT)({ html: '<p class="a"></p>', languageTag: 'en' });
  expect(page).toMatchObject({ shown: css, whole: '' });
  expect(page.hashes).toHaveLength(1);
});

test('a face that the page has is not read anew', () => {
  const css = '@font-face{font-family:A;src:url(a)}.gone{color:red}';
  const page = createPageStyles(css, DOCUMENT)({ html: '', languageTag: 'en' });
  expect(page).toMatchObject({
    shown: '@font-face{font-family:A;src:url(a)}',
    whole: '.gone{color:red}',
  });
});

test('pages with the same classes share their styles', () => {
  const stylesOf = createPageStyles('.a{color:red}.b{color:red}', DOCUMENT);
  const first = stylesOf({ html: '<p class="a x">', languageTag: 'en' });
  expect(stylesOf({ html: '<b class="y a">', languageTag: 'en' })).toBe(first);
  expect(stylesOf({ html: '<b class="b">', languageTag: 'en' })).not.toBe(first);
});
