import { existsSync } from 'node:fs';
import path from 'node:path';
import { printJson } from '../../core/studio/print-json.ts';
import { Refusal } from '../command-line/index.ts';
import { isRendererSchema, requireSchemas, type Schemas, UNIONS } from '../compiler/index.ts';
import { ENGINE, locate, type OverrideWords, readOverrides } from '../site-folder/index.ts';
import { describeType, type TypeContext } from './describe-type.ts';
import { printProperties } from './print-properties.ts';
import { printWords, WORDS_TITLE } from './print-word-list.ts';
import { type ReferencePart, readSchemaParts, requireTitles } from './reference-parts.ts';
import { pictureFile, readPictureOrder } from './reference-pictures.ts';

/** Where the page stands, and whose renderers it explains. */
export interface ReferencePlace {
  /** The site's folder; the engine's, for the page of its own. */
  readonly root: string;
  /** The page's file, below that folder. */
  readonly file: string;
  /** The command that writes it. */
  readonly command: string;
}

const OWN_PAGE: ReferencePlace = {
  root: ENGINE,
  file: 'src/docs/reference.md',
  command: 'npm run generate:docs',
};

const HEAD = `
# Reference

Every property that a manifest may have. A manifest is a JSON file below \`manifests/\`; its
\`$schema\` says what it may hold, and this page says the same in words. The examples are those of an
institute with an API of its own, in Chinese and English. A type that is a link has a
part of its own on this page. The [guides](DOCS/guides/add-a-section.md) show how the parts work together,
and [Findings](DOCS/findings.md) explains what \`npx colophon check\` says of a mistake.
`;

/** The groups of parts on the page, by how their names begin. */
const GROUPS = [
  {
    title: 'Pages',
    parts: shared('page', 'view', 'list', 'filter', 'list-time', 'structured-data', 'article-data'),
    about:
      'A page is one file for one route. It has a `view`, or a `frame` of several, or an `override`.',
  },
  {
    title: 'Sections',
    parts: shared('section'),
    about: 'A section is a folder of pages with a `section.json`.',
  },
  {
    title: 'Layouts',
    parts: [`${UNIONS}#/$defs/layout`, 'renderers/layouts/'],
    about:
      'How a view looks. Each layout has slots, and the manifest says which field fills which slot.',
  },
  {
    title: 'Frames',
    parts: [`${UNIONS}#/$defs/frame`, 'renderers/frames/'],
    about: 'How a page arranges several views.',
  },
  {
    title: 'Blocks',
    parts: [`${UNIONS}#/$defs/block`, 'renderers/blocks/'],
    about: 'What a detail page, the parts of an accordion and a contact panel are made of.',
  },
  {
    title: 'Formats',
    parts: [`${UNIONS}#/$defs/`, 'renderers/formats/'],
    about: 'How the value of a field becomes a text.',
  },
  {
    title: 'The site',
    parts: [
      ...shared('site', 'language', 'api', 'conventions', 'organization', 'breakpoints'),
      ...shared('header', 'footer', 'footer-parts', 'contact', 'font', 'pictures'),
      ...shared('unsupported-browser'),
    ],
    about:
      '`manifests/site.json` holds what all pages share. `api` says how the backend is spoken to.',
  },
  {
    title: 'Texts and theme',
    parts: shared('texts', 'words', 'theme'),
    about:
      '`manifests/texts/` has a file of texts for each language, `manifests/theme.json` every look. The folder of a renderer has what it says by itself in `words.json`.',
  },
  {
    title: 'Shared parts',
    parts: shared('common', 'fields', 'tile-item', 'menu-entry'),
    about:
      'What the other parts are made of: texts, fields, formats, links, pictures, columns, paths.',
  },
] as const;

/** How the names of the parts begin that shared schemas have. */
function shared(...names: string[]): string[] {
  return names.map((name) => `schemas/${name}.`);
}

/**
 * The page that explains every property of manifests, as Markdown.
 *
 * @param schemas the engine's, and those of a site's own renderers
 */
export function printReference(
  schemas: Schemas = requireSchemas(ENGINE),
  place: ReferencePlace = OWN_PAGE,
): string {
  const parts = readSchemaParts(schemas);
  if (place.root === ENGINE) requireTitles(parts);
  const shownBefore = new Set<ReferencePart>();
  const groups = GROUPS.map(({ title, parts: begins, about }) => {
    const own = begins.flatMap((begin) =>
      [...parts].flatMap(([name, part]) =>
        name.startsWith(begin) && !shownBefore.has(part) ? [part] : [],
      ),
    );
    for (const part of own) shownBefore.add(part);
    return { title, about, parts: own };
  });
  const shown = new Set(groups.flatMap((group) => group.parts));
  const missing = [...parts.values()].find((part) => !shown.has(part));
  if (missing !== undefined) {
    throw new Error(`${missing.base} is in no group of src/node/reference/print-reference.ts`);
  }
  const contents = groups.map(
    ({ title, parts: own }) => `- **${title}**: ${own.map(linkPart).join(', ')}`,
  );
  const overrides = readOverrides(place.root);
  if (overrides.length > 0) contents.push(printOverrideLinks(overrides));
  contents.push(`- [**${WORDS_TITLE}**](#words-of-the-renderer)`);
  const body = groups.flatMap(({ title, about, parts: own }) => [
    `## ${title}\n\n${about}\n`,
    ...own.map((part) => printPart(part, { schemas, parts, base: part.base }, place)),
  ]);
  return [
    printHead(place),
    `${contents.join('\n')}\n`,
    ...body,
    ...printOverrides(overrides, place),
    printWords(place.root),
  ].join('\n');
}

