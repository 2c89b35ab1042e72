import { describe, expect, test } from 'vitest';
import { readPath } from '../../../src/core/mapping/read-path.ts';
import { normalPage, panesFrameOf, wordsOf } from './normal-form.ts';
import { SMALL_FILES } from './small-files.ts';

const SEARCH = '"search": { "hint": "people.life" },';

test('the text that introduces a page is a view beside those that it is about', () => {
  const { views } = normalPage('landing').route;
  expect(views.map(({ name, role }) => [name, role])).toEqual([
    ['lectures', 'part'],
    ['history', 'part'],
    ['introduction', 'related'],
  ]);
});

test('that text is shown by its own layout, and words that the manifest holds by none', () => {
  const introduced = (change?: readonly [string, string]) => {
    const { page } = normalPage('landing', change);
    return readPath(page, 'introduction');
  };
  expect(introduced()).toMatchObject({ layout: { type: 'prose' } });
  const words = '{ "zh": "欢迎。", "en": "Welcome." }';
  expect(introduced(['{ "markdown": "landing/welcome" }', words])).toEqual({
    text: { zh: '欢迎。', en: 'Welcome.' },
  });
});

describe('a split frame', () => {
  const front = () => normalPage('front');

  test('has its views in their order, and the headings’ source after them', () => {
    const { views } = front().route;
    expect(views.map(({ name, source }) => [name, source.endpoint, source.answers])).toEqual([
      ['activities', '/home/latest-activities', 'list'],
      ['situations', '/home/latest-situations', 'list'],
      ['titles', '/home/titles', 'one'],
    ]);
  });

  test('keeps the fields of its headings apart from the words in reserve', () => {
    const { titles, panes } = panesFrameOf(front(), 'split');
    expect(titles?.slots).toMatchObject({
      activities: { kind: 'text', field: 'leftTitle' },
      situations: { kind: 'text', field: 'rightTitle' },
    });
    expect(Object.keys(titles?.slots ?? {})).toEqual(['activities', 'situations']);
    expect(panes.map(({ id, title }) => [id, title])).toEqual([
      ['activities', wordsOf('menu.news')],
      ['situations', wordsOf('menu.people')],
    ]);
  });

  test('may do without a source of headings', () => {
    const text = SMALL_FILES['front.json'] ?? '';
    const headings = /"titles"[\s\S]*"rightTitle"[^}]*\}/.exec(text)?.[0] ?? '';
    const fixed = headings
      .replace(/"titles": \{[^}]*\},\s*/, '')
      .replace(/\{[^{}]*"leftTitle"[^{}]*\}/, '{ "zh": "左", "en": "Left" }')
      .replace(/\{[^{}]*"rightTitle"[^{}]*\}/, '"menu.people"');
    const page = normalPage('front', [headings, fixed]);
    const { titles, panes } = panesFrameOf(page, 'split');
    expect(titles).toBeUndefined();
    expect(panes[0]?.title).toEqual({ zh: '左', en: 'Left' });
    expect(page.route.views.map(({ name }) => name)).toEqual(['activities', 'situations']);
  });

  test('names the renderers of both layouts, and no parameter of the URL', () => {
    const { renderers, tabs, search } = front().route;
    expect(renderers.layouts).toEqual(['carousel', 'alternating']);
    expect([tabs, search]).toEqual([undefined, undefined]);
  });

  test.each([
    ['activities', undefined, 5],
    ['situations', { field: 'orderValue', descending: false }, undefined],
    ['titles', undefined, undefined],
  ])('has the order and the most items of the view %s', (name, sort, limit) => {
    const view = front().route.views.find((other) => other.name === name);
    expect([view?.source.sort, view?.source.limit]).toEqual([sort, limit]);
  });

  test('keeps an order that falls', () => {
    const part = '"sort": { "field": "orderValue" }';
    const text = '"sort": { "field": "orderValue", "descending": true }';
    const { views } = normalPage('front', [part, text]).route;
    expect(views[1]?.source.sort).toEqual({ field: 'orderValue', descending: true });
  });
});

