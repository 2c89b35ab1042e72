import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { CONTENT } from '../../institute-folders.ts';

const MEDIA = /\/media\/[\w./-]+\.\w+/g;

/** Entries of the small site's navigation, by the codes that its manifests name. */
const NAVIGATION = ['people', 'fellows', 'postdocs'];

/**
 * Content for the small site: of each folder of the project's own one item, so that every call of
 * the API description is answered, the entries of a small navigation, and a piece of news.
 */
function makeContent(): Record<string, string> {
  const names = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.md'),
  );
  const real = [...Map.groupBy(names.sort(), (name) => `${path.dirname(name)}/${kindOf(name)}`)]
    .filter(([folder]) => !folder.startsWith('home/navigations') && !folder.startsWith('news'))
    .flatMap(([folder, files]) => (/^(?:\.|home)\//.test(folder) ? files : files.slice(0, 2)))
    .map((name) => [name, withinSite(readFileSync(path.join(CONTENT, name), 'utf8'))] as const);
  const made = ['zh', 'en'].flatMap((language) => [
    ...NAVIGATION.map((code): [string, string] => [
      `home/navigations/${code}.${language}.md`,
      `---\ncode: ${code}\nname: ${code}\nstate: PUBLISHED\ndisplay: true\n---\n`,
    ]),
    [`news/lake.${language}.md`, newsIn(language)] as const,
    ...MARKDOWN.map((name) => [`${name}.${language}.md`, textIn(language)] as const),
  ]);
  const texts = [...real, ...made];
  const media = mediaOf(texts);
  return Object.fromEntries([
    ...texts,
    ['media/index.json', indexOf(media.filter((url) => url !== LAKE))],
  ]);
}

/** A text whose links lead to a page that the small site has. */
function withinSite(text: string): string {
  return text.replace(/(^path: |\]\()\/(?!media\/)[\w/-]*/gm, '$1/news');
}

const LAKE = '/media/lake.webp';

/** A picture, and its renditions where site.json promises some. */
function renditionsOf(url: string): string[] {
  if (!url.startsWith('/media/faculty-fellows/')) return [url];
  const name = url.replace(/\.webp$/, '');
  return [url, `${name}-240.avif`, `${name}-480.avif`, `${name}-240.webp`];
}

/** A small file of such a name. */
function fileOf(url: string): string | Uint8Array {
  if (url.endsWith('.svg')) return '<svg xmlns="http://www.w3.org/2000/svg"/>';
  return url.endsWith('.webp') ? PICTURE : 'a file';
}

const PICTURE = await sharp({
  create: { width: 960, height: 640, channels: 3, background: '#dddac7' },
})
  .webp()
  .toBuffer();

/** An index that knows pictures. */
function indexOf(urls: readonly string[]): string {
  const facts = { width: 960, height: 640, colour: '#dddac7' };
  return JSON.stringify(Object.fromEntries(urls.map((url) => [url, facts])), null, 2);
}

/** What tells the items of one folder apart that only some lists show. */
function kindOf(name: string): string {
  const text = readFileSync(path.join(CONTENT, name), 'utf8');
  return /^(?:group|type): (\w+)/m.exec(text)?.[1] ?? '';
}

/** The Markdown files that pages are made of. */
const MARKDOWN = ['imprint', 'landing/welcome', 'landing/history'];

function textIn(language: string): string {
  return language === 'zh' ? '研究院的文字。\n' : 'The institute in words.\n';
}

function newsIn(language: string): string {
  const name = language === 'zh' ? '湖' : 'The lake';
  const lines = [`name: ${name}`, 'cover: /media/lake.webp', 'introduction: x'];
  const date = 'publishedAt: 2026-06-01T09:00:00+08:00';
  return `---\n${[...lines, date].join('\n')}\n---\n\n# description\n\nx\n`;
}

function mediaOf(texts: Iterable<readonly [name: string, text: string]>): string[] {
  return [...texts].flatMap(([, text]) => text.match(MEDIA) ?? []);
}

/** The content beside the small site's manifests, by the files' paths below the root. */
export const SMALL_CONTENT: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(makeContent()).map(([name, text]) => [
    name.startsWith('media/') ? name : `content/${name}`,
    text,
  ]),
);

/** The pictures and files that the content names, and that of the small site's manifest. */
export const SMALL_MEDIA: Readonly<Record<string, string | Uint8Array>> = Object.fromEntries(
  ['/media/logo.svg', ...mediaOf(Object.entries(SMALL_CONTENT)).flatMap(renditionsOf)].map(
    (url) => [url.slice(1), fileOf(url)],
  ),
);
