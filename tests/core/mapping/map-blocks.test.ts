import { describe, expect, test } from 'vitest';
import { formats } from '../../../renderers/formats/index.ts';
import type { BlockModel } from '../../../src/core/manifest/slot-model.ts';
import { mapBlocks } from '../../../src/core/mapping/map-item.ts';
import { blockOf, phoneBlock } from '../block-of.ts';

const sanitize = (html: string) => html.replace(/<script.*?<\/script>/gs, '');
const words = { zh: '字', en: 'Words' };

function map(block: BlockModel, entity: unknown, language = 'en') {
  return mapBlocks([block], entity, {
    language,
    formats,
    sanitize,
    pictures: {},
    media: { base: '', origins: [] },
  });
}

describe('a rich-text block', () => {
  const block = blockOf('rich-text', {
    field: { kind: 'html', fields: ['introduction', 'description'] },
  });

  test.each([
    [{ introduction: '<p>a</p>', description: '<p>b</p>' }, '<p>a</p>\n<p>b</p>'],
    [{ introduction: 5, description: '<p>b</p>' }, '5\n<p>b</p>'],
    [{ introduction: ['x'], description: '<p>b</p>' }, '<p>b</p>'],
    [{ introduction: '<script>x</script>', description: '<p>b</p>' }, '<p>b</p>'],
  ])('of %j joins what is there', (entity, html) => {
    expect(map(block, entity)).toEqual([{ type: 'rich-text', field: html }]);
  });

  test('is left out where all fields are empty', () => {
    expect(map(block, { introduction: '', description: '<script>x</script>' })).toEqual([]);
  });
});

describe('an e-mail block', () => {
  const field = { kind: 'email', field: 'email' } as const;
  const block = blockOf('email', { field }, { copy: true });
  const hinting = blockOf(
    'email',
    { field, empty: { kind: 'words', text: words } },
    { copy: true, needs: [] },
  );

  test.each(['a@b.c', 'an.li+site@mail.example.org', '安@例子.中国', 'o-neil_7@x.org'])(
    'shows %s',
    (email) => {
      expect(map(block, { email })).toEqual([{ type: 'email', field: email, copy: true }]);
    },
  );

  test('shows one that is as long as any may be, and no longer one', () => {
    const longest = `${'a'.repeat(316)}@b.c`;
    expect(map(block, { email: longest })).toHaveLength(1);
    expect(map(block, { email: `a${longest}` })).toEqual([]);
  });

  test.each([
    'a@b.c?bcc=x@y.z',
    'a@b.c&cc=x',
    'a@b.c\nbcc: x@y.z',
    'a@b.c\r\nSubject: x',
    'a@b.c,x@y.z',
    'a@b.c;x@y.z',
    'a@b@c',
    'An <a@b.c>',
    '"a b"@c.d',
    'a@b.c ',
    ' a@b.c',
    'javascript:alert(1)//@b.c',
    'mailto:a@b.c',
    'nobody',
    '@b.c',
    'a@',
    '',
    5,
    null,
    ['a@b.c'],
    { mail: 'a@b.c' },
  ])('takes %j for no e-mail address', (email) => {
    expect(map(block, { email })).toEqual([]);
    expect(map(hinting, { email })).toEqual([{ type: 'email', empty: 'Words', copy: true }]);
  });

  // Percent signs are decoded in a mailto link: this one brings a header line.
  test.each(['a%0d%0abcc%3ax@b.c', 'a%2cx%40y.z@b.c', 'a%3Fbcc%3Dx@b.c'])(
    'takes the encoded %s for no e-mail address',
    (email) => {
      expect(map(block, { email })).toEqual([]);
    },
  );
});

describe('a phone block', () => {
  const block = blockOf('phone', {
    field: { kind: 'phone', field: 'mobile' },
    label: { kind: 'words', text: words },
  });

  test.each([
    ['+86 10 1234', '+86 10 1234'],
    [123, '123'],
  ])('shows %j', (mobile, number) => {
    expect(map(block, { mobile })).toEqual([{ type: 'phone', field: number, label: 'Words' }]);
  });

  test('is left out without a number', () => {
    expect(map(block, { mobile: {} })).toEqual([]);
  });
});

