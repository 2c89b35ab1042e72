import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import type { StudioSite } from '../../../src/core/studio/data.ts';
import {
  languageAtom,
  shownAtom,
  siteAtom,
  titleLanguageAtom,
} from '../../../src/studio/state/atoms.ts';

const SITE = {
  languages: ['zh', 'en'].map((code) => ({ code, label: code, direction: 'ltr' as const })),
} as unknown as StudioSite;

test.each([
  ['that of its URL, until the page has said its own', '/trees?lang=en', '', 'en'],
  ['the first one, where the URL names none', '/trees?page=2', '', 'zh'],
  ['the first one, where the URL names none of the site', '/trees?lang=fr', '', 'zh'],
  ['that of the page, once it is known', '/trees?lang=en', 'zh', 'zh'],
])('titles stand in %s', (_words, path, language, expected) => {
  const store = createStore();
  store.set(siteAtom, SITE);
  store.set(shownAtom, { path, visit: 0 });
  store.set(languageAtom, language);
  expect(store.get(titleLanguageAtom)).toBe(expected);
});
