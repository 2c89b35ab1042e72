import { expect, test } from 'vitest';
import {
  announcementAtom,
  draftAtom,
  fieldsAtom,
  filesAtom,
  noticeAtom,
  pointedAtom,
  problemAtom,
  resumedAtom,
  schemasAtom,
  siteAtom,
} from '../../../src/studio/state/atoms.ts';
import { FILE, openActions } from './fake-studio.ts';

const STEP = { label: 'a title' };
const print = (value: object) => JSON.stringify(value, null, 2);

async function start(value: object) {
  const studio = openActions(print(value));
  await studio.actions.start();
  await studio.actions.openFile(FILE);
  return studio;
}

test('an edit on what was changed elsewhere is made on what there is now, and says so', async () => {
  const studio = await start({ title: 'a', note: 'b' });
  studio.changeElsewhere(print({ title: 'a', note: 'theirs', more: 1 }));
  await studio.actions.setValue(FILE, ['title'], 'mine', STEP);
  expect(JSON.parse(studio.text() ?? '')).toEqual({ title: 'mine', note: 'theirs', more: 1 });
  expect(studio.store.get(filesAtom)[FILE]?.text).toBe(studio.text());
  expect(studio.store.get(noticeAtom)).toMatch(/manifests\/people\.json was changed elsewhere/);
  await studio.actions.setValue(FILE, ['title'], 'again', STEP);
  expect(JSON.parse(studio.text() ?? '').title).toBe('again');
  expect([studio.store.get(problemAtom), studio.store.get(noticeAtom)]).toEqual([
    undefined,
    undefined,
  ]);
});

test('the fields of an answer are asked for anew once a view asks for something else', async () => {
  const studio = await start({ view: { source: { endpoint: '/a' }, layout: { type: 'grid' } } });
  const known = { 'people view': {} };
  studio.store.set(fieldsAtom, known as never);
  await studio.actions.setValue(FILE, ['view', 'layout', 'type'], 'table', STEP);
  expect(studio.store.get(fieldsAtom)).toBe(known);
  await studio.actions.setValue(FILE, ['view', 'source', 'endpoint'], '/b', STEP);
  expect(studio.store.get(fieldsAtom)).toEqual({});
});

test('a text that is no JSON yet is kept as it was typed', async () => {
  const studio = await start({ title: 'a' });
  studio.changeElsewhere(print({ title: 'theirs' }));
  await studio.actions.edit(FILE, '{ "title": ', { label: 'text' });
  expect(studio.text()).toBe('{ "title": ');
});

test('what is typed while something else is read again stays', async () => {
  const studio = await start({ title: 'a', note: 'b' });
  const undoing = studio.actions.undo();
  const gesture = studio.actions.gesture({
    name: 'order-sections',
    arguments: { sections: [] },
  });
  const typing = studio.actions.setValue(FILE, ['title'], 'typed', { ...STEP, merge: 'field' });
  await Promise.all([undoing, gesture, typing]);
  expect(studio.store.get(filesAtom)[FILE]?.text).toBe(print({ title: 'typed', note: 'b' }));
  expect(studio.text()).toBe(print({ title: 'typed', note: 'b' }));
});

test('a gesture that comes too late is done on what there is now', async () => {
  const studio = await start({});
  studio.changeElsewhere(print({ title: 'theirs' }));
  const order = { name: 'order-sections' as const, arguments: { sections: [] } };
  expect((await studio.actions.gesture(order))?.isDone).toBe(true);
  expect(studio.store.get(announcementAtom)).toBe('moved.');
  expect(studio.store.get(filesAtom)[FILE]?.text).toBe(print({ title: 'theirs' }));
});

test('what would be saved is shown anew where it has changed, and saved at the next try', async () => {
  const studio = await start({});
  studio.changeElsewhere(print({ title: 'theirs' }));
  await studio.actions.save();
  expect(studio.store.get(problemAtom)).toMatch(/save once more/);
  await studio.actions.save();
  expect([studio.store.get(problemAtom), studio.store.get(announcementAtom)]).toEqual([
    undefined,
    '1 file saved.',
  ]);
});

test('an undo says which files are not as they are saved any more', async () => {
  const studio = await start({});
  studio.store.set(draftAtom, (draft) => draft && { ...draft, undo: 'a title' });
  await studio.actions.undo();
  expect(studio.store.get(announcementAtom)).toBe(
    `Undone, behind the last save: a title. ${FILE} differs from what is saved.`,
  );
});