function printOverrideLinks(overrides: readonly OverrideWords[]): string {
  const links = overrides.map(({ name }) => `[\`${name}\`](#${name}-override)`);
  return `- **Overrides**: ${links.join(', ')}`;
}

/** Components that build pages by themselves; what they are for is said above each. */
function printOverrides(overrides: readonly OverrideWords[], place: ReferencePlace): string[] {
  if (overrides.length === 0) return [];
  const about = `What builds a page by itself, in place of the renderer. A page names it as \`"override"\`.`;
  return [
    `## Overrides\n\n${about}\n`,
    ...overrides.map(({ name, folder, description }) => {
      const file = locate(place.root, `${folder}/index.tsx`);
      const words = description === '' ? '' : `${description}\n\n`;
      return `### \`${name}\` override\n\n${words}Its component: [\`${folder}\`](${linkTo(file, place)}).\n\n\`\`\`json\n{ "override": "${name}" }\n\`\`\`\n`;
    }),
  ];
}

function printHead(place: ReferencePlace): string {
  const from = `<!-- Generated by \`${place.command}\` from schemas/ and renderers/; edit those instead. -->`;
  return `${from}\n${HEAD.replaceAll('DOCS/', linkTo(path.join(ENGINE, 'src/docs/'), place))}`;
}

/** A link from the page to a file. */
function linkTo(file: string, { root, file: page }: ReferencePlace): string {
  const link = path.relative(path.dirname(path.join(root, page)), file);
  const isFolder = file.endsWith(path.sep) && link !== '';
  return link.split(path.sep).join('/') + (isFolder ? '/' : '');
}

function printPart(part: ReferencePart, context: TypeContext, place: ReferencePlace): string {
  const { schema, title, isInner } = part;
  const table = printProperties(schema, context);
  const isPlainObject = table !== undefined && schema.type === 'object';
  const paragraphs = [
    `${isInner ? '####' : '###'} ${title}`,
    String(schema.description ?? ''),
    ...printOwner(part, place),
    ...printPicture(part, place),
    isPlainObject ? undefined : `Written as: ${describeType(schema, context)}.`,
    table,
    ...examplesOf(part, place).map((example) => `\`\`\`json\n${printExample(example)}\n\`\`\``),
  ];
  return `${paragraphs.filter((text) => text !== undefined).join('\n\n')}\n`;
}

/** Whether a part is of a renderer that the site has itself, and not of the engine. */
function isOfSite({ base }: ReferencePart, { root }: ReferencePlace): boolean {
  return root !== ENGINE && isRendererSchema(base) && existsSync(path.join(root, base));
}

/** Where a renderer of the site's own stands. */
function printOwner(part: ReferencePart, place: ReferencePlace): string[] {
  if (part.isInner || !isOfSite(part, place)) return [];
  const folder = path.posix.dirname(part.base);
  return [
    `It is this site’s own: [\`${folder}\`](${linkTo(path.join(place.root, folder), place)}).`,
  ];
}

/** What the part looks like, above the manifest that shows it so. */
function printPicture(part: ReferencePart, place: ReferencePlace): string[] {
  const { title, base, isInner } = part;
  if (isInner || !isRendererSchema(base)) return [];
  const folder = path.posix.dirname(base);
  const file = locate(place.root, pictureFile(folder));
  if (!existsSync(file)) return [];
  const picture = `![${title}, as a site shows it](${linkTo(file, place)})`;
  const order = isOfSite(part, place) ? undefined : readPictureOrder(ENGINE, folder);
  if (order === undefined) return [picture];
  const of = order.site === undefined ? '' : `of the site “${order.site}” among the tests `;
  return [
    picture,
    `The picture is of the page of \`manifests/${order.manifest}\` ${of}of the engine's repository.`,
  ];
}

/** @throws {Refusal} where a part of the engine has none; a site’s own need not have any */
function examplesOf(part: ReferencePart, place: ReferencePlace): readonly unknown[] {
  const { examples } = part.schema;
  if (Array.isArray(examples) && examples.length > 0) return examples;
  if (isOfSite(part, place)) return [];
  throw new Refusal(`${part.base}: "${part.title}" has no example; add one to "examples"`);
}

/** Lists that are examples are short, and stand on one line. */
function printExample(example: unknown): string {
  const text = Array.isArray(example)
    ? `[${example.map((entry) => printJson(entry)).join(', ')}]`
    : printJson(example);
  // The schemas' examples are manifests of this repository, which has its schemas elsewhere than sites.
  return text.replace('../schemas/', '../.colophon/schemas/');
}

function linkPart({ title, anchor }: ReferencePart): string {
  return `[${title}](#${anchor})`;
}
