import path from 'node:path';
import type { PageManifest } from '../../core/manifest/manifest-types.ts';
import { addHeadingIds, anchorName } from '../../core/mapping/heading-ids.ts';
import { toPlainText } from '../../core/mapping/text-of.ts';
import {
  createFinding,
  type Finding,
  findMeant,
  type Path,
  partsOfFrame,
  placedFooterLinks,
  placedHrefs,
  placedViews,
  readMarkdownName,
  type Shapes,
  suggest,
  type Validated,
  type ValidatedManifests,
  withFix,
} from '../compiler/index.ts';
import {
  contentPath,
  createSectionRenderer,
  finish,
  listMarkdownFiles,
  parseContentFile,
  readNamedFiles,
  WHOLE_TEXT,
} from '../content/index.ts';
import { contentFolder, readSiteFolders } from '../site-folder/index.ts';

/** A link that is no template, and the manifest that it is written in. */
interface WrittenLink {
  readonly in: Validated<unknown>;
  readonly path: Path;
  readonly value: string;
}

/** A link to a place of a page. */
interface PlacedLink extends Omit<WrittenLink, 'value'> {
  /** The whole URL. */
  readonly href: string;
  /** The path of the page that it leads to. */
  readonly route: string;
  readonly fragment: string;
}

/** The places of a page that links may lead to. */
interface Places {
  /** The ids of its parts and of the headings in its texts. */
  readonly ids: ReadonlySet<string>;
  /** Other names of the headings. */
  readonly names: ReadonlySet<string>;
  /** Whether it shows content as well, or a text that cannot be read, so that not all headings are known. */
  readonly isOpen: boolean;
}

/**
 * Fixed links to a part or a heading that a page has not. Of a page that shows content, only what is near to
 * one that is known is surely misspelt.
 */
export function checkFragments(
  root: string,
  { site, pages }: ValidatedManifests,
  shapes: Shapes,
): Finding[] {
  if (site === undefined) return [];
  const links = [
    ...pages.flatMap((page) =>
      placedHrefs(page.value, shapes).map((link) => ({ ...link, in: page })),
    ),
    ...placedFooterLinks(site.value.footer ?? {}).map((link) => ({ ...link, in: site })),
  ].flatMap(toLink);
  const languages = site.value.languages.map(({ code }) => code);
  const read = createReader(root, languages);
  const known = new Map<string, Places>();
  return links.flatMap((link) => {
    const page = pages.find(({ value }) => value.route === link.route);
    if (page === undefined || page.value.override !== undefined) return [];
    const places = known.get(link.route) ?? placesOf(page.value, shapes, read);
    known.set(link.route, places);
    return checkLink(link, places);
  });
}

function checkLink({ in: { file }, path: at, href, route, fragment }: PlacedLink, places: Places) {
  const { ids, names, isOpen } = places;
  if (ids.has(fragment) || names.has(fragment)) return [];
  const meant = findMeant(fragment, ids);
  if (isOpen && meant === undefined) return [];
  const fix = ids.size === 0 ? '; leave it out' : suggest(fragment, ids);
  const message = `the page "${route}" has no part or heading "${fragment}"${fix}`;
  const whole = meant === undefined ? undefined : href.replace(/#.*$/, `#${meant}`);
  return [withFix(createFinding('M203', file.placeOf(at), message), file.rangeOf(at), whole)];
}

function toLink({ in: within, path: at, value: href }: WrittenLink): PlacedLink[] {
  const [, route = '', written = ''] = /^(\/[^?#]*)(?:\?[^#]*)?#(.+)$/.exec(href) ?? [];
  return route === '' ? [] : [{ in: within, path: at, href, route, fragment: decode(written) }];
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** The HTML of a Markdown file in each language, by its name. */
type Reader = (name: string) => readonly string[];

function placesOf(page: PageManifest, shapes: Shapes, read: Reader): Places {
  const { panes } = partsOfFrame(page.frame);
  const { markdown, introduction, related = [] } = page;
  const opening =
    typeof introduction === 'object' && 'markdown' in introduction
      ? introduction.markdown
      : undefined;
  const files = [
    { file: markdown, id: undefined },
    { file: opening, id: undefined },
  ];
  const named = [...files, ...panes.map(({ pane }) => pane)].flatMap(({ file, id }) =>
    file === undefined ? [] : { htmls: read(file), id },
  );
  const texts = named.flatMap(({ htmls, id }) =>
    htmls.map((html) => addHeadingIds(html, new Set(), id)),
  );
  const parts = [...panes.map(({ pane }) => pane), ...related].map(({ id }) => id);
  return {
    ids: new Set([...parts, ...texts.flatMap(idsIn)]),
    names: new Set(texts.flatMap(namesIn)),
    isOpen:
      placedViews(page, shapes).some((view) => view.markdown === undefined) ||
      named.some(({ htmls }) => htmls.length === 0),
  };
}

function idsIn(html: string): string[] {
  return [...html.matchAll(/ id="([^"]+)"/g)].flatMap(([, id]) => id ?? []);
}

function namesIn(html: string): string[] {
  const taken = new Set<string>();
  const headings = html.matchAll(/<h[2-6][^>]*>(.*?)<\/h[2-6]>/gs);
  return [...headings].flatMap(([, words = '']) => anchorName(toPlainText(words), taken) ?? []);
}

function createReader(root: string, languages: readonly string[]): Reader {
  const folders = readSiteFolders(root);
  const render = createSectionRenderer();
  return (written) => {
    const { api, path: name } = readMarkdownName(written);
    const folder = path.join(root, contentFolder(folders, api));
    const { names } = listMarkdownFiles(folder, languages);
    const own = names.filter((source) => contentPath(source) === name);
    return finish(readNamedFiles(folder, own)).files.flatMap((source) => {
      const html = parseContentFile(source, render).content?.item.fields.get(WHOLE_TEXT);
      return typeof html === 'string' ? [html] : [];
    });
  };
}
