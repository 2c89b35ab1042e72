import { describe, expect, test } from 'vitest';
import { locatePart } from '../../../src/node/compiler/index.ts';
import { testMistakes } from './mistakes.ts';
import { compileSite, replaceIn, writeSite } from './small-site.ts';

const detail = 'people/fellow.json';

/** A list that belongs to an item, below the page's view. */
const RELATED = (source: string, more = '') =>
  `"heading": { "field": "attachmentTitle", "text": "people.files" } }
      ]
    }
  },
  "related": [
    {
      "id": "news",
      "title": "menu.news",${more}
      "view": { "source": ${source}, "layout": { "type": "link-list", "item": { "title": "name", "link": "/news" } } }
    }
  ]
}`;
const END =
  '"heading": { "field": "attachmentTitle", "text": "people.files" } }\n      ]\n    }\n  }\n}';
/** A list that readers filter by words of a parameter. */
const filteredView = (parameter: string) =>
  `"source": { "endpoint": "/peoples/staffs", "paging": "client" },
   "list": { "filters": [{ "type": "words", "fields": ["name"], "label": "menu.news", "parameter": ${parameter} }] },
   "layout": { "type": "link-list", "item": { "title": "name", "link": "/news" } }`;
const filtered = (parameter: string) =>
  RELATED('{}').replace(/"view": \{ "source": .*(?= \}\n)/, `"view": { ${filteredView(parameter)}`);
/** A mistake in a list that belongs to an item. */
const inRelated = (code: string, wrong: string, says: string) =>
  ({ code, file: detail, part: END, wrong, says }) as const;

