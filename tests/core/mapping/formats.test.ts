import { afterEach, describe, expect, test, vi } from 'vitest';
import { formats } from '../../../renderers/formats/index.ts';
import { formatValue } from '../../../src/core/mapping/format-value.ts';
import { isTextValue, textOf, toPlainText } from '../../../src/core/mapping/text-of.ts';

/** Stands for the allow-list: takes script elements away and keeps the rest. */
const sanitize = (html: string) => html.replace(/<script.*?<\/script>/gs, '');
const format = (value: unknown, name: string) =>
  formatValue(value, { format: name }, { formats, sanitize, locale: 'en-GB' });

afterEach(() => vi.unstubAllEnvs());

describe('a value in a format', () => {
  test.each<[string, unknown, unknown]>([
    ['text', 'An', { kind: 'plain', text: 'An' }],
    ['text', '<b>An</b> & co', { kind: 'plain', text: '<b>An</b> & co' }],
    ['text', 0, { kind: 'plain', text: '0' }],
    ['text', 12.5, { kind: 'plain', text: '12.5' }],
    ['rich-text', '<p>An</p>', { kind: 'html', html: '<p>An</p>' }],
    ['rich-text', '<p>An</p><script>x</script>', { kind: 'html', html: '<p>An</p>' }],
    ['rich-text', '<script>x</script>', undefined],
    ['plain-text', '<p>An</p><p>Bo</p>', { kind: 'plain', text: 'An Bo' }],
    ['plain-text', '<script>x</script>An', { kind: 'plain', text: 'An' }],
    ['plain-text', '<p> &nbsp; </p>', undefined],
    ['plain-text', '第一期\u3000图\n 与边', { kind: 'plain', text: '第一期\u3000图 与边' }],
    ['date', '2026-03-05', { kind: 'plain', text: '2026-03-05', time: '2026-03-05' }],
    ['date', '2026-03-05T10:20:30', { kind: 'plain', text: '2026-03-05', time: '2026-03-05' }],
    ['date', '2026-03-05 10:20', { kind: 'plain', text: '2026-03-05', time: '2026-03-05' }],
    ['date', '2026/03/05', { kind: 'plain', text: '2026-03-05', time: '2026-03-05' }],
    ['date', 'soon', undefined],
    [
      'date-time',
      '2026-03-05T10:20:30',
      { kind: 'plain', text: '2026-03-05 10:20', time: '2026-03-05T10:20' },
    ],
    [
      'date-time',
      '2026-03-05T10:20:30.123Z',
      { kind: 'plain', text: '2026-03-05 10:20', time: '2026-03-05T10:20Z' },
    ],
    [
      'date-time',
      '2026-03-05T23:20:00+08:00',
      { kind: 'plain', text: '2026-03-05 23:20', time: '2026-03-05T23:20+08:00' },
    ],
    [
      'date-time',
      '2026/03/05 00:00',
      { kind: 'plain', text: '2026-03-05 00:00', time: '2026-03-05T00:00' },
    ],
    [
      'date-time',
      ' 2026-03-05 10:20 ',
      { kind: 'plain', text: '2026-03-05 10:20', time: '2026-03-05T10:20' },
    ],
    ['date-time', '2026-03-05', { kind: 'plain', text: '2026-03-05', time: '2026-03-05' }],
    ['date-time', '2026-03-05T25:00', { kind: 'plain', text: '2026-03-05', time: '2026-03-05' }],
    ['date-time', '2026-03-05T10:60', { kind: 'plain', text: '2026-03-05', time: '2026-03-05' }],
    ['date-time', '2026-03-05T9:30', { kind: 'plain', text: '2026-03-05', time: '2026-03-05' }],
    ['date-time', '2026-03-05T', { kind: 'plain', text: '2026-03-05', time: '2026-03-05' }],
    ['date-time', '10:20', undefined],
    ['date-time', '2026-02-31T10:20', undefined],
    ['date-time', 'soon', undefined],
    [
      'long-date',
      '2026-03-05T10:20',
      { kind: 'plain', text: '5 March 2026 · Thursday', time: '2026-03-05' },
    ],
    [
      'long-date-time',
      '2026-03-05T10:20:30+08:00',
      { kind: 'plain', text: '5 March 2026 · Thursday · 10:20', time: '2026-03-05T10:20+08:00' },
    ],
    [
      'long-date-time',
      '2026-03-05',
      { kind: 'plain', text: '5 March 2026 · Thursday', time: '2026-03-05' },
    ],
    ['long-date-time', '2026-02-31T10:20', undefined],
    ['long-date', 'soon', undefined],
  ])('%s of %j is %j', (name, value, wanted) => {
    expect(format(value, name)).toEqual(wanted);
  });

  test.each(['text', 'rich-text', 'plain-text', 'date', 'date-time'] as const)(
    'is missing in %s for what is no text',
    (name) => {
      for (const value of [undefined, null, '', ' \n', true, [], ['a'], {}, { text: 'a' }]) {
        expect(format(value, name), JSON.stringify(value)).toBeUndefined();
      }
    },
  );

  // A date with a zone is shown as the reader's clock has it, so server and browser may differ.
  test.each(['date', 'date-time'] as const)(
    'shows one %s for one moment wherever the code runs',
    (name) => {
      const days = ['UTC', 'Asia/Shanghai', 'America/Los_Angeles'].map((zone) => {
        vi.stubEnv('TZ', zone);
        return format('2026-03-05T20:00:00Z', name);
      });
      expect(new Set(days.map((day) => JSON.stringify(day))).size).toBe(1);
    },
  );

  // Milliseconds become text and are read as "1772", "70", …: a number is a moment or nothing.
  test('does not read milliseconds as a year', () => {
    const value = format(Date.UTC(2026, 2, 5, 12), 'date');
    expect([undefined, '2026-03-05']).toContain(value?.kind === 'plain' ? value.text : undefined);
  });

  // The day library rolls days over that no calendar has.
  test.each(['2026-13-45', '2026-02-31'])('has no date for %s', (value) => {
    expect(format(value, 'date')).toBeUndefined();
  });
});