describe('an attachments block', () => {
  const block = blockOf('attachments', { field: { kind: 'files', field: 'files' } });

  test.each<[string, object, object]>([
    ['a file', { name: 'A', url: '/a.pdf' }, { name: 'A', url: '/a.pdf' }],
    ['a name with spaces', { name: ' A ', url: '/a.pdf' }, { name: 'A', url: '/a.pdf' }],
    ['a file without a name', { url: '/a.pdf' }, { name: '/a.pdf', url: '/a.pdf' }],
    ['a name of spaces', { name: ' ', url: '/a.pdf' }, { name: '/a.pdf', url: '/a.pdf' }],
    ['a name that is a number', { name: 5, url: '/a.pdf' }, { name: '/a.pdf', url: '/a.pdf' }],
  ])('lists %s', (_, file, value) => {
    expect(map(block, { files: [file] })).toEqual([
      { type: 'attachments', field: [{ ...value, external: false }] },
    ]);
  });

  test('links to a file elsewhere, which the page itself never fetches', () => {
    const url = 'https://elsewhere.example/a.docx';
    expect(map(block, { files: [{ name: 'A', url }] })).toEqual([
      { type: 'attachments', field: [{ name: 'A', url, external: true }] },
    ]);
  });

  test('leaves out what is no file and keeps the rest', () => {
    const odd = [null, 5, 'a.pdf', [], {}, { name: 'A' }, { name: 'A', url: 'javascript:x' }];
    const files = [...odd, { name: 'B', url: '/b.pdf' }, { name: 'C', url: { href: '/c' } }];
    expect(map(block, { files })).toEqual([
      { type: 'attachments', field: [{ name: 'B', url: '/b.pdf', external: false }] },
    ]);
  });

  test.each([undefined, null, [], {}, 'a.pdf', { 0: { url: '/a' } }])(
    'is left out for %j',
    (files) => {
      expect(map(block, { files })).toEqual([]);
    },
  );
});

describe('a heading', () => {
  const block = phoneBlock('mobile');
  const heading = (model: { field?: string; text?: typeof words }, entity: object) =>
    map(
      { ...block, heading: { field: model.field, text: model.text } },
      { mobile: '1', ...entity },
    )[0]?.heading;

  test.each<[string, { field?: string; text?: typeof words }, object, string | undefined]>([
    ['fixed words', { text: words }, {}, 'Words'],
    ['the field’s words', { field: 'h', text: words }, { h: 'Files' }, 'Files'],
    [
      'the field’s words without markup',
      { field: 'h' },
      { h: '<b>Files</b> &amp; more' },
      'Files & more',
    ],
    ['the reserve for a missing field', { field: 'h', text: words }, {}, 'Words'],
    ['the reserve for an empty field', { field: 'h', text: words }, { h: ' ' }, 'Words'],
    ['the reserve for empty markup', { field: 'h', text: words }, { h: '<p></p>' }, 'Words'],
    ['the reserve for a field of another type', { field: 'h', text: words }, { h: [1] }, 'Words'],
    ['nothing without a reserve', { field: 'h' }, { h: null }, undefined],
  ])('is %s', (_, model, entity, wanted) => {
    expect(heading(model, entity)).toBe(wanted);
  });

  test('of a block that is left out is left out with it', () => {
    expect(map({ ...block, heading: { field: undefined, text: words } }, {})).toEqual([]);
  });
});

describe('a condition', () => {
  const block = phoneBlock('mobile', { when: 'w' });

  test.each([undefined, null, '', []])('keeps the block out for %j', (w) => {
    expect(map(block, { mobile: '1', w })).toEqual([]);
  });

  test.each(['x', 0, false, ['x'], {}])('lets the block in for %j', (w) => {
    expect(map(block, { mobile: '1', w })).toHaveLength(1);
  });
});

test('blocks keep the manifest’s order, empty ones left out', () => {
  const values = mapBlocks(
    [phoneBlock('c'), phoneBlock('b'), phoneBlock('a')],
    { a: '1', c: '3' },
    {
      language: 'en',
      formats,
      sanitize,
      pictures: {},
      media: { base: '', origins: [] },
    },
  );
  expect(values).toEqual([
    { type: 'phone', field: '3' },
    { type: 'phone', field: '1' },
  ]);
});
