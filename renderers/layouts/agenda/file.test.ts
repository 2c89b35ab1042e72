import { describe, expect, test } from 'vitest';
import type { FileEntry, FileSubject, LayoutModels } from '../../../src/react/index.ts';
import { file } from './file.ts';

type Model = LayoutModels['agenda'];

const text = (field: string) =>
  ({ kind: 'text', field, format: 'text', clamp: undefined, box: false }) as const;
const date = (field: string) => ({ kind: 'date', field }) as const;
const slots = {
  title: text('name'),
  place: text('hall'),
  summary: text('about'),
  start: date('start'),
  end: date('end'),
};
const model = { slots } as unknown as Model;
const SUBJECT: FileSubject = {
  title: 'Events',
  siteName: 'Harbour',
  host: 'site.example',
  languageTag: 'en',
  timeZone: 'Europe/Berlin',
};
const entry = (fields: Readonly<Record<string, unknown>>): FileEntry => ({
  id: 'events.one',
  key: 'one',
  url: 'https://site.example/events/one',
  read: (field) => fields[field],
  text: (slot) => (slot !== undefined && 'field' in slot ? String(fields[slot.field] ?? '') : ''),
});
const linesOf = (entries: readonly FileEntry[], subject = SUBJECT, layout = model) =>
  file.print(entries, layout, subject).split('\r\n');

describe('the calendar of an agenda', () => {
  test('is one for programs that keep calendars', () => {
    expect(file.mediaType).toBe('text/calendar');
  });

  test('has each event with all that is known of it, on the clocks of the site', () => {
    const one = entry({
      ...{ name: 'One', hall: 'Hall', about: 'About one.' },
      ...{ start: '2026-03-05T20:00', end: '2026-03-05T21:00' },
    });
    expect(linesOf([one])).toEqual(
      expect.arrayContaining([
        'UID:events.one@site.example',
        'DTSTART:20260305T190000Z',
        'DTEND:20260305T200000Z',
        'SUMMARY:One',
        'LOCATION:Hall',
        'DESCRIPTION:About one.',
        'URL:https://site.example/events/one',
      ]),
    );
  });

  test.each([
    ['Events', 'Harbour', 'Events · Harbour'],
    // A page that is called as its site says it once.
    ['Harbour', 'Harbour', 'Harbour'],
    ['', 'Harbour', 'Harbour'],
  ])('of %j in the site %j is called %j', (title, siteName, name) => {
    expect(linesOf([], { ...SUBJECT, title, siteName })).toContain(`NAME:${name}`);
  });

  test('leaves out what has no day', () => {
    const events = [entry({ name: 'One', start: undefined }), entry({ name: 'Two', start: 5 })];
    expect(linesOf(events)).not.toContain('BEGIN:VEVENT');
  });

  test.each([
    ['that is no text', slots, 7],
    ['that the manifest does not name', { ...slots, end: undefined }, '2026-03-05T21:00'],
  ])('has no end %s', (_, own, end) => {
    const one = entry({ name: 'One', start: '2026-03-05T20:00', end });
    const lines = linesOf([one], SUBJECT, { slots: own } as unknown as Model);
    expect(lines).toContain('DTSTART:20260305T190000Z');
    expect(lines.some((line) => line.startsWith('DTEND'))).toBe(false);
  });

  test.each([
    ['2026-03-05', true],
    ['2026-03-05T20:00', true],
    ['soon', false],
    [undefined, false],
    [20260305, false],
  ])('has an event that begins at %j: %j', (start, isThere) => {
    expect(file.has?.(entry({ start }), model)).toBe(isThere);
  });
});
