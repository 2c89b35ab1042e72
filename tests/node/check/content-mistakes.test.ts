import { describe, expect, test } from 'vitest';
import { validateSite } from '../../../src/node/check/validate-site.ts';
import { SMALL_CONTENT } from '../compiler/small-content.ts';
import { SMALL_FILES } from '../compiler/small-files.ts';
import { type Changes, replaceIn, writeSite } from '../compiler/small-site.ts';

const CONTENT = 'content';
const LAKE = `${CONTENT}/news/lake.en.md`;
const NAVIGATION = `${CONTENT}/home/navigations`;
const lake = SMALL_CONTENT[LAKE] ?? '';

/** What was changed, the findings as code, place and line, and what the first of them says. */
type Mistake = readonly [changes: Changes, findings: readonly string[], says: string];

/** A mistake in the piece of news: one part of its text is replaced. */
function inNews(part: string, wrong: string, found: string, says: string): Mistake {
  expect(lake.split(part), part).toHaveLength(2);
  const [code, line] = found.split(':');
  return [{ [LAKE]: lake.replace(part, () => wrong) }, [`${code} ${LAKE}:${line}`], says];
}

/** A value in the piece of news that YAML does not read as it is meant. */
const name = (value: string, says: string) => inNews('The lake', value, 'M402:2', says);
const date = (value: string, says = 'of the form 2026-10-12T09:00:00+08:00') =>
  inNews('2026-06-01T09:00:00+08:00', value, 'M402:5', says);
const text = (value: string, code: string, says: string) =>
  inNews('\nx\n', `\n${value}\n`, `${code}:10`, says);

/** The navigation with other entries in both languages. */
function navigation(entries: Readonly<Record<string, string>>): Changes {
  return Object.fromEntries(
    ['zh', 'en'].flatMap((language) =>
      Object.entries(entries).map(([id, fields]) => [
        `${NAVIGATION}/${id}.${language}.md`,
        `---\ncode: ${id}\nname: x\n${fields}\nstate: PUBLISHED\ndisplay: true\n---\n`,
      ]),
    ),
  );
}

const both = (id: string, line: number) =>
  ['en', 'zh'].map((language) => `M411 ${NAVIGATION}/${id}.${language}.md:${line}`);

const inQuotes = 'put the value in quotation marks';

