import { describe, expect, test } from 'vitest';
import { validateSite } from '../../../src/node/check/validate-site.ts';
import { changeFile, newsItem, writeUndescribedSite } from '../content/undescribed-site.ts';

const NOTE = '"note": { "field": "publishedAt", "format": "date" }';
const RANGE = '"note": { "field": "opens", "format": { "type": "date-range", "end": "closes" } }';
const HOURS = '"note": { "field": "opens", "format": { "type": "time", "end": "closes" } }';

/** News of which one opens and closes when it is said here, and the others a year later. */
async function endsFound(note: string, opens: string, closes: string): Promise<string[]> {
  const texts = ['shore', 'bridge', 'garden'].flatMap((id) =>
    ['zh', 'en'].map((code) => {
      const own = [opens, id === 'shore' ? closes : closes.replace('2026', '2027')];
      const dates = `opens: ${own[0]}\ncloses: ${own[1]}\n`;
      return [`content/news/${id}.${code}.md`, newsItem(id, dates)];
    }),
  );
  const site = { ...Object.fromEntries(texts), ...changeFile('news.json', NOTE, note) };
  const { findings } = await validateSite(writeUndescribedSite(site));
  return findings.map(({ code, file, line, message }) => `${code} ${file}:${line} ${message}`);
}

describe('the end of an item', () => {
  test.each([
    ['a day after', RANGE, '2026-06-01', '2026-06-03'],
    ['the same day', RANGE, '2026-06-01', '2026-06-01'],
    ['a day that begins before the hour', RANGE, '2026-06-01T18:00:00+08:00', '2026-06-01'],
    ['an hour past midnight', HOURS, '2026-06-01T22:00:00+08:00', '2026-06-02T01:00:00+08:00'],
  ])('may be %s', async (_, note, opens, closes) => {
    expect(await endsFound(note, opens, closes)).toEqual([]);
  });

  test.each([
    ['a day', RANGE, '2026-06-03', '2026-06-01'],
    ['an hour', HOURS, '2026-06-01T18:00:00+08:00', '2026-06-01T17:00:00+08:00'],
  ])('is found where it is %s before the start', async (_, note, opens, closes) => {
    const message = `the end "${closes}" is before the start "${opens}" on /news; correct one of them`;
    expect(await endsFound(note, opens, closes)).toEqual([
      `M228 content/news/shore.en.md:6 ${message}`,
      `M228 content/news/shore.zh.md:6 ${message}`,
    ]);
  });
});
