import { describe, expect, test } from 'vitest';
import { testMistakes } from './mistakes.ts';
import { compileSite, describeFinding, replaceIn } from './small-site.ts';

const LIST = 'people/fellows.json';
const SUBTITLE = '"subtitle": "title"';

/** A subtitle of the list, with a mistake. */
const subtitle = (code: string, wrong: string, says: string) =>
  ({ code, file: LIST, part: SUBTITLE, wrong: `"subtitle": ${wrong}`, says }) as const;

describe('a format with a mistake', () => {
  testMistakes({
    'a format that there is none of': subtitle(
      'M104',
      '{ "field": "title", "format": »"money-bag" }',
      '"format" is "money-bag"',
    ),
    'a format with options that there is none of': subtitle(
      'M104',
      '{ "field": "title", "format": { "type": »"mony", "currency": "EUR" } }',
      'did you mean "money"?',
    ),
    'an option that the format lacks': subtitle(
      'M101',
      '{ "field": "title", "format": { "type": "link", "template": "/people/fellows/{id}", »"link": "x" } }',
      'unknown property "link"',
    ),
    'a format without the option that it needs': subtitle(
      'M102',
      '{ "field": "title", "format": »{ "type": "link" } }',
      '"template" is missing',
    ),
    'a format by its name that needs an option': subtitle(
      'M102',
      '{ "field": "title", "format": »"link" }',
      'the format "link" needs "template"; write it as an object, such as {"type":"link"',
    ),
    'a format that is a number': subtitle(
      'M103',
      '{ "field": "title", "format": »5 }',
      '"format" is 5',
    ),
    'a style of dates that there is none of': subtitle(
      'M104',
      '{ "field": "title", "format": { "type": "local-date", "style": »"longer" } }',
      '"style" is "longer"',
    ),
    'money without a currency of three letters': subtitle(
      'M105',
      '{ "field": "title", "format": { "type": "money", "currency": »"Euro" } }',
      'Such as "EUR"',
    ),
    'shares in a style that there is none of': subtitle(
      'M104',
      '{ "field": "title", "format": { "type": "number", "style": »"percentage" } }',
      '"style" is "percentage"; did you mean "percent"?',
    ),
    'more digits than a number has': subtitle(
      'M106',
      '{ "field": "title", "format": { "type": "number", "digits": »11 } }',
      '"digits" is 11',
    ),
    'an amount of less than no digits': subtitle(
      'M106',
      '{ "field": "title", "format": { "type": "money", "currency": "EUR", "digits": »-1 } }',
      '"digits" is -1',
    ),
    'names joined by a word of one language': subtitle(
      'M104',
      '{ "field": "title", "format": { "type": "names", "join": »"und" } }',
      '"join" is "und"; did you mean "and"?',
    ),
    'names that lead to no page': subtitle(
      'M203',
      '{ "field": "title", "format": { "type": "names", "link": »"/persons/{id}" } }',
      '/persons/{id}',
    ),
    'a range of dates by its name alone': {
      code: 'M102',
      file: 'front.json',
      part: '{ "field": "time", "format": "date-time" }',
      wrong: '{ "field": "time", "format": »"date-range" }',
      says: 'the format "date-range" needs "end"; write it as an object, such as {"type":"date-range"',
    },
    'an hour of a range that is a word': subtitle(
      'M103',
      '{ "field": "title", "format": { "type": "date-range", "end": "title", "hour": »"yes" } }',
      '"hour" is "yes"',
    ),
    'a distance in days of a style that there is none of': subtitle(
      'M104',
      '{ "field": "title", "format": { "type": "relative-date", "style": »"logn" } }',
      'did you mean "long"?',
    ),
    'hours whose end is misspelt': subtitle(
      'M101',
      '{ "field": "title", "format": { "type": "time", »"ends": "title" } }',
      'did you mean "end"?',
    ),
    'hours that end with a field that there is none of': {
      code: 'M204',
      file: 'front.json',
      part: '{ "field": "time", "format": "date-time" }',
      wrong: '{ "field": "time", "format": { "type": "time", "end": »"tiem" } }',
      says: 'did you mean "time"?',
    },
    'a template of the insecure web': subtitle(
      'M105',
      '{ "field": "title", "format": { "type": "link", "template": »"http://doi.org/{id}" } }',
      'did you mean "https://doi.org/{id}"?',
    ),
    'a template without a host': subtitle(
      'M105',
      '{ "field": "title", "format": { "type": "link", "template": »"doi.org/{id}" } }',
      'Such as "https://doi.org/{doi}"',
    ),
    'a template whose host is a field': subtitle(
      'M105',
      '{ "field": "title", "format": { "type": "link", "template": »"https://{id}/x" } }',
      'Such as "https://doi.org/{doi}"',
    ),
  });
});

