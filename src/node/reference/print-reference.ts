import path from 'node:path';
import { requireSchemas, type Schemas } from '../compiler/index.ts';
import { ENGINE, readOverrides } from '../site-folder/index.ts';
import { printEntry } from './print-entry.ts';
import { ABOUT_OVERRIDES, OVERRIDES_TITLE, printOverride } from './print-override.ts';
import { ABOUT_WORDS, printWords, WORDS_TITLE } from './print-word-list.ts';
import { anchorOf, readReferenceEntries, requireTitles } from './reference-entries.ts';
import { groupEntries } from './reference-groups.ts';
import { linkToFile, printHeading, type ReferencePage } from './reference-page.ts';

/** Where the reference stands, and whose renderers it explains. */
export interface ReferencePlace {
  /** The site's folder; the engine's, for the reference of its own. */
  readonly root: string;
  /** The file of its first or only document, below that folder. */
  readonly file: string;
  /** The command that writes it. */
  readonly command: string;
}

/** The folder of the engine's documents, each of a group. */
export const REFERENCE_FOLDER = 'src/docs/reference';

const OWN: ReferencePlace = {
  root: ENGINE,
  file: `${REFERENCE_FOLDER}.md`,
  command: 'npm run generate:docs',
};

const HEAD = `
# Reference

Every property that a manifest may have. A manifest is a JSON file below \`manifests/\`; its
\`$schema\` says what it may hold, and the reference says the same in words. The examples are those of an
institute with an API of its own, in Chinese and English. A type that is a link has a
part of its own. The [guides](DOCS/guides/add-a-section.md) show how the parts work together,
and [Findings](DOCS/findings.md) explains what \`npx colophon check\` says of a mistake.
`;

/** What belongs together, below a heading of its own. */
interface ReferenceGroup {
  readonly title: string;
  readonly about: string;
  readonly anchor: string;
  /** The headings below its own, as Markdown. */
  readonly entries: readonly { readonly title: string; readonly anchor: string }[];
  /** What stands below its heading and what is said about it. */
  readonly print: (page: ReferencePage) => readonly string[];
}

/**
 * What explains every property of manifests, as one document of Markdown.
 *
 * @param schemas the engine's, and those of a site's own renderers
 */
export function printReference(
  schemas: Schemas = requireSchemas(ENGINE),
  place: ReferencePlace = OWN,
): string {
  const page = { ...place, level: 2, linkTo: (anchor: string) => `#${anchor}` };
  const groups = readGroups(schemas, place.root);
  const contents = groups.map((group) => `- ${printLinks(group, page)}`);
  return [
    printSource(place),
    printHead(page),
    `${contents.join('\n')}\n`,
    ...groups.flatMap((group) => [printTitle(group, page), ...group.print(page)]),
  ].join('\n');
}

/**
 * The same of the engine, as a document for each group beside one that leads to all.
 *
 * @returns the documents by their paths below the engine's folder
 */
export function printReferenceDocuments(schemas: Schemas): ReadonlyMap<string, string> {
  const groups = readGroups(schemas, ENGINE);
  const fileOf = ({ anchor }: ReferenceGroup) => `${REFERENCE_FOLDER}/${anchor}.md`;
  const places = new Map<string, { readonly file: string; readonly hash: string }>(
    groups.flatMap((group) => [
      [group.anchor, { file: fileOf(group), hash: '' }] as const,
      ...group.entries.map(
        ({ anchor }) => [anchor, { file: fileOf(group), hash: `#${anchor}` }] as const,
      ),
    ]),
  );
  const pageOf = (file: string): ReferencePage => {
    const linkTo = (anchor: string) => {
      const place = places.get(anchor);
      if (place === undefined || place.file === file) return `#${anchor}`;
      return linkToFile(path.join(ENGINE, place.file), { root: ENGINE, file }) + place.hash;
    };
    return { root: ENGINE, file, level: 1, linkTo };
  };
  const overview = { ...pageOf(OWN.file), level: 2 };
  const links = groups.flatMap((group) => [
    printTitle(group, overview),
    `${printLinks(group, overview)}\n`,
  ]);
  return new Map([
    [OWN.file, [printSource(OWN), printHead(overview), ...links].join('\n')],
    ...groups.map((group) => [fileOf(group), printDocument(group, pageOf(fileOf(group)))] as const),
  ]);
}

/** A group in a document of its own. */
function printDocument(group: ReferenceGroup, page: ReferencePage): string {
  const back = linkToFile(path.join(ENGINE, OWN.file), page);
  return [
    `${printSource(OWN)}\n`,
    printTitle(group, page),
    `The [reference](${back}) leads to all parts.\n`,
    ...group.print(page),
  ].join('\n');
}

/** All that the reference of a site's renderers has, or of the engine's. */
function readGroups(schemas: Schemas, root: string): ReferenceGroup[] {
  const parts = readReferenceEntries(schemas);
  if (root === ENGINE) requireTitles(parts);
  const groups = groupEntries(parts).map(({ entries, ...group }) => ({
    ...group,
    anchor: anchorOf(group.title),
    entries,
    print: (page: ReferencePage) =>
      entries.map((entry) =>
        printEntry(entry, { schemas, parts, base: entry.base, linkTo: page.linkTo }, page),
      ),
  }));
  const overrides = readOverrides(root);
  const ofOverrides = {
    title: OVERRIDES_TITLE,
    about: ABOUT_OVERRIDES,
    anchor: anchorOf(OVERRIDES_TITLE),
    entries: overrides.map(({ name }) => ({ title: `\`${name}\``, anchor: `${name}-override` })),
    print: (page: ReferencePage) => overrides.map((override) => printOverride(override, page)),
  };
  const ofWords = {
    title: WORDS_TITLE,
    about: ABOUT_WORDS,
    anchor: anchorOf(WORDS_TITLE),
    entries: [],
    print: () => [printWords(root)],
  };
  return [...groups, ...(overrides.length === 0 ? [] : [ofOverrides]), ofWords];
}

function printSource({ command }: ReferencePlace): string {
  return `<!-- Generated by \`${command}\` from schemas/ and renderers/; edit those instead. -->`;
}

function printHead(page: ReferencePage): string {
  return HEAD.replaceAll('DOCS/', linkToFile(path.join(ENGINE, 'src/docs/'), page));
}

function printTitle({ title, about }: ReferenceGroup, page: ReferencePage): string {
  return `${printHeading(title, page, 0)}\n\n${about}\n`;
}

/** Links to a group and to what it has. */
function printLinks(group: ReferenceGroup, { linkTo }: ReferencePage): string {
  const whole = `[**${group.title}**](${linkTo(group.anchor)})`;
  const links = group.entries.map(({ title, anchor }) => `[${title}](${linkTo(anchor)})`);
  return links.length === 0 ? whole : `${whole}: ${links.join(', ')}`;
}
