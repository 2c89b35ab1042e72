import { expect, test } from 'vitest';
import type { BlockModels } from '../../../src/react/index.ts';
import { show } from '../../../tests/renderers/show.tsx';
import { file } from './file.ts';
import { Block } from './index.tsx';

const ITEM: Readonly<Record<string, unknown>> = {
  name: 'Rope, by hand',
  from: '2027-01-07T19:00:00+03:00',
  to: '2027-01-07T21:00:00+03:00',
  hall: 'Hall 2',
};
const MODEL: BlockModels['calendar'] = {
  type: 'calendar',
  slots: { start: { kind: 'date', field: 'from' } },
  title: 'name',
  end: 'to',
  place: 'hall',
  summary: undefined,
  heading: undefined,
  when: undefined,
};

function print(model: BlockModels['calendar'], item = ITEM): readonly string[] {
  const entry = {
    id: 'events-rope',
    url: 'https://site.example/events/rope',
    read: (field: string) => item[field],
    words: (field: string | undefined) => String((field && item[field]) ?? ''),
  };
  const subject = {
    siteName: 'Museum',
    host: 'site.example',
    languageTag: 'en',
    timeZone: undefined,
  };
  return file.print(entry, model, subject).split('\r\n');
}

test('a calendar is a link to the file beside its page', () => {
  const page = show(<Block />);
  const link = page.getByRole('link', { name: 'ui.addToCalendar' });
  expect(link.getAttribute('href')).toBe('/page.ics?lang=en');
});

test('the file has the one event, with all that the manifest names', () => {
  const lines = print(MODEL);
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  expect(lines).toEqual(
    expect.arrayContaining([
      'NAME:Museum',
      'UID:events-rope@site.example',
      'DTSTART:20270107T160000Z',
      'DTEND:20270107T180000Z',
      'SUMMARY:Rope\\, by hand',
      'LOCATION:Hall 2',
      'URL:https://site.example/events/rope',
    ]),
  );
  expect(lines.join()).not.toContain('DESCRIPTION');
});

test('an event without a beginning that can be read is none of its calendar', () => {
  expect(print(MODEL, { ...ITEM, from: 'soon' })).not.toContain('BEGIN:VEVENT');
  expect(print(MODEL, { ...ITEM, from: undefined })).not.toContain('BEGIN:VEVENT');
});
