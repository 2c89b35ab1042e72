import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { AskedCall } from '../../../src/node/content/index.ts';
import { loadContent } from '../../../src/node/content-api/index.ts';
import { callOf } from '../content/call-of.ts';

/** The front matter of notes by the files' names, without what no test is about. */
type Notes = Readonly<Record<string, string>>;

/** What is said of notes that no description names, as place and message. */
function said(notes: Notes, call: Partial<AskedCall> = {}): string[] {
  const root = mkdtempSync(path.join(tmpdir(), 'undescribed-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(path.join(root, 'notes'));
  for (const [name, fields] of Object.entries(notes)) {
    writeFileSync(path.join(root, `notes/${name}.md`), `---\n${fields}\n---\n`);
  }
  const { problems } = loadContent({
    folder: root,
    description: path.join(root, 'none.json'),
    languages: ['zh', 'en'],
    base: '/api',
    calls: () => [callOf('/notes', call)],
  });
  return problems.map(({ file, line, message }) => `${file}:${line} ${message}`);
}

/** Notes in both languages, one for each of the front matters. */
function inBoth(...fronts: readonly string[]): Notes {
  return Object.fromEntries(
    fronts.flatMap((front, index) => ['zh', 'en'].map((code) => [`n${index}.${code}`, front])),
  );
}

/** Five right notes, and what is said of another one in English. */
function saidOf(right: string, wrong: string, call: Partial<AskedCall> = {}): string[] {
  const fronts = Array.from({ length: 5 }, () => right);
  return said({ ...inBoth(...fronts, right), 'n5.en': wrong }, call);
}

describe('a value that is not what those of other notes are', () => {
  test.each([
    [
      'title: x',
      'title: 2026',
      '"title" is 2026; it has to be of type string, so put it in quotation marks',
    ],
    ['seats: 5', 'seats: many', '"seats" is "many"; it has to be of type integer'],
    ['day: 2026-05-01', 'day: soon', '"day" is "soon"; it has to be of the form 2026-10-12'],
    [
      'time: 2026-05-01T09:00:00-05:00',
      'time: soon',
      '"time" is "soon"; it has to be of the form 2026-05-01T09:00:00-05:00',
    ],
    [
      'time: 2026-05-01T09:00',
      'time: soon',
      '"time" is "soon"; it has to be of the form 2026-05-01T09:00',
    ],
  ])('is told to be one like %s, with a file that has such', (right, wrong, message) => {
    expect(saidOf(right, wrong)).toEqual([`notes/n5.en.md:2 ${message}, as in notes/n0.en.md`]);
  });

  test('has the form of an example where no note is right', () => {
    const fields = [{ path: ['time'], as: 'day' }] as const;
    const [first] = said(inBoth('time: 2026-5-1T9:00', 'time: 2026-6-1T9:00'), { fields });
    expect(first).toContain('it has to be of the form 2026-10-12T09:00:00+08:00');
  });
});

describe('a field that a note has in one language', () => {
  test('is to be written in the other one, too', () => {
    const notes = { ...inBoth('title: x', 'title: y'), 'n1.zh': 'title: y\nplace: z' };
    expect(said(notes)).toEqual([
      'notes/n1.zh.md:3 "place" is not in "en"; write it in notes/n1.en.md too, or remove it here',
    ]);
  });

  test('is none where it is empty in the other one', () => {
    const notes = { ...inBoth('title: x', 'title: y\nplace:'), 'n1.zh': 'title: y\nplace: z' };
    expect(said(notes)).toEqual([]);
  });

  test('is left out on purpose where several notes have it in that language alone', () => {
    const front = 'title: x\nplace: z';
    const notes = { ...inBoth('title: x', 'title: x'), 'n0.zh': front, 'n1.zh': front };
    expect(said(notes)).toEqual([]);
    expect(said({ ...notes, 'n2.en': front, 'n2.zh': front })).toHaveLength(2);
  });

  test('is said to be misspelt alone where it is that', () => {
    const notes = { ...inBoth('title: x', 'title: y', 'title: z'), 'n2.en': 'titel: z' };
    expect(said(notes)).toEqual([
      'notes/n2.en.md:2 "titel" is in no other file, and "title" is missing here; did you mean "title"?',
    ]);
  });

  test('is looked for in the note beside one with a misspelt field, too', () => {
    const notes = {
      ...inBoth('title: x', 'title: y', 'title: z'),
      'n1.en': 'title: y\nplace: z',
      'n2.en': 'titel: z',
    };
    expect(said(notes).map((line) => line.split(' ', 2).join(' '))).toEqual([
      'notes/n1.en.md:3 "place"',
      'notes/n2.en.md:2 "titel"',
    ]);
  });
});

test('a value that no page asks for is found in what no description names', () => {
  const notes = inBoth('state: on', 'state: on', 'state: onn');
  expect(said(notes, { query: { state: 'on' } })).toEqual([
    'notes/n2.en.md:2 "state" is "onn", as in 1 more, so no page shows the item; did you mean "on"?',
  ]);
});
