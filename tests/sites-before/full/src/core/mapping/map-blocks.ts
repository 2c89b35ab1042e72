import type { BlockModel, HeadingModel } from '../manifest/block-model.ts';
import type { Language, LocalizedText } from '../manifest/site-model.ts';
import type { FormatName } from '../manifest/slot-model.ts';
import { addHeadingIds, headingId } from '../rich-text/heading-ids.ts';
import { visibleName } from './file-names.ts';
import { type FormatContext, formatValue } from './formats.ts';
import { cutText, LIMITS, type Limit, MAX_KEY_LENGTH, MAX_ENTRIES } from './limits.ts';
import { fillFrom, safeUrl } from './links.ts';
import { mapText } from './map-text.ts';
import { type MediaRules, mediaUrl } from './media-url.ts';
import { findPicture, type PictureIndex } from './picture-facts.ts';
import { isRecord, readPath } from './read-path.ts';
import { textOf, toPlainText } from './text-of.ts';
import type { AttachmentValue, BlockValue, ImageValue, LinkValue } from './values.ts';

/** What mapping needs beside the manifest and the entity. */
export interface MappingContext extends FormatContext {
  readonly language: Language;
  readonly pictures: PictureIndex;
  readonly media: MediaRules;
}

/** A picture of an answer, with what is known of it; undefined where it may not be shown. */
export function mapImage(
  value: unknown,
  alt: string,
  { pictures, media }: MappingContext,
): ImageValue | undefined {
  const src = mediaUrl(value, media);
  if (src === undefined) return undefined;
  const facts = findPicture(pictures, src);
  return { src, alt, ...(facts && { facts }) };
}

type BlockOf<Type extends BlockModel['type']> = Extract<BlockModel, { type: Type }>;
type ValueOf<Type extends BlockModel['type']> = Extract<BlockValue, { type: Type }>;
type BlockMappers = {
  [Type in BlockModel['type']]: (
    block: BlockOf<Type>,
    entity: unknown,
    context: MappingContext,
  ) => ValueOf<Type> | undefined;
};

/** A mapper for each type of block; TypeScript holds the table complete. */
const MAPPERS: BlockMappers = {
  text(block, entity, context) {
    const value = mapText(readPath(entity, block.field), block, context);
    const url = block.url && safeUrl(readPath(entity, block.url));
    return value === undefined
      ? undefined
      : {
          type: 'text',
          text: textOf(value),
          ...optional('time', value.kind === 'plain' ? value.time : undefined),
          ...optional('label', translate(block.label, context)),
          ...optional('url', url),
        };
  },
  'rich-text'(block, entity, context) {
    const parts = block.fields.flatMap((field) => {
      const value = formatValue(readPath(entity, field), 'rich-text', context, LIMITS.article);
      return value?.kind === 'html' ? [value.html] : [];
    });
    return parts.length === 0 ? undefined : { type: 'rich-text', html: parts.join('\n') };
  },
  email(block, entity, context) {
    const address = readPath(entity, block.field);
    const label = optional('label', translate(block.label, context));
    if (isEmailAddress(address)) return { type: 'email', address, copy: block.copy, ...label };
    const empty = translate(block.empty, context);
    return empty === undefined ? undefined : { type: 'email', empty, copy: false, ...label };
  },
  phone(block, entity, context) {
    const number = plainText(readPath(entity, block.field), 'text', context, LIMITS.line);
    return number === undefined
      ? undefined
      : { type: 'phone', number, ...optional('label', translate(block.label, context)) };
  },
  attachments(block, entity, { media }) {
    const value = readPath(entity, block.field);
    const files = entriesOf(value).flatMap((file) => mapAttachment(file, media));
    return files.length === 0 ? undefined : { type: 'attachments', files };
  },
  image(block, entity, context) {
    const alt = translate(block.alt, context) ?? '';
    const image = mapImage(readPath(entity, block.field), alt, context);
    return image && { type: 'image', image };
  },
  quote(block, entity, context) {
    const text = plainText(readPath(entity, block.field), 'plain-text', context);
    return text === undefined
      ? undefined
      : { type: 'quote', text, ...optional('by', translate(block.by, context)) };
  },
  links(block, entity) {
    const value = readPath(entity, block.field);
    const links = entriesOf(value).flatMap((entry) => mapLink(block, entry));
    return links.length === 0 ? undefined : { type: 'links', links };
  },
};