describe('tabs over one answer', () => {
  const find = () => normalPage('find');

  test('ask for the common source, each for its own part of the answer', () => {
    const { views } = find().route;
    expect(views.map(({ name, source }) => [name, source.endpoint, source.items])).toEqual([
      ['conferences', '/home/academic-lifes', 'conferences'],
      ['insights', '/home/academic-lifes', 'insights'],
      ['remapping', '/home/remapping', undefined],
    ]);
    expect(views.map(({ source }) => [source.query, source.paging, source.limit])).toEqual([
      [{ q: '{query}' }, 'client', 50],
      [{ q: '{query}' }, 'client', 50],
      [{ q: '{query}' }, 'none', undefined],
    ]);
  });

  test('add their slots to the common item', () => {
    const { panes: tabs } = panesFrameOf(find(), 'tabs');
    expect(tabs.map(({ layout }) => [layout.type, Object.keys(layout.slots).sort()])).toEqual([
      ['grid', ['image', 'link', 'title']],
      ['grid', ['image', 'subtitle', 'tags', 'title']],
      ['link-list', ['link', 'title']],
    ]);
  });

  test('put a slot of their own in place of a common one', () => {
    const part = '"image": "cover", "title": "name"';
    const page = normalPage('find', [part, `${part}, "subtitle": "name"`]);
    const { panes: tabs } = panesFrameOf(page, 'tabs');
    const fields = tabs.map(({ layout }) => readPath(layout, 'slots.subtitle.field'));
    expect(fields).toEqual(['name', 'id', undefined]);
  });

  test('add to the common query, or put values in place of its own', () => {
    const part = '"items": "insights",';
    const { views } = normalPage('find', [part, `"query": { "q": "art" }, ${part}`]).route;
    expect(views.map(({ source }) => source.query.q)).toEqual(['{query}', 'art', '{query}']);
  });

  test('stand with their titles as the manifest has them', () => {
    const { panes: tabs } = panesFrameOf(find(), 'tabs');
    expect(tabs.map(({ id, title, italic }) => [id, title, italic])).toEqual([
      ['conferences', wordsOf('people.current'), false],
      ['insights', wordsOf('people.past'), false],
      ['remapping', wordsOf('people.school'), true],
    ]);
  });

  test('need nothing in common', () => {
    const tab = (id: string, field: string) =>
      `{ "id": "${id}", "title": "people.past", "view": { "source": { "endpoint": "/peoples/staffs" }, "layout": { "type": "grid", "item": { "title": "${field}" } } } }`;
    const page = normalPage('people/postdocs', [
      '"view": {\n      "source": { "endpoint": "/peoples/postdoctoral-fellows", "paging": "client" },\n      "layout": {\n        "type": "card-list",\n        "item": {\n          "title": "name",\n          "summary": { "field": "introduction", "format": "rich-text" },\n          "contact": { "mobile": "dialog", "blocks": [{ "type": "phone", "field": "mobile" }] }\n        }\n      }\n    },\n    "tabs": [\n      { "id": "in", "title": "people.current", "query": { "type": "current" } },\n      { "id": "out", "title": "people.past", "query": { "type": "post" }, "item": { "note": "company" } }',
      `"tabs": [\n      ${tab('a', 'name')},\n      ${tab('b', 'title')}`,
    ]);
    expect(page.route.views.map(({ name }) => name)).toEqual(['a', 'b']);
  });
});

describe('the frame of tabs', () => {
  test('is as the manifest says', () => {
    const { page, route } = normalPage('find');
    const { placement, counts, search, parameter } = panesFrameOf({ page, route }, 'tabs');
    expect([placement, counts, parameter]).toEqual(['side', true, 'tab']);
    expect(search).toEqual({ parameter: 'q', hint: wordsOf('people.life') });
    expect(route).toMatchObject({ tabs: { parameter: 'tab', together: true }, search: 'q' });
  });

  test('has nothing of all that by default', () => {
    const { page, route } = normalPage('people/postdocs');
    const { placement, counts, search } = panesFrameOf({ page, route }, 'tabs');
    expect([placement, counts, search]).toEqual(['top', false, undefined]);
    expect(route).toMatchObject({ tabs: { parameter: 'tab', together: false }, search: undefined });
  });

  test('may name the parameters of the URL', () => {
    const part = `"placement": "side",\n    "counts": true,\n    ${SEARCH}`;
    const own = `"parameter": "area", ${SEARCH.replace('{', '{ "parameter": "words",')}`;
    const { page, route } = normalPage('find', [part, own]);
    const frame = panesFrameOf({ page, route }, 'tabs');
    expect([frame.parameter, frame.search?.parameter]).toEqual(['area', 'words']);
    expect([route.tabs?.parameter, route.search]).toEqual(['area', 'words']);
  });
});