describe('the words of a text', () => {
  test.each<[Parameters<typeof textOf>[0], string]>([
    [{ kind: 'plain', text: 'An & Bo' }, 'An & Bo'],
    [{ kind: 'plain', text: '<b>An</b>' }, '<b>An</b>'],
    [{ kind: 'html', html: '<p>An <b>Li</b></p><p>&amp; Bo</p>' }, 'An Li & Bo'],
    [{ kind: 'html', html: '<img alt="An">' }, ''],
    [undefined, ''],
  ])('of %j are "%s"', (value, words) => {
    expect(textOf(value)).toBe(words);
  });
});

describe('the value of a slot', () => {
  test.each<[unknown, boolean]>([
    [{ kind: 'plain', text: 'An' }, true],
    [{ kind: 'html', html: '<p>An</p>' }, true],
    [{ src: '/a.webp', alt: 'An' }, false],
    ['/people/an', false],
    [[{ type: 'phone', number: '1' }], false],
    [['An'], false],
    [true, false],
    [undefined, false],
  ])('that is %j is a text: %s', (value, isText) => {
    expect(isTextValue(value)).toBe(isText);
  });
});

describe('toPlainText', () => {
  test.each([
    ['<p>a</p><p>b</p>', 'a b'],
    ['a<br>b', 'a b'],
    ['a &amp; b &lt;c&gt; &quot;d&quot; &#39;e&#39;', 'a & b <c> "d" \'e\''],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['a&nbsp;&nbsp;b\n\n c', 'a b c'],
    ['<a title="x">y</a>', 'y'],
    ['', ''],
  ])('of %s is %s', (html, text) => {
    expect(toPlainText(html)).toBe(text);
  });
});
