import { SMALL_CONTENT } from '../compiler/small-content.ts';
import type { Changes } from '../compiler/small-site.ts';
import { changeFile, newsItem, UNDESCRIBED } from '../content/undescribed-site.ts';
import { type Mistake, testMistakes } from './undescribed-mistakes.ts';

function inManifest(name: string, part: string, wrong: string, found: string, says: string) {
  const [code, line] = found.split(':');
  const mistake: Mistake = [
    changeFile(name, part, wrong),
    [`${code} manifests/${name}:${line}`],
    says,
  ];
  return mistake;
}

function without(isGone: (name: string) => boolean): Changes {
  const names = Object.keys({ ...SMALL_CONTENT, ...UNDESCRIBED }).filter(isGone);
  return Object.fromEntries(names.map((name) => [name, null]));
}

/** An item of a folder that is called nearly as the news are. */
const EVENT: Changes = Object.fromEntries(
  ['zh', 'en'].map((code) => [`content/events/opening.${code}.md`, newsItem('opening')]),
);

const withoutNews = () => without((name) => name.startsWith('content/news/'));
const withoutContent = () => without((name) => name.startsWith('content/'));

testMistakes({
  'a manifest': {
    'that reads a field of no item': inManifest(
      'people/fellows.json',
      '"subtitle": "title"',
      '"subtitle": "titel"',
      'M204:15',
      'unknown field "titel" of FacultyFellows; did you mean "title"?',
    ),
    'that shows a date with its hour as machines write it': inManifest(
      'news.json',
      '{ "field": "publishedAt", "format": "date" }',
      '"publishedAt"',
      'M228:8',
      'is a date, and readers would see it as "2026-',
    ),
    'that has a code where nothing asks for a navigation': [
      changeFile('site.json', '    "navigation": "/home/navigations",\n', ''),
      [
        'M229 manifests/people/fellows.json:6',
        'M229 manifests/people/postdocs.json:5',
        'M229 manifests/people/section.json:5',
      ],
      '"code" does nothing in a site without a navigation; remove it',
    ],
    'that links by a field of no item': inManifest(
      'people/fellows.json',
      '/people/fellows/{id}',
      '/people/fellows/{slug}',
      'M204:17',
      'unknown field "slug" of FacultyFellows',
    ),
    'that asks for an item that there is not': inManifest(
      'people/fellow.json',
      '/peoples/faculty-fellows/{id}',
      '/peoples/faculty-fellows/nobody',
      'M205:7',
      'there is no item "/peoples/faculty-fellows/nobody"; known: "/peoples/faculty-fellows/',
    ),
    'that asks for a misspelt folder': inManifest(
      'news.json',
      '"endpoint": "/news"',
      '"endpoint": "/nwes"',
      'M205:7',
      'unknown endpoint "/nwes"; did you mean "/news"?',
    ),
    'that asks for a folder that there is not': inManifest(
      'news.json',
      '"endpoint": "/news"',
      '"endpoint": "/press-releases"',
      'M205:7',
      'write files such as content/press-releases/name.zh.md, or describe the call in',
    ),
    'that asks for a folder without an item': [
      { ...withoutNews(), 'content/news/.gitkeep': '' },
      ['M205 manifests/news.json:7', 'M205 manifests/story.json:6'],
      '"/news" has nothing to answer yet: the folder content/news holds no item; write content/news/name.zh.md',
    ],
    'that asks for an item of a folder that is gone': [
      {
        ...withoutNews(),
        ...changeFile('lecture.json', '/activities/{id}', '/news/{id}'),
        ...EVENT,
      },
      [
        'M205 manifests/lecture.json:7',
        'M205 manifests/news.json:7',
        'M205 manifests/story.json:6',
      ],
      'unknown endpoint "/news/{id}"; write files such as content/news/name.zh.md',
    ],
    'where there is no content at all': [
      withoutContent(),
      [
        'M205 manifests/chapter.json:6',
        'M430 manifests/imprint.json:6',
        'M430 manifests/landing.json:6',
        'M430 manifests/landing.json:19',
      ],
      'the folder content has no item; write files such as content/',
    ],
    'that filters by a field of no item': inManifest(
      'people/postdocs.json',
      '"query": { "type": "post" }',
      '"query": { "typ": "post" }',
      'M211:22',
      'unknown query parameter "typ"; did you mean "type"?',
    ),
    'that shows a name as a date': inManifest(
      'news.json',
      '"field": "publishedAt"',
      '"field": "name"',
      'M228:8',
      'the field "name" of News is no date; did you mean "publishedAt"?',
    ),
    'that shows a name as a picture': inManifest(
      'news.json',
      '"image": "cover"',
      '"image": "introduction"',
      'M228:8',
      'the field "introduction" of News is no path of a picture; did you mean "cover"?',
    ),
    'that shows one item of a list': inManifest(
      'contact.json',
      '"endpoint": "/contact-us"',
      '"endpoint": "/news"',
      'M212:6',
      'one item is shown, but /news answers pages; choose a layout for lists, with "paging": "server", or ask for one item: "/news/{id}"',
    ),
  },
});
