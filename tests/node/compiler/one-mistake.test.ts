import { describe } from 'vitest';
import { testMistakes } from './mistakes.ts';

const list = 'people/fellows.json';
const detail = 'people/fellow.json';
const tabs = 'people/postdocs.json';
const theme = 'theme.json';

/** A theme's value with a mistake, and what the finding says. */
const token = (part: string, wrong: string, says: string) =>
  ({ code: 'M230', file: theme, part, wrong, says }) as const;
/** A mistake that leaves the rest of a manifest as it was. */
const mistake = (code: string, file: string, part: string, wrong: string, says: string) =>
  ({ code, file, part, wrong, says }) as const;

describe('a value of the theme that CSS does not know', () => {
  testMistakes({
    'a colour of five digits': token(
      '"#23201c"',
      '»"#23201"',
      'is no colour of CSS; write one such as "#8e2b24"',
    ),
    'a colour without its sign': token('"#23201c"', '»"23201c"', '"ink" is "23201c"'),
    'a misspelt name of a colour': token('"#23201c"', '»"blakc"', '"ink" is "blakc"'),
    'a colour of two numbers': token('"#23201c"', '»"rgb(1, 2)"', 'is no colour'),
    'a colour that is a size': token('"#23201c"', '»"1rem"', 'is no colour'),
    'a size of an unknown unit': token(
      '"size": { "text": "1rem" }',
      '"size": { "text": »"1rm" }',
      'is no font size of CSS; write one such as "1.0625rem"',
    ),
    'a size without a unit': token(
      '"size": { "text": "1rem" }',
      '"size": { "text": »"16" }',
      'is no font size',
    ),
    'a colour of a variable that is none': token(
      '"#23201c"',
      '»"var(--color-inc)"',
      'is no colour',
    ),
    'a weight that is a family': token(
      '"text": "Latin, serif"',
      '"text": "Latin, serif", "strong": »"fat"',
      'is no',
    ),
    'a line height below nothing': token('"han": "1.8"', '"han": »"-1.8"', 'is no line height'),
    'a distance below nothing': token('"half": "0.25rem"', '"half": »"-1rem"', 'is no distance'),
    'a line height in words': token('"han": "1.8"', '"han": »"wide"', 'is no line height'),
    'a distance without a unit': token('"half": "0.25rem"', '"half": »"4"', 'is no distance'),
    'a width of two': token('"page": "90rem"', '"page": »"90rem 2rem"', 'is no width'),
    'a duration without a unit': token(
      '"quick": "150ms"',
      '"quick": »"150"',
      'is no duration and no easing',
    ),
    'a misspelt easing': token(
      '"quick": "150ms"',
      '"quick": »"eas-out"',
      'write one such as "150ms" or "ease-out"',
    ),
  });
});

describe('a field of another kind than is read', () => {
  const summary = '"summary": { "field": "introduction", "format": "rich-text", "clamp": 2 }';
  testMistakes({
    'a title for a picture': mistake(
      'M228',
      list,
      '"image": "photo"',
      '"image": »"title"',
      'the field "title" of FacultyFellow is no path of a picture; did you mean "photo"?',
    ),
    'markup for a picture': mistake(
      'M228',
      list,
      '"image": "photo"',
      '"image": »"introduction"',
      'did you mean "photo"?',
    ),
    'a name for a picture with options': mistake(
      'M228',
      detail,
      '{ "field": "photo", "preview": true }',
      '{ "field": »"name", "preview": true }',
      'is no path of a picture',
    ),
    'a name for a date': mistake(
      'M228',
      'front.json',
      '{ "field": "time", "format": "date-time" }',
      '{ "field": »"name", "format": "date-time" }',
      'is no date; did you mean "time"?',
    ),
    'a school for an e-mail address': mistake(
      'M228',
      detail,
      '"type": "email", "field": "email"',
      '"type": "email", "field": »"school"',
      'is no e-mail address; did you mean "email"?',
    ),
    'a name for a URL': mistake(
      'M228',
      'contact.json',
      '"url": "url"',
      '"url": »"name"',
      'is no URL',
    ),
    'a name for a date, of an entity without one': mistake(
      'M228',
      list,
      '"subtitle": "title"',
      '"subtitle": { "field": »"title", "format": "date" }',
      'is no date',
    ),
    'a truth for a text': mistake(
      'M228',
      'front.json',
      '"place": "offlineLocation"',
      '"place": »"online"',
      'is no text',
    ),
    'a list for a text': mistake(
      'M228',
      detail,
      '"field": "school"',
      '"field": »"attachments"',
      'the field "attachments" of FacultyFellowDetail is no text',
    ),
    'a place of no list': mistake(
      'M204',
      list,
      summary,
      summary.replace('"introduction"', '»"introduction.0"'),
      'unknown field "introduction.0"',
    ),
    'a wrong field of a list’s entry': mistake(
      'M204',
      detail,
      '"field": "school"',
      '"field": »"attachments.0.nmae"',
      'unknown field "attachments.0.nmae"',
    ),
  });
});

describe('an option without effect', () => {
  const title = (layout: string) =>
    mistake(
      'M229',
      layout,
      '"title": "name"',
      '"title": { "field": "name", »"clamp": 2 }',
      '"clamp" does nothing in the slot "title"',
    );
  testMistakes({
    'the ratio of a card’s picture': mistake(
      'M229',
      list,
      '"image": "photo"',
      '"image": { "field": "photo", »"ratio": "3/2" }',
      '"ratio" does nothing in the slot "image" of the layout "card-list"; remove it',
    ),
    'the preview of a card’s picture': mistake(
      'M229',
      list,
      '"image": "photo"',
      '"image": { "field": "photo", »"preview": true }',
      '"preview" does nothing',
    ),
    'the lines of a card’s name': title(list),
    'the lines of a page’s title': title(detail),
    'the box of a card’s introduction': mistake(
      'M229',
      list,
      '"clamp": 2 }',
      '"clamp": 2, »"box": true }',
      '"box" does nothing',
    ),
    'the lines of a slide’s time': mistake(
      'M229',
      'front.json',
      '"format": "date-time" }',
      '"format": "date-time", »"clamp": 1 }',
      'of the layout "carousel"',
    ),
    'the preview of a tile’s picture': mistake(
      'M229',
      'lectures.json',
      '"image": "cover"',
      '"image": { "field": "cover", »"preview": true }',
      'of the layout "grid"',
    ),
    'the box of a tile’s subtitle, in a tab': mistake(
      'M229',
      'find.json',
      '"subtitle": "id"',
      '"subtitle": { "field": "id", »"box": true }',
      'of the layout "grid"',
    ),
    'the lines of a note, in a tab': mistake(
      'M229',
      tabs,
      '"item": { "note": "company" }',
      '"item": { "note": { "field": "company", »"box": true } }',
      '"box" does nothing',
    ),
  });
});
