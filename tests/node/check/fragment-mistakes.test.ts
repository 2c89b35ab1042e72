import { describe, expect, test } from 'vitest';
import { validateSite } from '../../../src/node/check/validate-site.ts';
import { type Changes, replaceIn, writeSite } from '../compiler/small-site.ts';

const HREF = '"href": "/people/fellows"';
const FOOTER = '"href": "https://small.example"';
const IMPRINT = {
  'content/imprint.zh.md': '## 地址\n',
  'content/imprint.en.md': '## How to find us\n\n## Where\n',
};

/** A link of the page of parts, which shows a list as well. */
const linkTo = (href: string): Changes => ({
  ...IMPRINT,
  'landing.json': replaceIn('landing.json', HREF, `"href": "${href}"`),
});
const footerTo = (href: string): Changes => ({
  ...IMPRINT,
  'site.json': replaceIn('site.json', FOOTER, `"href": "${href}"`),
});

async function findingsOf(changes: Changes): Promise<string[]> {
  const { findings } = await validateSite(writeSite(changes));
  return findings.map(
    ({ code, file, line, column, message }) => `${code} ${file}:${line}:${column} ${message}`,
  );
}

describe('a link to a place of a page', () => {
  test.each([
    ['a heading', linkTo('/imprint#h-how-to-find-us')],
    ['a heading of one language', linkTo('/imprint#h-地址')],
    ['the same in a URL', linkTo('/imprint#h-%E5%9C%B0%E5%9D%80')],
    ['a heading as Markdown names it', linkTo('/imprint#how-to-find-us')],
    ['a part of its own page', linkTo('/landing#history')],
    ['a heading of a part', footerTo('/landing#h-history-past')],
    ['what only content knows', linkTo('/landing#h-somebody')],
    ['a page without an anchor', linkTo('/imprint')],
  ])('may be to %s', async (_, changes) => {
    const history = { 'content/landing/history.en.md': '## Past\n' };
    expect(await findingsOf({ ...changes, ...history })).toEqual([]);
  });

  test('says nothing of a page whose text is missing', async () => {
    const gone = { 'content/imprint.zh.md': null, 'content/imprint.en.md': null };
    const [first, ...more] = await findingsOf({ ...linkTo('/imprint#h-x'), ...gone });
    expect(first).toContain('M430');
    expect(more).toEqual([]);
  });

  test.each([
    [
      'a misspelt heading',
      linkTo('/imprint#h-how-to-fnid-us'),
      'M203 manifests/landing.json:34:52 the page "/imprint" has no part or heading "h-how-to-fnid-us"; did you mean "h-how-to-find-us"?',
    ],
    [
      'a heading that there is not',
      linkTo('/imprint#opening'),
      'M203 manifests/landing.json:34:52 the page "/imprint" has no part or heading "opening"; known: "h-how-to-find-us", "h-where", "h-地址"',
    ],
    [
      'a misspelt part of a page with content',
      footerTo('/landing#histroy'),
      'M203 manifests/site.json:20:79 the page "/landing" has no part or heading "histroy"; did you mean "history"?',
    ],
  ])('is found to %s', async (_, changes, finding) => {
    expect(await findingsOf(changes)).toEqual([finding]);
  });
});
