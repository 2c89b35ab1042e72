import { describe, expect, test } from 'vitest';
import { validateSite } from '../../../src/node/check/validate-site.ts';
import { readMark, replaceIn, writeSite } from '../compiler/small-site.ts';

const FELLOWS = 'people/fellows.json';
const SUBTITLE = '"subtitle": "title",';
const LAYOUT = /"type": "card-list"[\s\S]*?"clamp": 2 \},\s+"link": "[^"]+"\s+\}/;
const TITLE = 'Associate Professor of Economic Anthropology';
const MISSPELT = TITLE.replace('ss', 's');
const TEXT = '{ "zh": "字", "en": "Words" }';

const layoutOf = (layout: string) => {
  const [part = ''] = LAYOUT.exec(replaceIn(FELLOWS, SUBTITLE, SUBTITLE)) ?? [];
  return replaceIn(FELLOWS, part, layout);
};

/** Manifests in which a value of the field `title` is named, with the text that names it. */
const NAMED: Readonly<Record<string, (value: string) => string>> = {
  'words of a text': (value) =>
    replaceIn(
      FELLOWS,
      SUBTITLE,
      `"subtitle": { "field": "title", "words": { ${value}: ${TEXT} } },`,
    ),
  'words of a column': (value) =>
    layoutOf(
      `"type": "table", "columns": [{ "heading": ${TEXT}, "field": "title", "words": { ${value}: ${TEXT} } }]`,
    ),
  'a badge': (value) =>
    layoutOf(
      `"type": "carousel", "item": { "title": "name", "badge": { "field": "title", "equals": ${value}, "text": ${TEXT} } }`,
    ),
};

describe.each(Object.entries(NAMED))('%s for a value that no item has', (_, write) => {
  test.each([
    ['misspelt', MISSPELT],
    ['in another case', TITLE.toLowerCase()],
  ])('is found where it is %s', async (_what, value) => {
    const { text, place } = readMark(write(`»"${value}"`));
    const { findings } = await validateSite(writeSite({ [FELLOWS]: text }));
    expect(
      findings.map(({ code, file, line, column }) => `${code} ${file}:${line}:${column}`),
    ).toEqual([`M416 manifests/${FELLOWS}:${place}`]);
    expect(findings[0]?.message).toContain(`did you mean "${TITLE}"?`);
    expect(findings[0]?.edits?.map(({ content }) => content)).toEqual([`"${TITLE}"`]);
  });

  test.each([
    ['one that some item has', TITLE],
    ['another one of the vocabulary', 'Dean'],
    ['that of another year', `${TITLE} 2027`],
  ])('is right where it is %s', async (_what, value) => {
    const { findings } = await validateSite(writeSite({ [FELLOWS]: write(`"${value}"`) }));
    expect(findings).toEqual([]);
  });
});
