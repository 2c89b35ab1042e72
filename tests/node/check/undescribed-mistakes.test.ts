import { describe, expect, test } from 'vitest';
import { validateSite } from '../../../src/node/check/validate-site.ts';
import { readAskedCalls } from '../../../src/node/compiler/index.ts';
import { findingsOf, loadContent } from '../../../src/node/content-api/index.ts';
import { SMALL_CONTENT } from '../compiler/small-content.ts';
import type { Changes } from '../compiler/small-site.ts';
import {
  changeFile,
  newsItem,
  UNDESCRIBED,
  writeUndescribedSite,
} from '../content/undescribed-site.ts';
import { type Mistake, testMistakes } from './undescribed-mistakes.ts';

const LAKE = 'content/news/lake.en.md';
const POSTDOCS = 'content/peoples/postdoctoral-fellows';

function inNews(part: string, wrong: string, found: string, says: string): Mistake {
  const [code, line] = found.split(':');
  return [changeFile(LAKE, part, wrong), [`${code} ${LAKE}:${line}`], says];
}

/** The news in the time zone of Greenwich, but for the date of one. */
function inUtc(date: string): Changes {
  const news = Object.entries({ ...SMALL_CONTENT, ...UNDESCRIBED }).filter(([name]) =>
    name.startsWith('content/news/'),
  );
  const moved = news.map(([name, text]) => [name, String(text).replaceAll('+08:00', 'Z')] as const);
  const changed = changeFile(LAKE, '2026-06-01T09:00:00+08:00', date);
  return { ...Object.fromEntries(moved), ...changed };
}

const date = (value: string, says: string) =>
  inNews('2026-06-01T09:00:00+08:00', value, 'M402:5', says);

/** A piece of news without a name, in both languages. */
function untitled(id: string): Changes {
  const text = newsItem(id).replace(/^name: .*\n/m, '');
  return { [`content/news/${id}.en.md`]: text, [`content/news/${id}.zh.md`]: text };
}

/** A postdoctoral fellow in both languages. */
function postdoc(fields: string): Changes {
  const text = `---\nname: An\n${fields}---\n\n# introduction\n\nAn.\n`;
  return { [`${POSTDOCS}/an.en.md`]: text, [`${POSTDOCS}/an.zh.md`]: text };
}

