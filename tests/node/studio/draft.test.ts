import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeSite } from '../compiler/small-site.ts';
import { AFTER, BEFORE, edit, FILE, OTHER, onDisk, textOf } from './edit-draft.ts';
import { openStudio } from './open-studio.ts';

describe('an edit', () => {
  test('is compiled, and not written', async () => {
    const studio = await openStudio(writeSite());
    const state = await edit(studio, AFTER);
    expect(state).toMatchObject({ findings: [], isShown: true, unsaved: [FILE], undo: 'an edit' });
    expect([await textOf(studio), onDisk(studio)]).toEqual([AFTER, BEFORE]);
  });

  test('with a mistake says where, and leaves the last good site', async () => {
    const studio = await openStudio(writeSite());
    const wrong = BEFORE.replace('"title": "name"', '"titel": "name"');
    const state = await edit(studio, wrong);
    const finding = state.findings.find(({ path: at }) => at?.at(-1) === 'titel');
    expect(state.isShown).toBe(false);
    expect(finding).toMatchObject({ file: FILE, severity: 'error' });
    expect(finding?.path).toEqual(['view', 'layout', 'item', 'titel']);
    expect(wrong.split('\n')[(finding?.line ?? 0) - 1]).toContain('titel');
    expect((await edit(studio, BEFORE)).isShown).toBe(true);
  });

  test('in another order of properties has no finding, as saving puts them in order', async () => {
    const studio = await openStudio(writeSite());
    const { menu, route, ...rest } = JSON.parse(BEFORE);
    const state = await edit(studio, JSON.stringify({ menu, route, ...rest }));
    expect(state.findings).toEqual([]);
    await studio.call('POST save', { base: state.revision });
    expect(Object.keys(JSON.parse(onDisk(studio)))).toEqual(Object.keys(JSON.parse(BEFORE)));
  });

  test('with filters whose properties stand in another order has no finding, before and after saving', async () => {
    const studio = await openStudio(writeSite());
    const { view, ...page } = JSON.parse(AFTER);
    const filter = { parameter: 'kind', label: { zh: '种', en: 'Kind' }, field: 'title' };
    const list = { filters: [{ ...filter, type: 'value' }] };
    const state = await edit(studio, JSON.stringify({ ...page, view: { ...view, list } }));
    expect(state.findings).toEqual([]);
    expect((await studio.call('POST save', { base: state.revision })).findings).toEqual([]);
    const [saved] = JSON.parse(onDisk(studio)).view.list.filters;
    expect(Object.keys(saved)).toEqual(['type', 'field', 'label', 'parameter']);
  });

  test('on what has changed meanwhile is refused', async () => {
    const studio = await openStudio(writeSite());
    const { revision } = await edit(studio, AFTER);
    await expect(edit(studio, OTHER, { base: revision - 1 })).rejects.toMatchObject({
      status: 409,
    });
    expect(await textOf(studio)).toBe(AFTER);
  });

  test('may add a page, and remove one', async () => {
    const studio = await openStudio(writeSite());
    const added = 'manifests/people/more.json';
    const text = BEFORE.replace(/"route": "[^"]*"/, '"route": "/people/more"');
    await edit(studio, text, {}, added);
    const ids = (await studio.call('GET site')).pages.map(({ id }) => id);
    expect(ids).toContain('people/more');
    await edit(studio, null, {}, added);
    const { unsaved } = await studio.call('GET state');
    expect([unsaved, existsSync(path.join(studio.root, added))]).toEqual([[], false]);
  });
});

