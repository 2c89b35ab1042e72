import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { CONTENT } from './institute-folders.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const NAVIGATION = path.join(CONTENT, 'home/navigations');

interface Texts {
  readonly menu: Readonly<Record<string, string>>;
  readonly search: { readonly hint: string };
}

const SEARCH: { readonly frame: { readonly tabs: readonly { readonly title: string }[] } } =
  readJson('manifests/search.json');

describe.each(['zh', 'en'])('the texts in %s', (language) => {
  const { menu, search }: Texts = readJson(`manifests/texts/${language}.json`);

  test('call the areas of the search what its tabs and the menu call them', () => {
    const titles = SEARCH.frame.tabs.map(({ title }) => menu[title.replace('menu.', '')] ?? title);
    expect(titles).toHaveLength(5);
    const hint = search.hint.toLowerCase();
    expect(titles.filter((title) => !hint.includes(title.toLowerCase()))).toEqual([]);
  });

  test('call a page what the navigation calls it', () => {
    const names = readdirSync(NAVIGATION)
      .filter((file) => file.endsWith(`.${language}.md`))
      .map((file) => readFrontMatter(path.join(NAVIGATION, file)));
    const named = names.filter(({ code }) => menu[code] !== undefined);
    expect(named.length).toBeGreaterThan(15);
    expect(named.map(({ code }) => [code, menu[code]])).toEqual(
      named.map(({ code, name }) => [code, name]),
    );
  });
});

function readJson<Value>(file: string): Value {
  return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
}

function readFrontMatter(file: string): { readonly code: string; readonly name: string } {
  return parse(readFileSync(file, 'utf8').split('---\n')[1] ?? '');
}
