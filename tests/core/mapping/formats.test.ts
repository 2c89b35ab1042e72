import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatValue, toPlainText } from '../../../src/core/mapping/formats.ts';

/** Stands for the allow-list: takes script elements away and keeps the rest. */
const sanitize = (html: string) => html.replace(/<script.*?<\/script>/gs, '');
const format = (value: unknown, name: Parameters<typeof formatValue>[1]) =>
  formatValue(value, name, { sanitize });

afterEach(() => vi.unstubAllEnvs());

describe('a value in a format', () => {
  test.each<[Parameters<typeof formatValue>[1], unknown, unknown]>([
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
    ['date', '2026-03-05', { kind: 'plain', text: '2026-03-05' }],
    ['date', '2026-03-05T10:20:30', { kind: 'plain', text: '2026-03-05' }],
    ['date', '2026-03-05 10:20', { kind: 'plain', text: '2026-03-05' }],
    ['date', '2026/03/05', { kind: 'plain', text: '2026-03-05' }],
    ['date', 'soon', undefined],
  ])('%s of %j is %j', (name, value, wanted) => {
    expect(format(value, name)).toEqual(wanted);
  });

  test.each(['text', 'rich-text', 'plain-text', 'date'] as const)(
    'is missing in %s for what is no text',
    (name) => {
      for (const value of [undefined, null, '', ' \n', true, [], ['a'], {}, { text: 'a' }]) {
        expect(format(value, name), JSON.stringify(value)).toBeUndefined();
      }
    },
  );

  // A date with a zone is shown as the reader's clock has it, so server and browser may differ.
  test('shows one day for one moment wherever the code runs', () => {
    const days = ['UTC', 'Asia/Shanghai', 'America/Los_Angeles'].map((zone) => {
      vi.stubEnv('TZ', zone);
      return format('2026-03-05T20:00:00Z', 'date');
    });
    expect(new Set(days.map((day) => JSON.stringify(day))).size).toBe(1);
  });

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