describe('saving', () => {
  test('writes what the difference says, in the house’s order, and leaves nothing beside it', async () => {
    const studio = await openStudio(writeSite());
    const value = JSON.parse(AFTER);
    const { route, ...rest } = value;
    const disordered = `${JSON.stringify({ ...rest, extensions: { own: ['//', 1] }, route }, null, 2)}\n`;
    const { revision: base } = await edit(studio, disordered);
    const { files } = await studio.call('GET difference');
    expect(files).toMatchObject([{ file: FILE, status: 'changed', before: BEFORE }]);
    const saved = await studio.call('POST save', { base });
    expect(saved).toMatchObject({ written: [FILE], conflictsWith: [], unsaved: [] });
    const text = onDisk(studio);
    expect(text).toBe(files[0]?.after);
    expect(JSON.parse(text)).toEqual({ ...rest, route, extensions: { own: ['//', 1] } });
    expect(text.indexOf('"route"')).toBeLessThan(text.indexOf('"view"'));
    expect(readdirSync(path.join(studio.root, 'manifests/people')).filter(isHidden)).toEqual([]);
  });

  test('never writes over a file that has changed on disk: both texts are answered', async () => {
    const studio = await openStudio(writeSite());
    await edit(studio, AFTER);
    writeFileSync(path.join(studio.root, FILE), OTHER);
    studio.studio.noteDisk();
    const state = await studio.call('GET state');
    expect(state.conflicts).toEqual([FILE]);
    const refused = await studio.call('POST save', { base: state.revision });
    expect(refused.written).toEqual([]);
    expect(refused.conflictsWith).toMatchObject([
      { file: FILE, base: BEFORE, draft: AFTER, disk: OTHER },
    ]);
    expect(onDisk(studio)).toBe(OTHER);
    const [conflict] = refused.conflictsWith;
    const resolutions = { [FILE]: { take: 'draft', disk: conflict?.hash ?? '' } } as const;
    await studio.call('POST save', { base: refused.revision, resolutions });
    expect(onDisk(studio)).toBe(AFTER);
  });

  test('asks once more where the disk has changed since somebody chose', async () => {
    const studio = await openStudio(writeSite());
    const { revision: base } = await edit(studio, AFTER);
    writeFileSync(path.join(studio.root, FILE), OTHER);
    const { conflictsWith } = await studio.call('POST save', { base });
    const newer = OTHER.replace('"id"', '"photo"');
    writeFileSync(path.join(studio.root, FILE), newer);
    const resolutions = {
      [FILE]: { take: 'draft', disk: conflictsWith[0]?.hash ?? '' },
    } as const;
    const again = await studio.call('POST save', { base, resolutions });
    expect(again.conflictsWith).toMatchObject([{ disk: newer }]);
    expect(onDisk(studio)).toBe(newer);
  });

  test('takes the disk’s text where that was chosen', async () => {
    const studio = await openStudio(writeSite());
    const { revision: base } = await edit(studio, AFTER);
    // In an order of its own, which the format would change.
    const own = OTHER.replace(/^(\{\s*)("\$schema": [^\n]*,)\n(\s*)([^\n]*,)\n/, '$1$4\n$3$2\n');
    expect(own).not.toBe(OTHER);
    writeFileSync(path.join(studio.root, FILE), own);
    const { conflictsWith } = await studio.call('POST save', { base });
    const resolutions = { [FILE]: { take: 'disk', disk: conflictsWith[0]?.hash ?? '' } } as const;
    const saved = await studio.call('POST save', { base, resolutions });
    expect([saved.unsaved, onDisk(studio), await textOf(studio)]).toEqual([[], own, own]);
    expect(saved.written).toEqual([]);
  });

  test('writes none of several files where one is at odds', async () => {
    const studio = await openStudio(writeSite());
    const theme = 'manifests/theme.json';
    const before = onDisk(studio, theme);
    await edit(studio, before.replace('{', '{ '), {}, theme);
    const { revision: base } = await edit(studio, AFTER);
    writeFileSync(path.join(studio.root, FILE), OTHER);
    await studio.call('POST save', { base });
    expect(onDisk(studio, theme)).toBe(before);
  });

  test('of a removed page removes its file, and the folder that is empty then', async () => {
    const studio = await openStudio(writeSite());
    const folder = path.join(studio.root, 'manifests/people');
    const names = readdirSync(folder).map((name) => `manifests/people/${name}`);
    const { revision } = await studio.call('GET state');
    const changes = names.map((file) => ({ file, text: null }));
    const { revision: base } = await studio.call('POST edit', {
      base: revision,
      label: 'removal',
      changes,
    });
    await studio.call('POST save', { base });
    expect(existsSync(folder)).toBe(false);
    await studio.call('POST undo');
    expect((await studio.call('GET state')).unsaved).toEqual([...names].sort());
  });
});

test('a file that changes on disk shows in the draft, and steps of before are no more', async () => {
  const studio = await openStudio(writeSite());
  const { revision: base } = await edit(studio, AFTER);
  await studio.call('POST save', { base });
  writeFileSync(path.join(studio.root, FILE), OTHER);
  studio.studio.noteDisk();
  expect(await textOf(studio)).toBe(OTHER);
  expect(await studio.call('GET state')).toMatchObject({ unsaved: [], conflicts: [] });
  expect((await studio.call('GET state')).undo).toBeUndefined();
});

test('a file that is removed on disk is at odds with a draft of it', async () => {
  const studio = await openStudio(writeSite());
  const { revision: base } = await edit(studio, AFTER);
  rmSync(path.join(studio.root, FILE));
  const { conflictsWith } = await studio.call('POST save', { base });
  expect(conflictsWith).toMatchObject([{ file: FILE, draft: AFTER, disk: null }]);
});

function isHidden(name: string): boolean {
  return name.startsWith('.');
}