test('steps that are wished while the server is busy are undone by one call, and said as such', async () => {
  const studio = await start({});
  studio.store.set(draftAtom, (draft) => draft && { ...draft, undo: 'a title' });
  studio.say({ undo: 'another' });
  await Promise.all(Array.from({ length: 20 }, () => studio.actions.undo()));
  expect(studio.stepped).toEqual([20]);
  expect(studio.store.get(announcementAtom)).toContain('20 steps');
});

test('what was pointed at is not where it was after a step', async () => {
  const studio = await start({});
  studio.say({ undo: 'a move' });
  await studio.actions.refresh();
  studio.store.set(pointedAtom, { file: 'manifests/moved.json', path: ['view'] } as never);
  await studio.actions.undo();
  expect(studio.store.get(pointedAtom)).toBeUndefined();
});

test('what is changed between two steps is changed between them', async () => {
  const studio = await start({ title: 'a' });
  studio.say({ undo: 'a title' });
  await studio.actions.refresh();
  const done = [
    studio.actions.undo(),
    studio.actions.undo(),
    studio.actions.setValue(FILE, ['title'], 'b', STEP),
    studio.actions.undo(),
  ];
  await Promise.all(done);
  expect(studio.stepped).toEqual([2, 1]);
});

test('what was said of one step goes with the next', async () => {
  const studio = await start({ title: 'a' });
  await studio.actions.setValue(FILE, ['title'], 'b', STEP);
  expect(studio.store.get(announcementAtom)).toBe('Changed: a title.');
  await studio.actions.setValue(FILE, ['title'], 'c', { ...STEP, merge: 'field' });
  expect(studio.store.get(announcementAtom)).toBe('');
  studio.actions.announce('Something.');
  studio.actions.select({ file: FILE, path: [] });
  expect(studio.store.get(announcementAtom)).toBe('');
});

test('a file that the disk has changed beside the draft is said at once', async () => {
  const studio = await start({});
  studio.say({ unsaved: [FILE], conflicts: [FILE] });
  await studio.actions.catchUp(9);
  expect(studio.store.get(announcementAtom)).toMatch(/people\.json was changed on disk/);
  studio.actions.announce('');
  studio.say({});
  await studio.actions.catchUp(9);
  expect(studio.store.get(announcementAtom)).toBe('');
});

test('what is found of a draft after its edit was answered is shown as well', async () => {
  const studio = await start({ title: 'a' });
  const severity = 'warning' as const;
  const late = { file: 'content/people/a.en.md', line: 2, column: 1, code: 'M403', severity };
  studio.find([{ ...late, message: 'no page reads the field "place"' }]);
  await studio.actions.catchUp(studio.revision());
  expect(studio.store.get(draftAtom)?.findings.map(({ code }) => code)).toEqual(['M403']);
});

test('of an interrupted session those files are told of that it has left, until they are saved', async () => {
  const studio = openActions('{}');
  studio.say({ unsaved: ['manifests/home.json', FILE] });
  await studio.actions.start();
  expect(studio.store.get(resumedAtom)).toEqual(['manifests/home.json', FILE]);
  studio.say({ unsaved: [FILE, 'manifests/other.json'] });
  await studio.actions.refresh();
  expect(studio.store.get(resumedAtom)).toEqual([FILE]);
  await studio.actions.save();
  expect(studio.store.get(resumedAtom)).toEqual([]);
});

test('what another window has done is asked for where nobody has told of it', async () => {
  const studio = await start({ title: 'a' });
  studio.changeElsewhere(print({ title: 'theirs' }));
  await studio.actions.catchUp();
  expect(studio.store.get(filesAtom)[FILE]?.text).toBe(print({ title: 'theirs' }));
});

test('what forms of other files offer is read again once the site has changed', async () => {
  const studio = await start({ title: 'a' });
  await studio.actions.openFile('manifests/other.json');
  expect(Object.keys(studio.store.get(schemasAtom))).toEqual([FILE, 'manifests/other.json']);
  studio.actions.select({ file: FILE, path: [] });
  await studio.actions.setValue(FILE, ['title'], 'mine', STEP);
  expect(Object.keys(studio.store.get(schemasAtom))).toEqual([FILE]);
});

test('a site that is as it was is not another one after an edit', async () => {
  const studio = await start({ title: 'a' });
  const before = studio.store.get(siteAtom);
  await studio.actions.refresh();
  expect(studio.store.get(siteAtom)).toBe(before);
});