const MISTAKES: Readonly<Record<string, Readonly<Record<string, Mistake>>>> = {
  'front matter': {
    'a colon in a value': name('News: the lake', inQuotes),
    'no space after a colon': inNews('name: The', 'name:The', 'M402:2', 'with a plain colon'),
    'a Chinese colon': inNews('name: The', 'name：The', 'M402:2', 'with a plain colon'),
    'an open quotation mark': inNews(
      'The lake',
      '"The lake',
      'M402:2',
      'a sign is missing, such as a quotation mark',
    ),
    'quotation marks within others': name('"The "great" lake"', 'in one pair of quotation marks'),
    'an @ first': name('@lake', inQuotes),
    'a * first': name('*lake', 'has an alias'),
    'an & alone': name('& lake', inQuotes),
    'an exclamation mark first': name('!lake', inQuotes),
    'a % first': name('%lake', inQuotes),
    'a field twice': inNews(
      'name: The lake',
      'name: The lake\nname: A lake',
      'M402:3',
      'the field of this line is there already; keep one',
    ),
    'a tab for spaces': inNews('introduction: x', 'introduction:\n\tx', 'M402:5', 'use spaces'),
    'no end': inNews('+08:00\n---', '+08:00', 'M402:5', 'has no end; write a line "---" below'),
    'another line for its end': inNews('+08:00\n---', '+08:00\n--', 'M402:6', 'in place of "--"'),
    'no beginning': inNews('---\nname', 'name', 'M402:1', 'begin the file with a line "---"'),
    'an empty line above it': inNews('---\nname', '\n---\nname', 'M402:1', 'begin the file with'),
    'a comment for a value that is needed': [
      { [LAKE]: lake.replace('The lake', '# The lake') },
      [`M403 ${LAKE}:2`, `M402 ${LAKE}:2`],
      '"name" has no value, as "#" begins a comment; put the value in quotation marks',
    ],
    'a comment for a value that may be left out': inNews(
      'introduction: x',
      'introduction: x\norder: #1',
      'M403:5',
      '"order" has no value, as "#" begins a comment',
    ),
    'a comment for the end of a value': inNews(
      'introduction: x',
      'introduction: Boat #1',
      'M403:4',
      '"introduction" is "Boat" alone, as "#" begins a comment; put the value in quotation marks',
    ),
    TOML: [
      { [LAKE]: lake.replaceAll('---', '+++').replaceAll(': ', ' = ') },
      [`M402 ${LAKE}:1`],
      'write lines "---" in place of "+++", and fields as "name: value"',
    ],
    'a draft that is neither true nor false': inNews(
      'introduction: x',
      'introduction: x\ndraft: yes',
      'M402:5',
      '"draft" is "yes"; write true or false',
    ),
    'a word for a place in lists': inNews(
      'introduction: x',
      'introduction: x\norder: first',
      'M402:5',
      '"order" is "first", which is no place in a list; write a number',
    ),
  },
  'a date': {
    'of a day alone': date('2026-06-01'),
    'in words': date('1 June 2026'),
    'that no calendar has': date(
      '2026-02-30T09:00:00+08:00',
      'no calendar has the day 2026-02-30, write another',
    ),
    'without a time zone': date('2026-06-01T09:00:00'),
    'at 25 o’clock': date('2026-06-01T25:00:00+08:00'),
    'at minute 60': date('2026-06-01T09:60:00+08:00'),
    'of a time zone that is none': date('2026-06-01T09:00:00+31:00'),
  },
  'a text': {
    'with a link to no page': text(
      '[a](/people/felows)',
      'M412',
      'did you mean "/people/fellows"?',
    ),
    'with a link to an item that there is not': text(
      '[a](/people/fellows/nobody?lang=zh)',
      'M412',
      '"/people/fellows/nobody" leads to no item: content/peoples/faculty-fellows has no "nobody"',
    ),
    'with a link without a scheme': text(
      '[a](www.example.org)',
      'M412',
      'begin it with "https://"',
    ),
    'with a video': text('<iframe src="https://example.org/v"></iframe>', 'M403', 'no <iframe>'),
    'with a script': text('Hello <script>alert(1)</script>', 'M403', 'pages show no <script>'),
    'below a heading of the second level': [
      { [LAKE]: lake.replace('# description', '## description') },
      [`M402 ${LAKE}:2`, `M403 ${LAKE}:8`],
      '"description" is missing; write it as Markdown, below "markdown:" of the front matter',
    ],
  },
  'a name of a file': {
    'with capital letters at its end': [
      { [`${CONTENT}/news/sea.en.MD`]: lake },
      [`M403 ${CONTENT}/news/sea.en.MD:1`],
      'nobody reads a file of this name; call it sea.en.md',
    ],
    'with a long ending': [
      { [`${CONTENT}/news/sea.en.markdown`]: lake },
      [`M403 ${CONTENT}/news/sea.en.markdown:1`],
      'call it sea.en.md',
    ],
    'with two endings': [
      { [`${CONTENT}/news/sea.en.md.txt`]: lake },
      [`M403 ${CONTENT}/news/sea.en.md.txt:1`],
      'call it sea.en.md',
    ],
    'without a language': [
      { [`${CONTENT}/news/sea.md`]: lake },
      [`M402 ${CONTENT}/news/sea.md:1`],
      'call it sea.zh.md or sea.en.md',
    ],
    'in a misspelt folder': [
      { [`${CONTENT}/nwes/sea.en.md`]: lake },
      [`M403 ${CONTENT}/nwes/sea.en.md:1`],
      'no call of the API reads the folder "nwes"; move the file to "news"',
    ],
    'in a folder of its own': [
      { [`${CONTENT}/news/2026/sea.en.md`]: lake },
      [`M403 ${CONTENT}/news/2026/sea.en.md:1`],
      'move the file to "news"',
    ],
    'of a manifest, in capital letters': [
      { 'people/fellow.JSON': '{}' },
      ['M011 manifests/people/fellow.JSON:1'],
      'call it manifests/people/fellow.json',
    ],
    'of a manifest, with a second ending': [
      { 'people/more.json.txt': '{}' },
      ['M011 manifests/people/more.json.txt:1'],
      'call it manifests/people/more.json',
    ],
    'of a section, in the plural': [
      { 'people/sections.json': '{}' },
      ['M011 manifests/people/sections.json:1'],
      'call it manifests/people/section.json',
    ],
    'of texts, for a language that there is not': [
      { 'texts/fr.json': SMALL_FILES['texts/en.json'] ?? '' },
      ['M224 manifests/texts/fr.json:1'],
      '"fr" is no language of site.json, so nobody reads its texts',
    ],
  },
  'the navigation': {
    'with one code twice': [
      {
        [`${NAVIGATION}/fellows.en.md`]:
          '---\ncode: people\nname: x\nstate: PUBLISHED\ndisplay: true\n---\n',
      },
      [`M411 ${NAVIGATION}/people.en.md:2`],
      'the code "people" is that of home/navigations/fellows.en.md too; choose another',
    ],
    'with a parent that there is not': [
      navigation({ fellows: 'parent: poeple' }),
      both('fellows', 4),
      'no entry has the id "poeple", under which this one stands; did you mean "people"?',
    ],
    'with an entry under itself': [
      navigation({ fellows: 'parent: fellows' }),
      both('fellows', 4),
      'fellows under fellows is a circle',
    ],
    'with a circle': [
      navigation({ fellows: 'parent: postdocs', postdocs: 'parent: fellows' }),
      [...both('fellows', 4), ...both('postdocs', 4)],
      'fellows under postdocs under fellows is a circle',
    ],
  },
  'the theme': {
    'with a misspelt value': [
      {
        'theme.json': replaceIn('theme.json', '"ink-quiet"', '"ink-queit"'),
        'renderers/card.css':
          'a {\n  color: var(--color-ink-quiet);\n  fill: var(--color-ink-quiet);\n}\n',
      },
      ['M232 manifests/theme.json:4'],
      'no stylesheet uses "ink-queit" of "color", and "ink-quiet" is missing; did you mean "ink-quiet"?',
    ],
  },
  'a stylesheet': {
    'with a value that the theme lacks': [
      { 'renderers/card.css': 'a {\n  color: var(--color-ikn);\n}\n' },
      ['M232 renderers/card.css:2'],
      'theme.json has no "ikn" in "color"; did you mean "ink"?',
    ],
  },
};

describe.each(Object.entries(MISTAKES))('%s', (_, mistakes) => {
  test.each(Object.entries(mistakes))('%s is found', async (_, [changes, wanted, says]) => {
    const { findings } = await validateSite(writeSite(changes));
    const places = findings.map(({ code, file, line }) => `${code} ${file}:${line}`);
    expect(places).toEqual(wanted);
    expect(findings[0]?.message).toContain(says);
  });
});
