import { describe } from 'vitest';
import { testMistakes } from './mistakes.ts';

const file = 'people/fellows.json';
const part = `"type": "card-list",
      "columns": { "md": 1, "lg": 2 },
      "item": {
        "image": "photo",
        "title": "name",
        "subtitle": "title",
        "summary": { "field": "introduction", "format": "rich-text", "clamp": 2 },
        "link": "/people/fellows/{id}"
      }`;
/** A layout with a mistake in the place of another. */
const layout = (code: string, wrong: string, says: string) => ({ code, file, part, wrong, says });

describe('a mistake in a layout of pictures', () => {
  testMistakes({
    'a picture of a gallery that is a name': layout(
      'M228',
      '"type": "gallery", "item": { "image": »"title", "title": "name" }',
      'the field "title" of FacultyFellow is no path of a picture; did you mean "photo"?',
    ),
    'a gallery without words for its pictures': layout(
      'M102',
      '"type": "gallery", "item": »{ "image": "photo" }',
      '"title"',
    ),
    'a text in each language where a field is asked for': layout(
      'M103',
      '"type": "logos", "item": { "image": "photo", "title": »{ "zh": "像", "en": "Portrait" } }',
      '"title" is a text in each language, and what stands there comes of each item: write the name of the field',
    ),
    'a text in one language where a field is asked for': layout(
      'M103',
      '"type": "logos", "item": { "image": "photo", "title": »{ "en": "Portrait" } }',
      '"title" is a text in each language',
    ),
    'a misspelt property of a field, which is no language': layout(
      'M101',
      '"type": "logos", "item": { "image": "photo", "title": { »"fld": "name" } }',
      'and "field" is missing; if that is meant, write "field" in its place',
    ),
    'a number of columns for every width': layout(
      'M103',
      '"type": "gallery", "columns": »3, "item": { "image": "photo", "title": "name" }',
      'it has to be of type object, such as {"md":1,"lg":2}',
    ),
    'a caption that is cut': layout(
      'M229',
      '"type": "gallery", "item": { "image": "photo", "title": "name", "caption": { "field": "introduction", "format": "plain-text", »"clamp": 2 } }',
      '"clamp" does nothing in the slot "caption" of the layout "gallery"; remove it',
    ),
    'a link of a picture, which leads to itself': layout(
      'M101',
      '"type": "gallery", "item": { "image": "photo", "title": "name", »"link": "/people/fellows/{id}" }',
      '"link"',
    ),
    'a sign of a ratio': layout(
      'M229',
      '"type": "logos", "item": { "image": { "field": "photo", »"ratio": "1/1" }, "title": "name" }',
      '"ratio" does nothing in the slot "image" of the layout "logos"; remove it',
    ),
    'a look of signs that there is not': layout(
      'M104',
      '"type": "logos", "look": »"grey", "item": { "image": "photo", "title": "name" }',
      '"color"',
    ),
    'signs without names': layout(
      'M102',
      '"type": "logos", "item": »{ "image": "photo" }',
      '"title"',
    ),
  });
});

describe('a mistake in a layout of words', () => {
  testMistakes({
    'a quotation of nobody': layout(
      'M102',
      '"type": "quote", "item": »{ "quote": "introduction" }',
      '"title"',
    ),
    'a portrait of a ratio': layout(
      'M229',
      '"type": "quote", "item": { "quote": { "field": "introduction", "format": "rich-text" }, "title": "name", "image": { "field": "photo", »"ratio": "3/2" } }',
      '"ratio" does nothing in the slot "image" of the layout "quote"',
    ),
    'a file that is a text': layout(
      'M228',
      '"type": "downloads", "item": { "file": »"introduction", "title": "name" }',
      'the field "introduction" of FacultyFellow is no URL',
    ),
    'a file that there is not': layout(
      'M204',
      '"type": "downloads", "item": { "file": »"phot", "title": "name" }',
      'did you mean "photo"?',
    ),
    'a size that is a name': layout(
      'M228',
      '"type": "downloads", "item": { "file": "photo", "size": »"name" }',
      'the field "name" of FacultyFellow is no number',
    ),
    'files without the field that has them': layout(
      'M102',
      '"type": "downloads", "item": »{ "title": "name" }',
      '"file"',
    ),
  });
});

describe('a mistake in the beginning of a page', () => {
  const detail = 'people/fellow.json';
  const cover = `"type": "detail",
      "back": "/people/fellows",
      "title": "name",
      "cover": { "field": "photo", "preview": true },
      "blocks": [
        { "type": "text", "field": "school", "label": "people.school" },
        { "type": "email", "field": "email", "copy": true },
        { "type": "rich-text", "field": ["introduction", "description"], "heading": "people.life" },
        { "type": "rich-text", "field": "course", "when": { "field": "professional" } },
        { "type": "attachments", "field": "attachments", "heading": { "field": "attachmentTitle", "text": "people.files" } }
      ]`;
  const hero = (code: string, more: string, says: string) => ({
    code,
    file: detail,
    part: cover,
    wrong: `"type": "hero", "title": "name", "kicker": { "field": "school" }, ${more}`,
    says,
  });
  testMistakes({
    'a picture that opens': hero(
      'M229',
      '"image": { "field": "photo", »"preview": true }',
      '"preview" does nothing in the slot "image" of the layout "hero"',
    ),
    'a ground of a colour of its own': hero('M104', '"ground": »"red"', '"paper"'),
    'an action that leads to no page': hero(
      'M203',
      '"actions": [{ "text": "menu.people", "link": »"/peple" }]',
      '/people',
    ),
    'an action with a fixed URL that leads to no page': hero(
      'M203',
      '"actions": [{ "text": "menu.people", "href": »"/peple?x=1#y" }]',
      '/people',
    ),
    'an action without a link': hero('M102', '"actions": [»{ "text": "menu.people" }]', '"link"'),
    'an action with two links': hero(
      'M106',
      '"actions": [{ "text": "menu.people", "href": "https://apply.example", "link": »"/people" }]',
      '"link"',
    ),
    'an action without words': hero(
      'M102',
      '"actions": [»{ "link": "/people/fellows" }]',
      '"text"',
    ),
    'words of an action that there are not': hero(
      'M207',
      '"actions": [{ "text": »"menu.poeple", "link": "/people/fellows" }]',
      'menu.people',
    ),
    'an action of a field that there is not': hero(
      'M204',
      '"actions": [{ "text": "menu.people", "link": »"/people/fellows/{idd}" }]',
      '"idd"',
    ),
  });
});
