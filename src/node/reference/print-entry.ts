import { existsSync } from 'node:fs';
import path from 'node:path';
import { printJson } from '../../core/studio/print-json.ts';
import { Refusal } from '../command-line/index.ts';
import { isRendererSchema } from '../compiler/index.ts';
import { ENGINE, locate } from '../site-folder/index.ts';
import { describeType, type TypeContext } from './describe-type.ts';
import { printProperties } from './print-properties.ts';
import type { ReferenceEntry } from './reference-entries.ts';
import { linkToFile, printHeading, type ReferencePage } from './reference-page.ts';
import { pictureFile, readPictureOrder } from './reference-pictures.ts';

/** What the reference says of a named schema, below a heading of its own. */
export function printEntry(
  entry: ReferenceEntry,
  context: TypeContext,
  page: ReferencePage,
): string {
  const { schema, title, isInner } = entry;
  const table = printProperties(schema, context);
  const isPlainObject = table !== undefined && schema.type === 'object';
  const paragraphs = [
    printHeading(title, page, isInner ? 2 : 1),
    String(schema.description ?? ''),
    ...printOwner(entry, page),
    ...printPicture(entry, page),
    isPlainObject ? undefined : `Written as: ${describeType(schema, context)}.`,
    table,
    ...examplesOf(entry, page).map((example) => `\`\`\`json\n${printExample(example)}\n\`\`\``),
  ];
  return `${paragraphs.filter((text) => text !== undefined).join('\n\n')}\n`;
}

/** Whether an entry is of a renderer that the site has itself, and not of the engine. */
function isOfSite({ base }: ReferenceEntry, { root }: ReferencePage): boolean {
  return root !== ENGINE && isRendererSchema(base) && existsSync(path.join(root, base));
}

/** Where a renderer of the site's own stands. */
function printOwner(entry: ReferenceEntry, page: ReferencePage): string[] {
  if (entry.isInner || !isOfSite(entry, page)) return [];
  const folder = path.posix.dirname(entry.base);
  return [
    `It is this site’s own: [\`${folder}\`](${linkToFile(path.join(page.root, folder), page)}).`,
  ];
}

/** What the entry looks like, above the manifest that shows it so. */
function printPicture(entry: ReferenceEntry, page: ReferencePage): string[] {
  const { title, base, isInner } = entry;
  if (isInner || !isRendererSchema(base)) return [];
  const folder = path.posix.dirname(base);
  const file = locate(page.root, pictureFile(folder));
  if (!existsSync(file)) return [];
  const picture = `![${title}, as a site shows it](${linkToFile(file, page)})`;
  const order = isOfSite(entry, page) ? undefined : readPictureOrder(ENGINE, folder);
  if (order === undefined) return [picture];
  const of = order.site === undefined ? '' : `of the site “${order.site}” among the tests `;
  return [
    picture,
    `The picture is of the page of \`manifests/${order.manifest}\` ${of}of the engine's repository.`,
  ];
}

/** @throws {Refusal} where an entry of the engine has none; a site’s own need not have any */
function examplesOf(entry: ReferenceEntry, page: ReferencePage): readonly unknown[] {
  const { examples } = entry.schema;
  if (Array.isArray(examples) && examples.length > 0) return examples;
  if (isOfSite(entry, page)) return [];
  throw new Refusal(`${entry.base}: "${entry.title}" has no example; add one to "examples"`);
}

/** Lists that are examples are short, and stand on one line. */
function printExample(example: unknown): string {
  const text = Array.isArray(example)
    ? `[${example.map((entry) => printJson(entry)).join(', ')}]`
    : printJson(example);
  // The schemas' examples are manifests of this repository, which has its schemas elsewhere than sites.
  return text.replace('../schemas/', '../.colophon/schemas/');
}
