import { describe, expect, test } from 'vitest';
import { convertUnion } from '../../../src/core/studio/convert-union.ts';
import { schemaOf } from './schema-of.ts';

const document = schemaOf('page');
const known = { languages: ['en', 'de'], fields: [] };

describe('another frame takes the views', () => {
  const frames = { $ref: '#/$defs/renderers/$defs/frame' };
  const change = (value: object, type: string) =>
    convertUnion(document, frames, value, type, known);
  const view = (endpoint: string) => ({
    source: { endpoint },
    layout: { type: 'grid', item: { title: 'name' } },
  });
  const pane = (id: string) => ({ id, title: `home.${id}`, view: view(`/${id}`) });
  const SPLIT = { type: 'split', views: [pane('news'), pane('events')] };

  test('as tabs and as parts of a page, and back', () => {
    const tabs = change(SPLIT, 'tabs');
    expect(tabs.value.tabs).toEqual(SPLIT.views);
    const stack = change(tabs.value, 'stack');
    expect(stack.value.parts).toEqual(SPLIT.views.map((own) => ({ type: 'view', ...own })));
    expect(tabs.lost).toEqual([]);
    expect(change(stack.value, 'split')).toEqual({ value: SPLIT, lost: [] });
  });

  test('or none, where it needs more than there are', () => {
    const { value, lost } = change(
      { type: 'tabs', label: 'home.more', tabs: [pane('a')] },
      'split',
    );
    expect(JSON.stringify(value)).not.toContain('home.a');
    expect(lost).toEqual([['label'], ['tabs']]);
  });

  test('as many as it has places for, and says that there were more', () => {
    const tabs = { type: 'tabs', label: 'home.more', tabs: ['a', 'b', 'c'].map(pane) };
    const { value, lost } = change(tabs, 'split');
    expect(value).toEqual({ type: 'split', views: [pane('a'), pane('b')] });
    expect(lost).toEqual([['label'], ['tabs']]);
    const text = { type: 'markdown', id: 'c', title: 'home.c', file: 'c' };
    const stack = {
      type: 'stack',
      parts: [pane('a'), text, pane('b')].map((own) => ({ type: 'view', ...own })),
    };
    expect(change(stack, 'split')).toEqual({
      value: { type: 'split', views: [pane('a'), pane('b')] },
      lost: [['parts']],
    });
  });
});
