import { type APIRequestContext, expect } from '@playwright/test';
import { bareWord, createApi, read } from './api.ts';
import type { Source } from './data-facts.ts';
import type { Entity } from './entity.ts';
import { plain } from './expectations.ts';
import { FACTS } from './facts.ts';
import { idsOf } from './ids-of.ts';

// What readers take for granted of a search, and the site's own has to do.

/** Of so many titles words are searched for. */
const TITLES = 8;
/** A Latin word that is hardly another one without its first letter, and one such word alone may be. */
const LONG_WORD = /(?<![\p{L}\p{M}\p{N}])[A-Za-z]{8,}(?![\p{L}\p{M}\p{N}])/gu;
const SOME = 3;

interface Search {
  readonly results: Source;
  /** The list that is searched. */
  readonly list: Source;
  readonly titleField: string;
}

/** Expects that a search finds by titles first, in each language, without the marks of letters, and by how words begin. */
export async function expectFoundAsMeant(
  request: APIRequestContext,
  { results, list, titleField }: Search,
): Promise<void> {
  const titleOf = (item: Entity) => plain(read(item, titleField)).replace(/<[^>]*>/g, '');
  for (const language of FACTS.languages) {
    const api = createApi(request, language);
    const all = await api.items(list);
    const find = (query: string) => api.items(results, { query });

    const words = all.slice(0, TITLES).flatMap((item) => wordsOf(titleOf(item)).slice(0, 2));
    for (const word of results.sort === undefined ? new Set(words) : []) {
      const named = (await find(word)).map((item) => isIn(fold(titleOf(item)), word));
      const first = [...named].sort((a, b) => Number(b) - Number(a));
      expect(named, `those with "${word}" in their titles stand first`).toEqual(first);
    }

    for (const item of all.filter((one) => bareWord([titleOf(one)]) !== '').slice(0, TITLES)) {
      const bare = bareWord([titleOf(item)]);
      expect(idsOf(await find(bare)), `"${bare}" finds "${titleOf(item)}"`).toContain(
        idsOf([item])[0],
      );
    }

    const long = all.flatMap((item) => titleOf(item).match(LONG_WORD) ?? []);
    const ends = [...new Set(long)].slice(0, SOME).map((word) => word.slice(1));
    const found = await Promise.all(ends.map(find));
    if (ends.length === SOME)
      expect(
        found.some((items) => items.length === 0),
        `words are found by how they begin, and not all of ${ends.join(', ')}`,
      ).toBe(true);
    for (const word of long.slice(0, 1)) {
      const wide = word.replace(/[A-Za-z]/g, (letter) =>
        String.fromCodePoint(letter.charCodeAt(0) + WIDER),
      );
      expect(idsOf(await find(wide)), `"${wide}"`).toEqual(idsOf(await find(word)));
    }
  }
}

/** Whether a text has a word, which begins where one does; Chinese has none of them. */
function isIn(text: string, word: string): boolean {
  const before = /\p{Script=Han}/u.test(word) ? '' : '(?<![^\\P{L}\\p{Script=Han}])';
  return new RegExp(before + word, 'u').test(text);
}

/** How far from a Latin letter the same stands as wide as a Chinese one. */
const WIDER = 0xfee0;

/** Two characters of Chinese, and words of others, as they are compared. */
function wordsOf(title: string): readonly string[] {
  return fold(title).match(/\p{Script=Han}{2}|[^\P{L}\p{Script=Han}]{4,}/gu) ?? [];
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