describe('a format of a field that cannot be read by it', () => {
  testMistakes({
    'an amount of money that is a text': subtitle(
      'M228',
      '{ "field": »"title", "format": { "type": "money", "currency": "EUR" } }',
      'the field "title" of FacultyFellow is no number',
    ),
    'a number that is markup': subtitle(
      'M228',
      '{ "field": »"introduction", "format": "number" }',
      'is no number',
    ),
    'a local date that is a title': subtitle(
      'M228',
      '{ "field": »"title", "format": "local-date" }',
      'is no date',
    ),
    'a relative date that is a title': subtitle(
      'M228',
      '{ "field": »"title", "format": { "type": "relative-date", "style": "short" } }',
      'is no date',
    ),
    'a day that is written out of a title': subtitle(
      'M228',
      '{ "field": »"title", "format": "long-date" }',
      'is no date',
    ),
    'a day and its hour of a title': subtitle(
      'M228',
      '{ "field": »"title", "format": "long-date-time" }',
      'is no date',
    ),
    'a time of day that is a picture': subtitle(
      'M228',
      '{ "field": »"photo", "format": "time" }',
      'the field "photo" of FacultyFellow is no time of day, or date that has one',
    ),
    'a telephone number that is markup': subtitle(
      'M228',
      '{ "field": »"introduction", "format": "phone" }',
      'the field "introduction" of FacultyFellow is no telephone number',
    ),
    'an ORCID iD that is markup': subtitle(
      'M228',
      '{ "field": »"introduction", "format": "orcid" }',
      'the field "introduction" of FacultyFellow is no ORCID iD',
    ),
    'a path of the site that no route has': subtitle(
      'M203',
      '{ "field": "title", "format": { "type": "link", "template": »"/persons/{id}" } }',
      '/persons/{id}',
    ),
    'a template of a field that there is none of': subtitle(
      'M204',
      '{ "field": "title", "format": { "type": "link", "template": »"https://orcid.org/{orcid}" } }',
      'unknown field "orcid" of FacultyFellow',
    ),
  });

  test('an end that is no date is found beside a start that is one', () => {
    const range = (end: string) =>
      `{ "field": "time", "format": { "type": "date-range", "end": "${end}" } }`;
    const part = '{ "field": "time", "format": "date-time" }';
    const findingsWith = (end: string) =>
      compileSite({ 'front.json': replaceIn('front.json', part, range(end)) }).findings;
    expect(findingsWith('time')).toEqual([]);
    const [finding, ...others] = findingsWith('name');
    expect(finding && describeFinding(finding)).toMatch(/^M228 manifests\/front\.json:/);
    expect(finding?.message).toContain('is no date; did you mean "time"?');
    expect(others).toEqual([]);
  });

  test('names of objects are read of the objects', () => {
    const part = '{ "type": "text", "field": "school", "label": "people.school" }';
    const names = (options: string) =>
      `{ "type": "text", "field": "attachments", "format": { "type": "names", ${options} } }`;
    const findingsWith = (options: string) =>
      compileSite({
        'people/fellow.json': replaceIn('people/fellow.json', part, names(options)),
      }).findings.filter(({ code }) => code !== 'M227');
    expect(findingsWith('"text": "name"')).toEqual([]);
    const [finding] = findingsWith('"text": "nam"');
    expect(finding?.message).toContain('unknown field "nam" of Attachment; did you mean "name"?');
    const [link] = findingsWith('"text": "name", "link": "https://site.example/{slug}"');
    expect(link?.message).toContain('unknown field "slug" of Attachment');
  });
});
