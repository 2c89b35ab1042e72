import { describe, expect, test } from 'vitest';
import { validateSite } from '../../../src/node/check/validate-site.ts';
import { readMark, replaceIn, writeSite } from '../compiler/small-site.ts';
import { writeUndescribedSite } from '../content/undescribed-site.ts';

const FELLOWS = 'people/fellows.json';
const SOURCE = '"source": { "endpoint": "/peoples/faculty-fellows", "paging": "client" },';
const COURSE = '{ "type": "rich-text", "field": "course", "when": { "field": "professional" } }';
const TITLE = 'Associate Professor of Economic Anthropology';
const list = (words: string) =>
  `${SOURCE} "list": { "filters": [{ "type": "value", "field": "title", "label": "menu.news", "parameter": "a", "words": { ${words} } }] },`;

/** What is found where a manifest has a mark, its place with it. */
async function findMarked(write: typeof writeSite, file: string, marked: string, more = {}) {
  const { text, place } = readMark(marked);
  const { findings } = await validateSite(write({ ...more, [file]: text }));
  return {
    found: findings.map(({ code, file: at, line, column }) => `${code} ${at}:${line}:${column}`),
    wanted: (code: string) => [`${code} manifests/${file}:${place}`],
    message: findings[0]?.message,
    edits: findings[0]?.edits?.map(({ content }) => content),
  };
}

describe('words of a filter for a value that no item has', () => {
  test.each([
    ['is misspelt', `»"${TITLE.replace('ss', 's')}": "menu.news"`, `did you mean "${TITLE}"?`],
    ['is like none', '»"Dean": "menu.news"', `known: "${TITLE}"`],
  ])('are found where it %s', async (_, words, says) => {
    const { found, wanted, message } = await findMarked(
      writeSite,
      FELLOWS,
      replaceIn(FELLOWS, SOURCE, list(words)),
    );
    expect(found).toEqual(wanted('M416'));
    expect(message).toContain(says);
  });

  test.each([
    ['the values that there are', `"${TITLE}": "menu.news"`],
    [
      'all of a vocabulary, where each value that is used has its words',
      `"${TITLE}": "menu.news", "副教授，经济人类学": "menu.news", "Dean": "menu.news"`,
    ],
  ])('are right for %s', async (_, words) => {
    const text = replaceIn(FELLOWS, SOURCE, list(words));
    const { findings } = await validateSite(writeSite({ [FELLOWS]: text }));
    expect(findings).toEqual([]);
  });
});

describe('captions that are another file', () => {
  const page = (captions: string) => `{
  "$schema": "../schemas/page.schema.json",
  "manifestVersion": 2,
  "route": "/films/:id",
  "view": {
    "source": { "endpoint": "/films/{id}" },
    "layout": {
      "type": "detail",
      "title": "name",
      "blocks": [{ "type": "video", "field": "film", "title": "name", "captions": ${captions} }]
    }
  }
}
`;
  const fields = (language: string) =>
    `---\nname: ${language === 'en' ? 'The lake' : '湖'}\nfilm: /media/lake.mp4\nspoken: /media/lake.vtt\nscript: /media/lake.pdf\n---\n`;
  const content = {
    'content/films/lake.en.md': fields('en'),
    'content/films/lake.zh.md': fields('zh'),
    ...Object.fromEntries(
      ['mp4', 'vtt', 'pdf'].map((ending) => [`media/lake.${ending}`, 'a file']),
    ),
  };

  test.each(['film', 'script'])('%s is none', async (field) => {
    const { found, wanted, message, edits } = await findMarked(
      writeUndescribedSite,
      'film.json',
      page(`»"${field}"`),
      content,
    );
    expect(found.filter((place) => !place.startsWith('M403'))).toEqual(wanted('M228'));
    expect(message).toContain('is no URL of captions in WebVTT (.vtt)');
    expect(message).toContain('did you mean "spoken"?');
    expect(edits).toEqual(['"spoken"']);
  });

  test('are found by the content where a description leaves open which file it is', async () => {
    const { found, wanted, message } = await findMarked(
      writeSite,
      'people/fellow.json',
      replaceIn(
        'people/fellow.json',
        COURSE,
        `${COURSE}, { "type": "video", "field": "attachments.0.url", "title": "name", "captions": »"attachments.0.url" }`,
      ),
    );
    expect(found).toEqual(wanted('M228'));
    expect(message).toMatch(
      /^the field "attachments.0.url" has "[^"]+\.pdf", which is no file of captions/,
    );
    expect(message).toContain('name a field with the path of a .vtt file');
  });
});
