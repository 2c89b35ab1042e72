import { describe, expect, test } from 'vitest';
import { both, type Files, getJson, loadSmallContent } from './small-content.ts';
import { get, list, SMALL_DESCRIPTION } from './small-description.ts';

const text = '# text\n\nx\n';
const page = (front: string, body = text) => `---\n${front}\n---\n\n${body}`;
const VALID: Files = {
  ...both('about', 'title: About', text),
  ...both('notes/good', 'title: Good', text),
  ...both('events/good', 'group: talk\ntime: 2026-01-01T00:00:00Z'),
  ...both('fellows/good', 'name: Good\ntype: in'),
};

/** All that is said of content with these files, as code, place and message. */
function said(files: Files, { without = [] }: { readonly without?: readonly string[] } = {}) {
  const valid = Object.entries(VALID).filter(
    ([name]) => !without.some((it) => name.startsWith(it)),
  );
  const { problems } = loadSmallContent({ ...Object.fromEntries(valid), ...files });
  return problems.map(({ code, file, line, message }) => `${code} ${file}:${line} ${message}`);
}

describe('one mistake is said once:', () => {
  test('a field in the wrong place is not missing where it belongs, too', () => {
    const wrong = { 'notes/good.zh.md': page('title: Good\ntext: 5', '') };
    expect(said(wrong)).toEqual([
      'M402 notes/good.zh.md:3 "text" holds HTML; write it as Markdown, below "markdown:" of the front matter',
    ]);
  });

  test('an item that no list shows need not be what lists send', () => {
    expect(said(both('events/bad', 'group: talks\ntime: soon'))).toEqual(
      ['en', 'zh'].map(
        (code) =>
          `M403 events/bad.${code}.md:2 "group" is "talks", so no list shows the item; did you mean "talk"?`,
      ),
    );
  });

  test('a field that is no field is not one that the other language lacks, too', () => {
    const wrong = { 'notes/good.zh.md': page('title: Good\ntagz: [a]') };
    expect(said(wrong)).toEqual([
      'M403 notes/good.zh.md:3 "tagz" is no field here; did you mean "tags"?',
    ]);
  });

  test('an item that lacks what is needed in one language is not compared with the other', () => {
    const more = page('title: Good\nlink: /a');
    const wrong = { 'notes/good.zh.md': more, 'notes/good.en.md': page('order: 1') };
    expect(said(wrong)).toEqual([
      'M402 notes/good.en.md:2 "title" is missing; add "title: …" to the front matter',
    ]);
  });
});

test('a field that one item of each of two folders has in one language is a problem in both', () => {
  const wrong = {
    'notes/good.zh.md': page('title: Good\norder: 1'),
    'fellows/good.zh.md': page('name: Good\ntype: in\norder: 1', ''),
  };
  expect(said(wrong)).toEqual(
    ['fellows/good.zh.md:4', 'notes/good.zh.md:3'].map(
      (place) =>
        `M306 ${place} "order" is not in "en"; write it in ${place.split('.')[0]}.en.md too, or remove it here`,
    ),
  );
});

describe('what the description names and nobody has written', () => {
  test('is an object, with the files to write', () => {
    expect(said({}, { without: ['about'] })).toEqual([
      'M404 about.zh.md:1 /about has no content; write about.zh.md and about.en.md',
    ]);
  });

  test('is a folder, with a file to begin with', () => {
    expect(said({}, { without: ['fellows'] })).toEqual([
      'M404 fellows:1 the folder has no content; write files such as fellows/name.zh.md',
    ]);
  });

  test('is no folder that is misspelt, of which the name alone is said', () => {
    expect(said({ 'note/lone.en.md': page('title: x') })).toEqual([
      'M403 note/lone.en.md:1 no call of the API reads the folder "note"; move the file to "notes"',
    ]);
  });
});

test('an object may have no list that its call embeds, which is made of other files', async () => {
  const site = loadSmallContent(VALID);
  expect(site.problems).toEqual([]);
  expect(await getJson(site, '/about')).toMatchObject({ notes: [{ id: 'good' }] });
});

test('fields that calls filter, sort and search by may be in files, though none sends them', () => {
  const description = {
    ...SMALL_DESCRIPTION,
    paths: {
      '/events': get(list('Event'), {
        parameters: [{ name: 'place.town', in: 'query', schema: { enum: ['Emden'] } }],
        'x-content': { where: { group: 'talk' }, orderBy: 'rank', search: ['speaker'] },
      }),
    },
  };
  const front =
    'group: talk\ntime: 2026-01-01T00:00:00Z\nrank: 1\nspeaker: Ada\nplace: { town: Emden }\norder: 2';
  const problemsOf = (fields: string) =>
    loadSmallContent(both('events/one', fields), description).problems.map(
      ({ file, message }) => `${file} ${message}`,
    );
  expect(problemsOf(front)).toEqual([]);
  expect(problemsOf(`${front}\nspeakr: Ada`)).toContain(
    'events/one.zh.md "speakr" is no field here; did you mean "speaker"?',
  );
});
