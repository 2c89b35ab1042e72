import { existsSync } from 'node:fs';
import path from 'node:path';
import { printJson } from '../../core/studio/print-json.ts';
import { Refusal } from '../command-line/index.ts';
import { isRendererSchema } from '../compiler/index.ts';
import { ENGINE, locate } from '../site-folder/index.ts';
import { describeType, type TypeContext } from './describe-type.ts';
import { printProperties } from './print-properties.ts';
import { linkToFile, printHeading, type ReferencePage } from './reference-page.ts';
import type { ReferencePart } from './reference-parts.ts';
import { pictureFile, readPictureOrder } from './reference-pictures.ts';

/** What the reference says of a part of the schemas, below a heading of its own. */
export function printPart(part: ReferencePart, context: TypeContext, page: ReferencePage): string {
  const { schema, title, isInner } = part;
  const table = printProperties(schema, context);
  const isPlainObject = table !== undefined && schema.type === 'object';
  const paragraphs = [
    printHeading(title, page, isInner ? 2 : 1),
    String(schema.description ?? ''),
    ...printOwner(part, page),
    ...printPicture(part, page),
    isPlainObject ? undefined : `Written as: ${describeType(schema, context)}.`,
    table,
    ...examplesOf(part, page).map((example) => `\`\`\`json\n${printExample(example)}\n\`\`\``),
  ];
  return `${paragraphs.filter((text) => text !== undefined).join('\n\n')}\n`;
}

/** Whether a part is of a renderer that the site has itself, and not of the engine. */
function isOfSite({ base }: ReferencePart, { root }: ReferencePage): boolean {
  return root !== ENGINE && isRendererSchema(base) && existsSync(path.join(root, base));
}

/** Where a renderer of the site's own stands. */
function printOwner(part: ReferencePart, page: ReferencePage): string[] {
  if (part.isInner || !isOfSite(part, page)) return [];
  const folder = path.posix.dirname(part.base);
  return [
    `It is this site’s own: [\`${folder}\`](${linkToFile(path.join(page.root, folder), page)}).`,
  ];
}

/** What the part looks like, above the manifest that shows it so. */
function printPicture(part: ReferencePart, page: ReferencePage): string[] {
  const { title, base, isInner } = part;
  if (isInner || !isRendererSchema(base)) return [];
  const folder = path.posix.dirname(base);
  const file = locate(page.root, pictureFile(folder));
  if (!existsSync(file)) return [];
  const picture = `![${title}, as a site shows it](${linkToFile(file, page)})`;
  const order = isOfSite(part, page) ? undefined : readPictureOrder(ENGINE, folder);
  if (order === undefined) return [picture];
  const of = order.site === undefined ? '' : `of the site “${order.site}” among the tests `;
  return [
    picture,
    `The picture is of the page of \`manifests/${order.manifest}\` ${of}of the engine's repository.`,
  ];
}

/** @throws {Refusal} where a part of the engine has none; a site’s own need not have any */
function examplesOf(part: ReferencePart, page: ReferencePage): readonly unknown[] {
  const { examples } = part.schema;
  if (Array.isArray(examples) && examples.length > 0) return examples;
  if (isOfSite(part, page)) return [];
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