/** The blocks that the entity has something for, with their words, in the manifest's order. */
export function mapBlocks(
  blocks: readonly BlockModel[],
  entity: unknown,
  context: MappingContext,
): BlockValue[] {
  const ids = new Set<string>();
  return blocks.flatMap((block) => {
    if (block.when !== undefined && !hasValue(readPath(entity, block.when))) return [];
    const value = mapBlock(block, entity, context);
    if (value === undefined) return [];
    const heading = mapHeading(block.heading, entity, context);
    const id = heading && headingId(heading, ids);
    return [
      { ...withHeadingIds(value, ids), ...optional('heading', heading), ...optional('id', id) },
    ];
  });
}

function withHeadingIds(value: BlockValue, ids: Set<string>): BlockValue {
  return value.type === 'rich-text' ? { ...value, html: addHeadingIds(value.html, ids) } : value;
}

function mapBlock<Type extends BlockModel['type']>(
  block: BlockOf<Type> & { type: Type },
  entity: unknown,
  context: MappingContext,
): BlockValue | undefined {
  return MAPPERS[block.type](block, entity, context);
}

function mapHeading(
  heading: HeadingModel | undefined,
  entity: unknown,
  context: MappingContext,
): string | undefined {
  if (heading === undefined) return undefined;
  const own = heading.field === undefined ? undefined : readPath(entity, heading.field);
  return plainText(own, 'plain-text', context, LIMITS.line) ?? translate(heading.text, context);
}

function mapLink({ text, link, url }: BlockOf<'links'>, entry: unknown): LinkValue[] {
  const words = readPath(entry, text);
  const own = link && fillFrom(link, entry);
  const href = own ?? (url && safeUrl(readPath(entry, url)));
  return typeof words === 'string' && words.trim() !== '' && href
    ? [{ text: cutText(words, LIMITS.line), href, external: own === undefined }]
    : [];
}

function mapAttachment(value: unknown, media: MediaRules): AttachmentValue[] {
  if (!isRecord(value)) return [];
  const own = mediaUrl(value.url, media);
  // A reader may follow a link to anywhere, but the page itself fetches nothing from there.
  const url = own ?? safeUrl(value.url);
  if (url === undefined) return [];
  const name = typeof value.name === 'string' ? visibleName(value.name) : '';
  return [{ name: name === '' ? url : name, url, external: own === undefined }];
}

function plainText(
  value: unknown,
  format: FormatName,
  context: FormatContext,
  limit: Limit = LIMITS.text,
): string | undefined {
  const text = formatValue(value, format, context, limit);
  return text?.kind === 'html' ? toPlainText(text.html) : text?.text;
}

function translate(
  text: LocalizedText | undefined,
  { language }: MappingContext,
): string | undefined {
  return text?.[language];
}

function entriesOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value.slice(0, MAX_ENTRIES) : [];
}

function hasValue(value: unknown): boolean {
  return Array.isArray(value)
    ? value.length > 0
    : value !== undefined && value !== null && value !== '';
}

/** Addresses only: nothing that could bring header lines or a second recipient into a mailto link. */
export function isEmailAddress(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= MAX_KEY_LENGTH &&
    /^[^\s\p{C}@<>,;:?&%"'()[\]\\]+@[^\s\p{C}@<>,;:?&%"'()[\]\\]+$/u.test(value)
  );
}

function optional<Name extends string>(
  name: Name,
  value: string | undefined,
): { [Key in Name]?: string } {
  const holder: { [Key in Name]?: string } = {};
  if (value !== undefined) holder[name] = value;
  return holder;
}
