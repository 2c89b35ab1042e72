import { describe, expect, test } from 'vitest';
import { type Changes, compileSite, replaceIn } from './small-site.ts';

const list = 'people/fellows.json';
const detail = 'people/fellow.json';
const tabs = 'people/postdocs.json';
const find = 'find.json';
const BLOCKS = '[{ "type": "rich-text", "field": "content" }]';

/** Other ways to write a manifest of the small site: its file, a part of it, and what that becomes. */
const RIGHT: Readonly<Record<string, readonly [file: string, part: string, text: string]>> = {
  'one of the renderer’s own words left to the engine': [
    'texts/zh.json',
    '{\n      "timeout": "文 ui.failed.timeout",',
    '{',
  ],
  'a text in both languages for a key': [
    list,
    '"menu.fellows", "sort',
    '{ "zh": "学者", "en": "Fellows" }, "sort',
  ],
  'a title in italics': [list, '"sortValue": 2', '"italic": true, "sortValue": 2'],
  'a negative sort value': [list, '"sortValue": 2', '"sortValue": -0.5'],
  'an entry outside all menus': [list, '"sortValue": 2', '"sortValue": 2, "notMenu": true'],
  'a menu without a code': [list, '"code": "fellows", ', ''],
  'no aliases': [list, '"aliases": ["/people/professors"],', ''],
  'an empty list of aliases': [list, '["/people/professors"]', '[]'],
  'two aliases': [list, '["/people/professors"]', '["/people/professors", "/people/teachers"]'],
  'a slot as an object': [list, '"image": "photo"', '"image": { "field": "photo" }'],
  'a picture by the name of its file': [
    list,
    '"image": "photo"',
    '"image": { "field": "photo", "template": "/media/small/{photo}" }',
  ],
  'a slot of one line': [
    list,
    '"subtitle": "title"',
    '"subtitle": { "field": "title", "clamp": 1 }',
  ],
  'a clamp of twelve lines': [list, '"clamp": 2', '"clamp": 12'],
  'a column at every breakpoint': [
    list,
    '{ "md": 1, "lg": 2 }',
    '{ "xs": 1, "sm": 1, "tile": 2, "md": 2, "lg": 3, "xl": 4 }',
  ],
  'no columns named': [list, '{ "md": 1, "lg": 2 }', '{}'],
  'a link without a field': [list, '"/people/fellows/{id}"', '"/news"'],
  'a link to an alias': [list, '"/people/fellows/{id}"', '"/people/professors/{id}"'],
  'a link to a section': [list, '"/people/fellows/{id}"', '"/people"'],
  'a line that leads to another URL': ['contact.json', '"url": "url"', '"url": "cover"'],
  'a link that a field holds': [
    list,
    '"link": "/people/fellows/{id}"',
    '"link": { "field": "photo" }',
  ],
  'a list without paging': [list, ', "paging": "client"', ''],
  'a list in an order, cut short': [
    list,
    '"paging": "client"',
    '"paging": "client", "sort": { "field": "name", "descending": true }, "limit": 3',
  ],
  'items where the answer has them': [
    'news.json',
    '"paging": "server"',
    '"paging": "server", "items": "content", "pages": "numberOfTotalPages"',
  ],
  'a way back that uses the history': [
    detail,
    '"back": "/people/fellows"',
    '"back": { "route": "/people/fellows", "history": true }',
  ],
  'a heading in both languages': [
    detail,
    '"heading": "people.life"',
    '"heading": { "zh": "生平", "en": "Life" }',
  ],
  'a heading of a field alone': [
    detail,
    '{ "field": "attachmentTitle", "text": "people.files" }',
    '{ "field": "attachmentTitle" }',
  ],
  'one field for several': [detail, '["introduction", "description"]', '"description"'],
  'a list of one field': [detail, '["introduction", "description"]', '["description"]'],
  'a detail without a title': [detail, '"title": "name",', ''],
  'a detail without blocks': ['lecture.json', BLOCKS, '[]'],
  'a text block with everything': [
    'lecture.json',
    BLOCKS,
    '[{ "type": "text", "field": "name", "format": "plain-text", "label": "people.life", "url": "cover", "heading": "people.files", "when": { "field": "id" } }]',
  ],
  'links of the site': [
    'lecture.json',
    BLOCKS,
    '[{ "type": "links", "field": "attachments", "text": "name", "link": "/lectures/{name}" }]',
  ],
  'links to elsewhere': [
    'lecture.json',
    BLOCKS,
    '[{ "type": "links", "field": "attachments", "text": "name", "url": "url" }]',
  ],
  'a picture with words': [
    'lecture.json',
    BLOCKS,
    '[{ "type": "image", "field": "cover", "alt": { "zh": "图", "en": "Picture" } }]',
  ],
  'contact lines in the card': [tabs, '"mobile": "dialog"', '"mobile": "inline"'],
  'a tab that replaces a slot': [tabs, '"note": "company"', '"subtitle": "company"'],
  'counts turned off': [find, '"counts": true', '"counts": false'],
  'tabs at the top': [find, '"placement": "side"', '"placement": "top"'],
  'parameters of other names': [
    find,
    '"label": "menu.news",',
    '"label": "menu.news", "parameter": "area",',
  ],
  'a masonry of the same tiles': [find, '"type": "grid"', '"type": "masonry"'],
  'a schema that is read from elsewhere': [
    'news.json',
    '"../schemas/page.schema.json"',
    '"https://schemas.example/page.json"',
  ],
  'extensions of any kind': [
    'home.json',
    '{ "title": "no.text.key" }',
    '{ "z": [null, { "url": ":id" }], "a": { "label": "{{x}}" } }',
  ],
  'extensions that are like what a manifest says': [
    'home.json',
    '{ "title": "no.text.key" }',
    '{ "source": { "paging": "client" }, "layout": { "columns": [{ "sort": true }] } }',
  ],
  'a base with a slash at its end': ['site.json', '"base": "/api"', '"base": "/api/v1/"'],
  'no search box': ['site.json', ',\n    "search": "/news"', ''],
  'no links in the footer': [
    'site.json',
    ', "links": [{ "text": "menu.news", "href": "https://small.example" }]',
    '',
  ],
};

describe('a right manifest', () => {
  test.each(Object.entries(RIGHT))('with %s has no findings', (_, [file, part, text]) => {
    // A text that the change no longer names is used elsewhere, for this is about the manifest.
    const uses = replaceIn('home.json', '"no.text.key"', '["menu.fellows", "menu.news"]');
    const home: Changes = file === 'home.json' ? {} : { 'home.json': uses };
    const { findings, compiled } = compileSite({ ...home, [file]: replaceIn(file, part, text) });
    expect(findings).toEqual([]);
    expect(compiled).toBeDefined();
  });
});
