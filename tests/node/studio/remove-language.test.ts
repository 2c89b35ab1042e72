import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { SMALL_FILES } from '../compiler/small-files.ts';
import { writeSite } from '../compiler/small-site.ts';
import { does, expectWhole, read } from './do-gesture.ts';
import { openStudio } from './open-studio.ts';

const ITEM = '---\nname: Ada\n---\n';
const CONTENT = {
  'content/people/ada.zh.md': ITEM,
  'content/people/ada.en.md': ITEM,
};

test('a language goes with its words, its texts and its content, and one step brings all back', async () => {
  const studio = await openStudio(writeSite({}, CONTENT));
  const done = await does(studio, 'remove-language', { code: 'zh' });
  expect(done.notes.join('; ')).toMatch(
    /"en" becomes the default language; "zh" goes from \d+ texts of manifests; manifests\/texts\/zh.json is removed; 1 file of the content is removed: content\/people\/ada.zh.md$/,
  );
  expect(done.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  await expectWhole(studio, done);
  const site = await read(studio, 'site.json');
  expect(site).toMatchObject({ name: { en: 'Small Institute' }, languages: [{ code: 'en' }] });
  expect(JSON.stringify([site.name, site.languages])).not.toContain('zh');
});

test('its files are removed from the disk by saving alone, and an undone removal writes them again', async () => {
  const root = writeSite({}, CONTENT);
  const studio = await openStudio(root);
  const isThere = () =>
    ['content/people/ada.zh.md', 'manifests/texts/zh.json', 'content/people/ada.en.md'].map(
      (file) => existsSync(path.join(root, file)),
    );
  const save = async () =>
    studio.call('POST save', { base: (await studio.call('GET state')).revision });
  await does(studio, 'remove-language', { code: 'zh' });
  expect(isThere()).toEqual([true, true, true]);
  await save();
  expect(isThere()).toEqual([false, false, true]);
  await studio.call('POST undo');
  await save();
  expect(isThere()).toEqual([true, true, true]);
});

test('what no other language has is lost only where that is wanted', async () => {
  const studio = await openStudio(writeSite({}, { 'content/people/ada.zh.md': ITEM }));
  const done = await does(studio, 'remove-language', { code: 'zh' });
  expect(done.isDone).toBe(false);
  expect(done.refusals).toMatchObject([{ file: 'content/people/ada.zh.md', canForce: true }]);
  await expectWhole(studio, await does(studio, 'remove-language', { code: 'zh', force: true }));
});

test('whatever of site.json names it follows', async () => {
  const site = JSON.parse(SMALL_FILES['site.json'] ?? '');
  site.languages.push({ code: 'de', tag: 'de', label: 'Deutsch', fallback: 'zh' });
  site.languages[0].fallback = 'en';
  site.api.languages = { zh: 'cn' };
  site.apis = { directory: { languages: { zh: 'cn', en: 'gb' } } };
  site.unsupportedBrowser = { language: 'zh' };
  const studio = await openStudio(writeSite({ 'site.json': JSON.stringify(site) }));
  await does(studio, 'remove-language', { code: 'zh' });
  const left = await read(studio, 'site.json');
  expect(left.languages).toEqual([
    { code: 'en', tag: 'en', label: 'English' },
    { code: 'de', tag: 'de', label: 'Deutsch', fallback: 'en' },
  ]);
  expect(left.api).not.toHaveProperty('languages');
  expect(left.apis).toEqual({ directory: { languages: { en: 'gb' } } });
  expect(left).not.toHaveProperty('unsupportedBrowser');
});

describe('it is refused', () => {
  test.each([
    ['of a language that the site does not have', 'fr', /no language of the site/],
    ['of the only one', 'en', /the only language/],
  ])('%s', async (_, code, message) => {
    const studio = await openStudio(writeSite());
    await does(studio, 'remove-language', { code: 'zh' });
    const done = await does(studio, 'remove-language', { code });
    expect([done.isDone, done.refusals[0]?.message]).toEqual([
      false,
      expect.stringMatching(message),
    ]);
  });

  test('where the site’s own renderers say words in it that nobody would read', async () => {
    const site = (SMALL_FILES['site.json'] ?? '').replaceAll('"zh"', '"eo"');
    const studio = await openStudio(
      writeSite({
        'site.json': site,
        'renderers/shared/words.json': '{ "ui.own": { "eo": "Vorto", "en": "Word" } }',
      }),
    );
    const done = await does(studio, 'remove-language', { code: 'eo' });
    expect(done.refusals[0]?.message).toContain('words.json');
  });
});