describe('what is related to an item', () => {
  test('may be asked for by the route’s parameters and by fields of the item', () => {
    const source = '{ "endpoint": "/peoples/staffs" }';
    const text = replaceIn(detail, END, RELATED(source));
    const { findings, compiled } = compileSite({ [detail]: text });
    expect(findings).toEqual([]);
    const page = compiled?.pages.find(({ id }) => id === 'people/fellow');
    expect(page?.frame).toMatchObject({
      type: 'related',
      main: { type: 'single' },
      panes: [{ id: 'news', showEmpty: false, layout: { type: 'link-list' } }],
    });
    const route = compiled?.table.routes.find(({ id }) => id === 'people/fellow');
    expect(route?.views.map(({ name, role }) => [name, role])).toEqual([
      ['view', undefined],
      ['news', 'related'],
    ]);
    expect(route?.renderers.frames).toEqual(['related', 'single']);
  });

  testMistakes({
    'a template’s field that the entity lacks': inRelated(
      'M204',
      RELATED('{ "endpoint": »"/academic-life/{nmae}" , "entity": "NewsItem" }'),
      'unknown field "nmae"',
    ),
    'an unknown endpoint': inRelated(
      'M205',
      RELATED('{ "endpoint": »"/peoples/staff" }'),
      'did you mean "/peoples/staffs"?',
    ),
    'an unknown parameter of the query': inRelated(
      'M211',
      RELATED('{ "endpoint": "/peoples/staffs", "query": { »"persn": "{id}" } }'),
      'unknown query parameter "persn"',
    ),
    'a parameter of the route without its braces': inRelated(
      'M206',
      RELATED('{ "endpoint": "/peoples/postdoctoral-fellows", "query": { "type": »"id" } }'),
      'did you mean "{id}"?',
    ),
    'an unknown field of the list': inRelated(
      'M204',
      RELATED('{ "endpoint": "/peoples/staffs" }').replace('"title": "name"', '"title": »"nmae"'),
      'did you mean "name"?',
    ),
    'no heading': inRelated(
      'M102',
      RELATED('{ "endpoint": "/peoples/staffs" }')
        .replace('\n      "title": "menu.news",', '')
        .replace('[\n    {', '[\n    »{'),
      '"title" is missing',
    ),
    'a heading that one language lacks': inRelated(
      'M208',
      RELATED('{ "endpoint": "/peoples/staffs" }').replace('"menu.news"', '»{ "en": "News" }'),
      'no words in "zh"',
    ),
    'the name of the page’s own view': inRelated(
      'M214',
      RELATED('{ "endpoint": "/peoples/staffs" }').replace('"id": "news"', '"id": »"view"'),
      '"view" is there already',
    ),
    'a misspelt option': inRelated(
      'M101',
      RELATED('{ "endpoint": "/peoples/staffs" }', '\n      »"showEmtpy": true,'),
      'did you mean "showEmpty"?',
    ),
    'a layout with the page’s heading': inRelated(
      'M245',
      RELATED('{ "endpoint": "/contact-us" }').replace(
        '{ "type": "link-list", "item": { "title": "name", "link": "/news" } }',
        '{ "type": »"detail", "blocks": [] }',
      ),
      'brings the heading of a page',
    ),
    'a layout of one page, written as a list': inRelated(
      'M245',
      RELATED('{ "endpoint": "/peoples/staffs" }').replace('"link-list"', '»"detail"'),
      'use one for lists, such as "alternating", "card-list", "carousel", "grid"',
    ),
    'a filter whose parameter is that of its pages': inRelated(
      'M221',
      filtered('»"page-news"'),
      'the parameter "page-news" of URLs is the page of "news"',
    ),
    'a filter whose parameter is that of another list': inRelated(
      'M221',
      filtered('"words"').replace(
        '\n    }\n  ]\n}',
        `\n    },\n    { "id": "more", "title": "menu.news", "view": { ${filteredView('»"words"')} } }\n  ]\n}`,
      ),
      'the parameter "words" of URLs is that of a filter',
    ),
    'a size of pages over the limit': inRelated(
      'M106',
      RELATED(
        '{ "endpoint": "/peoples/staffs", "paging": "client", "pagingConvention": { "pageSize": »101 } }',
      ),
      '"pageSize" is 101',
    ),
  });

  test('says nothing of what a layout of one page lacks there, and all that is wrong elsewhere', () => {
    const layout = '{ "type": "detail", "blocks": [{ "type": "text", "field": 1 }] }';
    const related = RELATED('{ "endpoint": "/peoples/staffs" }', '\n      "showEmtpy": true,');
    const { findings } = compileSite({
      [detail]: replaceIn(
        detail,
        END,
        related.replace(
          '{ "type": "link-list", "item": { "title": "name", "link": "/news" } }',
          layout,
        ),
      ),
    });
    expect(findings.map(({ code }) => code)).toEqual(['M101', 'M245']);
  });

  test('may be ordered by a field that is called as a parameter is', () => {
    const source = '{ "endpoint": "/peoples/staffs", "query": { "sort": "id" } }';
    const { findings } = compileSite({ [detail]: replaceIn(detail, END, RELATED(source)) });
    expect(findings.map(({ code }) => code)).not.toContain('M206');
  });

  testMistakes({
    'an item that is a list, of which no field can be meant': {
      code: 'M206',
      file: 'people/fellows.json',
      part: '"empty": { "zh": "无", "en": "None" }\n    }\n  }',
      wrong:
        '"empty": { "zh": "无", "en": "None" }\n    }\n  },\n  "related": [{ "id": "news", "title": "menu.news", "view": { "source": { "endpoint": "/peoples/postdoctoral-fellows", "query": { "type": »"{name}" } }, "layout": { "type": "link-list", "item": { "title": "name", "link": "/news" } } } }]',
      says: '"{name}" is no parameter of the page',
    },
  });
});

test('what is related to an item is found in its manifest, the heading and the slots', () => {
  const root = writeSite({
    [detail]: replaceIn(detail, END, RELATED('{ "endpoint": "/peoples/staffs" }')),
  });
  const find = (...path: readonly string[]) =>
    locatePart(root, { kind: 'page', name: 'people/fellow', view: 'news', path })?.property;
  expect(find('heading')).toBe('related[0].title');
  expect(find('layout', 'slots', 'link')).toBe('related[0].view.layout.item.link');
});
