import { printFile } from '../content/index.ts';
import { type InitWords, numbered, wordsOf } from './init-words.ts';
import type { NewFile, NewSite } from './new-site.ts';
import { logoOf, portraitOf, sceneOf } from './sample-pictures.ts';

const COUNT = 3;
const NUMBERS = Array.from({ length: COUNT }, (_, index) => index + 1);

/** The sample content of a new site in each of its languages, and the pictures that it names. */
export function contentFiles(site: NewSite): NewFile[] {
  const texts = site.languages.flatMap((code) => contentIn(site, code, wordsOf(code)));
  const pictures: NewFile[] = NUMBERS.flatMap((number): NewFile[] => [
    ...(site.parts.includes('people')
      ? [[`media/people/person-${number}.svg`, portraitOf(number)] as const]
      : []),
    ...site.parts
      .filter((part) => part !== 'people')
      .map((part) => [`media/${part}/${part}-${number}.svg`, sceneOf(part, number)] as const),
  ]);
  return [...texts, ['media/logo.svg', logoOf(site.look)], ...pictures];
}

function contentIn({ parts }: NewSite, code: string, words: InitWords): NewFile[] {
  const { about, contact } = words;
  return [
    [`content/about-us.${code}.md`, page({ name: words.menu.aboutUs }, ['introduction', about])],
    [
      `content/contact.${code}.md`,
      page(
        {
          name: contact.name,
          email: 'office@institute.example',
          phone: '+1 555 0100',
          address: contact.address,
        },
        ['introduction', contact.introduction],
      ),
    ],
    ...(parts.includes('people') ? NUMBERS.map((number) => person(code, words, number)) : []),
    ...(parts.includes('news') ? NUMBERS.map((number) => newsItem(code, words, number)) : []),
    ...(parts.includes('events') ? NUMBERS.map((number) => event(code, words, number)) : []),
  ];
}

function person(code: string, { person: words }: InitWords, number: number): NewFile {
  return [
    `content/people/person-${number}.${code}.md`,
    page(
      {
        name: numbered(words.name, number),
        title: words.title,
        introduction: words.introduction,
        email: `person-${number}@institute.example`,
        photo: `/media/people/person-${number}.svg`,
        order: number,
      },
      ['description', words.description],
    ),
  ];
}

function newsItem(code: string, { news: words }: InitWords, number: number): NewFile {
  return [
    `content/news/news-${number}.${code}.md`,
    page(
      {
        name: numbered(words.title, number),
        introduction: words.introduction,
        publishedAt: `${daysFromNow(-7 * number)}T09:00:00Z`,
        cover: `/media/news/news-${number}.svg`,
      },
      ['description', words.description],
    ),
  ];
}

function event(code: string, { event: words }: InitWords, number: number): NewFile {
  return [
    `content/events/event-${number}.${code}.md`,
    page(
      {
        name: numbered(words.title, number),
        introduction: words.introduction,
        time: `${daysFromNow(14 * number)}T16:00:00Z`,
        place: numbered(words.place, number),
        cover: `/media/events/events-${number}.svg`,
      },
      ['description', words.description],
    ),
  ];
}

/** A day as `2026-11-25`. */
function daysFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** A file of Markdown: fields in front, and one text below them. */
function page(
  fields: Readonly<Record<string, string | number>>,
  [name, text]: readonly [name: string, text: string],
): string {
  const front = Object.entries(fields).map(([field, value]) => `${field}: ${quote(value)}\n`);
  return printFile({ front: front.join(''), texts: [], body: { name, text } });
}

/** What YAML would take for something else stands in quotation marks. */
function quote(value: string | number): string | number {
  return typeof value === 'string' && /^[+\-\d©'"[{&*!%@`]|: |#/.test(value)
    ? JSON.stringify(value)
    : value;
}
