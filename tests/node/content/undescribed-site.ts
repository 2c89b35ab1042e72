import { SMALL_CONTENT } from '../compiler/small-content.ts';
import { SMALL_FILES } from '../compiler/small-files.ts';
import { type Changes, writeSite } from '../compiler/small-site.ts';

/** Pages of the small site that ask for what only a description can compose, asking for a folder. */
const PAGES = ['front.json', 'chapter.json', 'lectures.json'].map((name): [string, string] => {
  const text = (SMALL_FILES[name] ?? '').replace(
    '"link": "/lectures/{id}" },',
    '"tags": "tags", $&',
  );
  return [name, text.replaceAll(/"\/(?:home\/latest-activities|conferences)"/g, '"/activities"')];
});

const NEWS = (SMALL_FILES['news.json'] ?? '').replace(
  '"title": "name", "note": { "field": "publishedAt", "format": "date" }',
  '"image": "cover", "title": "name", "note": { "field": "publishedAt", "format": "date" }, "summary": { "field": "description", "format": "rich-text" }',
);

/** A piece of news, as the small site has one. */
export function newsItem(name: string, more = ''): string {
  const fields = `name: ${name}\nintroduction: Of ${name}.\npublishedAt: 2026-05-01T09:00:00+08:00`;
  return `---\n${fields}\n${more}---\n\n# description\n\n${name}.\n`;
}

const MORE_NEWS = Object.fromEntries(
  ['shore', 'bridge', 'garden'].flatMap((id) =>
    ['zh', 'en'].map((language) => [`content/news/${id}.${language}.md`, newsItem(id)]),
  ),
);

/** The small site without a description of its API. */
export const UNDESCRIBED: Changes = {
  ...Object.fromEntries(PAGES),
  ...MORE_NEWS,
  'news.json': NEWS,
  // It shows parts of one answer, which no file is.
  'find.json': null,
  'schemas/api.openapi.json': null,
};

/** Writes that site with changes into a folder of its own; it goes when the test ends. */
export function writeUndescribedSite(changes: Changes = {}): string {
  return writeSite({ ...UNDESCRIBED, ...changes });
}

/** A file of that site with one part of its text replaced. */
export function changeFile(name: string, part: string, wrong: string): Changes {
  const text = String(UNDESCRIBED[name] ?? SMALL_FILES[name] ?? SMALL_CONTENT[name]);
  if (text.split(part).length !== 2) throw new Error(`${name} does not have "${part}" once`);
  return { [name]: text.replace(part, () => wrong) };
}
