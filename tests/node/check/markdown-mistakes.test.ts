import { describe, expect, test } from 'vitest';
import { validateSite } from '../../../src/node/check/validate-site.ts';
import { type Changes, replaceIn, writeSite } from '../compiler/small-site.ts';

const IMPRINT = 'manifests/imprint.json:6:15';
/** The page of parts: its introduction, a Markdown part, a picture. */
const WELCOME = 'manifests/landing.json:6:33';

const imprint = (name: string): Changes => ({
  'imprint.json': replaceIn('imprint.json', '"imprint"', `"${name}"`),
});
const landing = (part: string, wrong: string): Changes => ({
  'landing.json': replaceIn('landing.json', part, wrong),
});

/** What was changed, the findings as code and place, and what the first of them says. */
type Mistake = readonly [changes: Changes, findings: readonly string[], says: string];

const MISTAKES: Readonly<Record<string, Mistake>> = {
  'a misspelt name': [imprint('imprnt'), [`M430 ${IMPRINT}`], 'did you mean "imprint"?'],
  'a name that nothing is like': [
    imprint('about/the-house-and-its-garden'),
    [`M430 ${IMPRINT}`],
    'write content/about/the-house-and-its-garden.zh.md and content/about/the-house-and-its-garden.en.md',
  ],
  'a language without its file': [
    { 'content/landing/history.en.md': null },
    ['M306 content/landing/history.zh.md:1:1'],
    'history.en.md',
  ],
  'an introduction that is not there': [
    landing('"landing/welcome"', '"landing/welcom"'),
    [`M430 ${WELCOME}`],
    'did you mean "landing/welcome"?',
  ],
  'a file of an API that there is not': [
    imprint('@pages/imprint'),
    [`M235 ${IMPRINT}`],
    'unknown API "pages"',
  ],
  'a file that is parted into fields': [
    imprint('contact-us'),
    [`M432 ${IMPRINT}`],
    'which names a field; leave it out',
  ],
  'a picture that is not there': [
    landing('"/media/lake.webp"', '"/media/laek.webp"'),
    ['M405 manifests/landing.json:25:18'],
    '/media/lake.webp',
  ],
  'a picture that is no picture': [
    { ...landing('"/media/lake.webp"', '"/media/lake.jpg"'), 'media/lake.jpg': 'no picture' },
    ['M410 manifests/landing.json:25:18'],
    'lake.jpg',
  ],
};

describe('the Markdown files and pictures of pages', () => {
  test.each(Object.entries(MISTAKES))('%s is found', async (_, [changes, wanted, says]) => {
    const { findings } = await validateSite(writeSite(changes));
    expect(
      findings.map(({ code, file, line, column }) => `${code} ${file}:${line}:${column}`),
    ).toEqual(wanted);
    expect(findings[0]?.message).toContain(says);
  });

  test('may be of a further API, whose content stands beside that of the site', async () => {
    const site = replaceIn(
      'site.json',
      '"breakpoints":',
      '"apis": { "pages": {} },\n  "breakpoints":',
    );
    const root = writeSite({
      ...imprint('@pages/imprint'),
      'site.json': site,
      'content/@pages/imprint.zh.md': '文字。\n',
      'content/@pages/imprint.en.md': 'Words.\n',
      'content/imprint.zh.md': null,
      'content/imprint.en.md': null,
    });
    const { findings, compiled } = await validateSite(root);
    expect(findings).toEqual([]);
    const route = compiled?.table.routes.find(({ id }) => id === 'imprint');
    expect(route?.views[0]?.source).toMatchObject({ api: 'pages', endpoint: '/imprint' });
  });
});
