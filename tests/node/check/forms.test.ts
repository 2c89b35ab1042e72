import { expect, test } from 'vitest';
import { validateSite } from '../../../src/node/check/validate-site.ts';
import { changeFile, newsItem, writeUndescribedSite } from '../content/undescribed-site.ts';

/** News of which each has an identifier; that of one as it is given here, in Chinese and in English. */
function newsWith(orcid: string, inEnglish = orcid) {
  const ids = ['shore', 'bridge', 'garden'];
  const texts = ids.flatMap((id) =>
    [orcid, inEnglish].map((own, index) => [
      `content/news/${id}.${['zh', 'en'][index]}.md`,
      newsItem(id, `orcid: ${id === 'shore' ? own : '0000-0002-1825-0097'}\n`),
    ]),
  );
  const note = '"note": { "field": "publishedAt", "format": "date" }';
  return {
    ...Object.fromEntries(texts),
    ...changeFile('news.json', note, '"note": { "field": "orcid", "format": "orcid" }'),
  };
}

test.each(['0000-0002-1825-0097', 'https://orcid.org/0000-0002-1694-233X'])(
  'an identifier of its form is right: %s',
  async (orcid) => {
    const { findings } = await validateSite(writeUndescribedSite(newsWith(orcid)));
    expect(findings).toEqual([]);
  },
);

test('an identifier whose check digit is wrong is found, too', async () => {
  const site = writeUndescribedSite(newsWith('0000-0002-1825-0097', '0000-0002-1825-0098'));
  const { findings } = await validateSite(site);
  expect(findings).toMatchObject([
    {
      code: 'M228',
      file: 'content/news/shore.en.md',
      message: expect.stringContaining('-0098" is no'),
    },
  ]);
});

test('an identifier of another form is found where it stands, with the page that shows nothing of it', async () => {
  const site = writeUndescribedSite(newsWith('0000-0002-1825-0097', '0000-0002-1825-97'));
  const { findings } = await validateSite(site);
  expect(findings).toMatchObject([
    {
      code: 'M228',
      file: 'content/news/shore.en.md',
      line: 5,
      message: expect.stringMatching(
        /^"0000-0002-1825-97" is no .*, so that \/news shows nothing of it/,
      ),
    },
  ]);
});

test('a check digit that is wrong wherever the field has a value is found where it stands', async () => {
  const wrong = newsWith('0000-0002-1825-0098');
  const without = ['bridge', 'garden'].flatMap((id) =>
    ['zh', 'en'].map((code) => [`content/news/${id}.${code}.md`, newsItem(id)]),
  );
  const { findings } = await validateSite(
    writeUndescribedSite({ ...wrong, ...Object.fromEntries(without) }),
  );
  expect(findings).toMatchObject(
    ['en', 'zh'].map((language) => ({
      code: 'M228',
      file: `content/news/shore.${language}.md`,
      message: expect.stringContaining('-0098" is no'),
    })),
  );
});
