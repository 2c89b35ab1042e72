import { describe, expect, test } from 'vitest';
import { isRecord } from '../../../../src/core/mapping/read-path.ts';
import type { AnswerRecord } from '../../../../src/node/scaffold/answer/find-list.ts';
import {
  type ItemContext,
  proposeDetail,
} from '../../../../src/node/scaffold/answer/propose-detail.ts';
import { SHAPES } from './measure.ts';

/** The blocks of the page of an item; of a block that shows one field plainly, the field. */
function blocksOf(answer: AnswerRecord, context?: ItemContext): unknown[] {
  const layout: unknown = proposeDetail(answer, '/list', SHAPES, context).value;
  const blocks = isRecord(layout) && Array.isArray(layout.blocks) ? layout.blocks : [];
  return blocks.map((block) =>
    block.type === 'text' && block.url === undefined && typeof block.format !== 'object'
      ? block.field
      : block,
  );
}

describe('the page of one item', () => {
  test.each<[what: string, item: AnswerRecord, fields: readonly unknown[]]>([
    [
      'the day of it alone',
      { published_at: '2026-01-02', created_at: '2026-01-01' },
      ['published_at'],
    ],
    [
      'beginning, end and place of an event, each once',
      {
        start: {
          local: '2027-01-12T18:00:00',
          utc: '2027-01-12T17:00:00Z',
          timezone: 'Europe/Paris',
        },
        end: {
          local: '2027-01-12T20:00:00',
          utc: '2027-01-12T19:00:00Z',
          timezone: 'Europe/Paris',
        },
        venue: { id: '8', name: 'Old Mill' },
      },
      ['start.local', 'end.local', 'venue.name'],
    ],
    ['a date as it is written', { date_start: 1884, date_display: '1884–86' }, ['date_display']],
    [
      'no ids, flags and words for machines',
      {
        venue_id: '8',
        status: 'live',
        visibility: 'public',
        etag: 'a',
        isOpen: 'Y',
        kind: 'am:Work',
      },
      [],
    ],
    [
      'no object that only refers to another',
      { author: { ref: { type: 'Link', linkType: 'Entry', id: 'a' } }, sys: { type: 'Entry' } },
      [],
    ],
    [
      'facts that readers know, in their order, and then others',
      {
        soil: 'Clay',
        license: { id: 'cc-by', name: 'CC BY 4.0', url: 'https://api.host.example/licenses/1' },
        language: 'en',
        resource_type: { title: 'Dataset', type: 'dataset' },
      },
      ['resource_type.title', 'language', 'license.name', 'soil'],
    ],
    ['the same value once', { type: 'Report', defined_kind: 'report', note: 'Report' }, ['type']],
    [
      'the only entry of a list, and not the first of several',
      { 'dc:type': [{ '@value': 'Map' }], 'dc:format': [{ '@value': 'A' }, { '@value': 'B' }] },
      ['dc:type.0.@value'],
    ],
    [
      'no label of a museum that says title, kind, size and material again',
      {
        type: 'Vessel',
        measurements: '12 x 9 cm',
        technique: 'bronze',
        label: `Tides. Vessel of bronze, 12 x 9 cm; ${'found near the old harbour, '.repeat(5)}`,
      },
      ['type', 'technique', 'measurements'],
    ],
    [
      'short sentences where texts are, and not among the facts',
      { type: 'Map', note: 'It was made by night.', intro: 'Where the water goes.' },
      ['intro', 'note', 'type'],
    ],
    [
      'the category of a list of one',
      { categories: [{ id: 'c', title: 'Water' }] },
      ['categories.0.title'],
    ],
    [
      'the name of a room, and no country of a hall',
      { email: 'a@host.example', Room: { name: 'B 12' }, hall: { name: 'Mill', country: 'DE' } },
      ['Room.name', { type: 'email', field: 'email', copy: true }],
    ],
    [
      'no words for search engines',
      { intro: 'Why water comes.', meta: { description: 'Tides and their causes' } },
      ['intro'],
    ],
  ])('has %s', (_, item, fields) => {
    expect(blocksOf({ id: 1, title: 'Tides', ...item })).toEqual(fields);
  });

  test('has the summary and then the text, of the same words in HTML and without the HTML', () => {
    const text = 'All about the tides of a bay, and more of the winds.';
    const html = `<p>${text}</p>`;
    expect(blocksOf({ title: 'A', summary: 'In short.', description: { text, html } })).toEqual([
      'summary',
      { type: 'rich-text', field: 'description.html' },
    ]);
    expect(blocksOf({ title: 'A', excerpt: text, html: `${html}<p>And more.</p>` })).toEqual([
      { type: 'rich-text', field: 'html' },
    ]);
  });

  test('leads to the DOI and to the page of the item, and to no API', () => {
    const item = {
      title: 'Tides',
      doi: '10.5555/a.1',
      url: 'https://api.share.example/v2/articles/1',
      url_public_html: 'https://share.example/articles/1',
    };
    expect(blocksOf(item)).toEqual([
      { type: 'external-link', url: 'https://doi.org/{doi}' },
      { type: 'text', field: 'url_public_html', url: 'url_public_html' },
    ]);
  });

  test.each([
    ['data', { data: { title: 'A', html: '<p>B</p>' } }, 'data.html'],
    ['a list of one', { posts: [{ title: 'A', html: '<p>B</p>' }] }, 'posts.0.html'],
  ])('is that of what %s wraps', (_, answer, field) => {
    expect(blocksOf(answer)).toEqual([{ type: 'rich-text', field }]);
  });

  test('has what the list found of its items, and nothing that is the same of all of them', () => {
    const items = ['Tides', 'Winds', 'Dunes'].map((name, index) => ({
      id: index,
      kind: 'post',
      motto: 'All for the sea',
      summary: name,
      dates: { held: `2026-0${index + 1}-01` },
    }));
    const [item = {}] = items;
    expect(blocksOf(item, { items })).toEqual(['dates.held']);
  });

  test('names makers by what describes them where nothing else does', () => {
    const creators = [{ id: 1, description: 'Ilse Marten (German, 1870–1931)', role: 'artist' }];
    const [block] = blocksOf({ title: 'Weir', type: 'Painting', creators });
    expect(block).toMatchObject({
      field: 'creators',
      format: { type: 'names', text: 'description' },
    });
  });

  test('leads to a document of its own, and shows no list of links for machines', () => {
    const item = {
      title: 'Weir',
      download: 'https://host.example/files/1.pdf',
      sources: [{ name: 'Archive', url: 'https://api.host.example/sources/1' }],
    };
    expect(blocksOf(item)).toMatchObject([{ field: 'download', url: 'download' }]);
  });

  test('has ten blocks at most', () => {
    const facts = Array.from({ length: 20 }, (_, index) => [`fact${index}`, `Word ${index}`]);
    const item = { title: 'A', ...Object.fromEntries(facts), html: '<p>B</p>', doi: '10.5555/a' };
    const blocks = blocksOf(item);
    expect(blocks).toHaveLength(10);
    expect(blocks.at(-1)).toMatchObject({ url: 'https://doi.org/{doi}' });
  });
});
