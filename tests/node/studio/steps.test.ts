import { expect, test } from 'vitest';
import { writeSite } from '../compiler/small-site.ts';
import { AFTER, BEFORE, edit, FILE, OTHER, onDisk, textOf } from './edit-draft.ts';
import { openStudio } from './open-studio.ts';

test('steps are undone and done again, to the letter', async () => {
  const studio = await openStudio(writeSite());
  await edit(studio, AFTER);
  await edit(studio, OTHER);
  await studio.call('POST undo');
  expect(await textOf(studio)).toBe(AFTER);
  await studio.call('POST undo');
  expect([await textOf(studio), (await studio.call('GET state')).unsaved]).toEqual([BEFORE, []]);
  await studio.call('POST redo');
  await studio.call('POST redo');
  expect(await textOf(studio)).toBe(OTHER);
});

test('several steps are undone at once, as many as there are', async () => {
  const studio = await openStudio(writeSite());
  await edit(studio, AFTER);
  await edit(studio, OTHER);
  expect(await studio.call('POST undo', { steps: 20 })).toMatchObject({ steps: 2, unsaved: [] });
  expect(await textOf(studio)).toBe(BEFORE);
  expect((await studio.call('POST redo', { steps: 2 })).steps).toBe(2);
  expect(await textOf(studio)).toBe(OTHER);
  await expect(studio.call('POST undo', { steps: 0 })).rejects.toThrow(/no number of steps/);
});

test('steps of one kind that follow each other at once are one', async () => {
  const studio = await openStudio(writeSite());
  await edit(studio, AFTER, { merge: 'title' });
  await edit(studio, OTHER, { merge: 'title' });
  await studio.call('POST undo');
  expect(await textOf(studio)).toBe(BEFORE);
  await studio.call('POST redo');
  expect(await textOf(studio)).toBe(OTHER);
});

test('steps that are typed after an undo are no part of what is left', async () => {
  const studio = await openStudio(writeSite());
  await edit(studio, AFTER, { merge: 'title' });
  await edit(studio, BEFORE.replace('"title": "name"', '"title": "slug"'));
  await edit(studio, AFTER, { merge: 'title' });
  await studio.call('POST undo');
  await edit(studio, OTHER, { merge: 'title' });
  await studio.call('POST undo');
  expect(await textOf(studio)).toContain('"title": "slug"');
});

test('steps that were undone go with a new one', async () => {
  const studio = await openStudio(writeSite());
  await edit(studio, AFTER);
  await studio.call('POST undo');
  const state = await edit(studio, OTHER, { label: 'another' });
  expect([state.undo, state.redo]).toEqual(['another', undefined]);
});

test('steps are there again after a restart', async () => {
  const studio = await openStudio(writeSite());
  await edit(studio, AFTER);
  await edit(studio, OTHER);
  await studio.call('POST undo');
  const again = await studio.restart();
  expect(await textOf(again)).toBe(AFTER);
  expect(await again.call('GET state')).toMatchObject({ undo: 'an edit', redo: 'an edit' });
  await again.call('POST redo');
  expect(await textOf(again)).toBe(OTHER);
  await again.call('POST undo');
  await again.call('POST undo');
  expect(await textOf(again)).toBe(BEFORE);
});

test('steps taken back all at once can be done again', async () => {
  const studio = await openStudio(writeSite());
  await edit(studio, AFTER);
  expect((await studio.call('POST discard')).unsaved).toEqual([]);
  await studio.call('POST undo');
  expect(await textOf(studio)).toBe(AFTER);
});

test('an undo after saving takes back what was done, and not how it was formatted', async () => {
  const studio = await openStudio(writeSite());
  const { route, ...rest } = JSON.parse(AFTER);
  const disordered = `${JSON.stringify({ ...rest, route }, null, 2)}\n`;
  const { revision: base } = await edit(studio, disordered);
  await studio.call('POST save', { base });
  const saved = onDisk(studio);
  expect(await textOf(studio)).toBe(saved);
  expect(saved).not.toBe(disordered);
  expect((await studio.call('GET state')).undo).toBe('an edit');
  const undone = await studio.call('POST undo');
  expect([await textOf(studio), onDisk(studio)]).toEqual([BEFORE, saved]);
  expect([undone.unsaved, undone.undo]).toEqual([[FILE], undefined]);
  expect((await studio.call('POST redo')).unsaved).toEqual([]);
  expect(await textOf(studio)).toBe(saved);
});