testMistakes({
  'front matter': {
    'with a colon in a value': inNews('The lake', 'News: the lake', 'M402:2', 'quotation marks'),
    'with a number for a text': inNews(
      'The lake',
      '2026',
      'M402:2',
      '"name" is 2026; it has to be of type string, so put it in quotation marks, as in news/bridge.en.md',
    ),
    'with a list for a text': inNews(
      'introduction: x',
      'introduction: [x, y]',
      'M402:4',
      '"introduction" is ["x","y"]; it has to be of type string, as in news/bridge.en.md',
    ),
    'with a field that is a section, too': inNews(
      'introduction: x',
      'introduction: x\ndescription: x',
      'M403:9',
      '"description" is written twice',
    ),
    'with a text that is a section elsewhere': [
      {
        [LAKE]: newsItem('lake', 'cover: /media/lake.webp\ndescription: x\n').replace(
          /# description[\s\S]*/,
          '',
        ),
      },
      [`M402 ${LAKE}:6`],
      '"description" holds HTML; write it as Markdown, below "markdown:" of the front matter',
    ],
    'with a misspelt field': inNews(
      'introduction: x',
      'introducton: x',
      'M403:4',
      '"introducton" is in no other file, and "introduction" is missing here; did you mean',
    ),
    'with a field in one language': inNews(
      'introduction: x',
      'introduction: x\nplace: The shore',
      'M306:5',
      '"place" is not in "zh"; write it in news/lake.zh.md too, or remove it here',
    ),
  },
  'a date': {
    'in words': date(
      'last summer',
      '"publishedAt" is "last summer"; it has to be of the form 2026-05-01T09:00:00+08:00, as in news/bridge.en.md',
    ),
    'of a day alone that is misspelt': date('2026-6-1', 'of the form 2026-05-01T09:00:00+08:00'),
    'of another time zone': [
      inUtc('soon'),
      [`M402 ${LAKE}:5`],
      'of the form 2026-05-01T09:00:00Z, as in news/bridge.en.md',
    ],
    'that no calendar has': date(
      '2026-02-30T09:00:00+08:00',
      'no calendar has the day 2026-02-30, write another',
    ),
    'that no calendar has, without an hour': date('2026-13-01', 'no calendar has the day 2026-13'),
  },
  'a picture': {
    'that is missing': inNews('/media/lake.webp', '/media/none.webp', 'M405:3', 'is missing'),
    'of the media folder that is missing, with a space in its name': inNews(
      '/media/lake.webp',
      '/media/the lake.webp',
      'M405:3',
      '"/media/the lake.webp" is missing',
    ),
    'beside the text that is missing, in each language': [
      {
        ...changeFile(LAKE, '/media/lake.webp', 'the lake.webp'),
        ...changeFile(LAKE.replace('.en.', '.zh.'), '/media/lake.webp', 'the lake.webp'),
      },
      [`M405 ${LAKE}:3`, `M405 ${LAKE.replace('.en.', '.zh.')}:3`],
      '"the lake.webp" is missing',
    ],
    'beside the text that is missing, with a space in its name': inNews(
      '/media/lake.webp',
      'the lake.webp',
      'M405:3',
      'is missing',
    ),
    'of another site': inNews(
      '/media/lake.webp',
      'https://photos.example.org/lake.webp',
      'M407:3',
      'of another site',
    ),
    'that is none': [
      changeFile(LAKE, '/media/lake.webp', 'a lake'),
      [`M402 ${LAKE}:3`, `M407 ${LAKE}:3`],
      '"cover" is "a lake"; it has to be of the form /media/',
    ],
  },
  'a file': {
    'in one language': [
      { 'content/news/sea.en.md': newsItem('sea') },
      ['M306 content/news/sea.en.md:1'],
      'the item has no "zh"; write news/sea.zh.md',
    ],
    'without words for its title': inNews(
      'The lake',
      '""',
      'M414:2',
      '"name" is empty, and it is the item’s title on /news; write "name: …"',
    ),
    'without the title that others have': [
      untitled('sea'),
      ['M414 content/news/sea.en.md:2', 'M414 content/news/sea.zh.md:2'],
      '"name" is missing',
    ],
    'in a misspelt folder': [
      { 'content/nwes/sea.en.md': newsItem('sea') },
      ['M403 content/nwes/sea.en.md:1'],
      'no call of the API reads the folder "nwes"; move the file to "news"',
    ],
    'with a value that no page asks for': [
      postdoc('type: curent\n'),
      [`M403 ${POSTDOCS}/an.en.md:3`],
      '"type" is "curent", as in 1 more, so no page shows the item; did you mean "current"?',
    ],
    'without the value that pages ask for': [
      postdoc(''),
      [`M403 ${POSTDOCS}/an.en.md:2`],
      '"type" is missing, as in 1 more, so no page shows the item; add "current" or "post"',
    ],
  },
});

describe('without a description, nothing is said of', () => {
  const both = (text: string): Changes => ({
    'content/news/sea.en.md': text,
    'content/news/sea.zh.md': text,
  });

  test.each<[string, Changes]>([
    ['a right site', {}],
    [
      'a date without an hour beside others',
      changeFile(LAKE, '2026-06-01T09:00:00+08:00', '2026-06-01'),
    ],
    ['fields that some items lack', both('---\nname: The sea\n---\n')],
    ['a field that is empty yet', both(newsItem('sea', 'subtitle:\n'))],
    [
      'a field that a page reads and every item leaves empty',
      {
        ...changeFile('news.json', '"title": "name"', '"title": "name", "subtitle": "subtitle"'),
        ...both(newsItem('sea', 'subtitle:\n')),
      },
    ],
    [
      'a field that items have in one language on purpose',
      {
        'content/news/bridge.zh.md': newsItem('bridge', 'title: Bridge\n'),
        'content/news/garden.zh.md': newsItem('garden', 'title: Garden\n'),
      },
    ],
    ['a folder that no page asks for', { 'content/papers/one.en.md': newsItem('one') }],
  ])('%s', async (_, changes) => {
    const { findings } = await validateSite(writeUndescribedSite(changes));
    expect(findings.filter(({ message }) => !message.includes('has no "zh"'))).toEqual([]);
  });
});

test('the server says what the check says of content without a description', async () => {
  const root = writeUndescribedSite({
    ...changeFile(LAKE, 'The lake', '2026'),
    ...postdoc('type: curent\n'),
    'content/nwes/sea.en.md': newsItem('sea'),
  });
  const served = loadContent({
    folder: `${root}/content`,
    description: `${root}/schemas/api.openapi.json`,
    languages: ['zh', 'en'],
    base: '/api',
    calls: () => readAskedCalls(root),
  });
  const { findings } = await validateSite(root);
  expect(findingsOf(served, 'content')).toEqual(findings);
  expect(findings).toHaveLength(3);
});
