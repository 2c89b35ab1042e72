import type { Language, LanguageModel, LocalizedText } from '../manifest/site-model.ts';
import type {
  ActionsSlot,
  BlocksSlot,
  HtmlSlot,
  ImageSlot,
  ItemsSlot,
  LinksSlot,
  SlotModel,
  SlottedModel,
} from '../manifest/slot-model.ts';
import { LIMITS, MAX_ENTRIES, MAX_KEY_LENGTH } from './answer-limits.ts';
import { visibleName } from './attachment-names.ts';
import { cutText } from './cut-text.ts';
import { cleanHtml, type FormatContext, plainWords, readString } from './format-value.ts';
import type { OtherLanguage } from './item-language.ts';
import { fillFrom, fillUrl, isSitePath, linkOf, safeUrl } from './links.ts';
import { mapCells, mapDate } from './map-cells.ts';
import { mapText } from './map-text.ts';
import { type MediaRules, mediaUrl } from './media-url.ts';
import { decodePath, type FileSizes, findPicture, type PictureIndex } from './picture-facts.ts';
import { isRecord, readPath } from './read-path.ts';
import type { AttachmentValue, ImageValue, LinkValue, SlotValue } from './values.ts';

/** What mapping needs beside the manifest and the entity. */
export interface MappingContext extends FormatContext {
  readonly language: Language;
  readonly pictures: PictureIndex;
  readonly media: MediaRules;
  /** The sizes of the site's own files, where a page shows any. */
  readonly files?: FileSizes;
  /** Undefined where entities are all in the page's language. */
  readonly otherLanguage?: OtherLanguage;
  /** The part of a page that is mapped, under a heading of its own; undefined for a page's own view. */
  readonly part?: string | undefined;
  /** The language of the entity that is mapped, where it is not the page's. */
  readonly other?: LanguageModel;
}

/** A slot that holds no items or blocks with slots of their own. */
export type PlainSlot = Exclude<SlotModel, BlocksSlot | ItemsSlot>;

/** A slot, and the others that it stands among. */
interface PlacedSlot {
  readonly name: string;
  readonly slot: PlainSlot;
  readonly among: SlottedModel['slots'];
}

/** What fills a slot: a value that is missing or of another type leaves it empty. */
export function mapSlot(
  { name, slot, among }: PlacedSlot,
  entity: unknown,
  context: MappingContext,
): SlotValue<PlainSlot> | undefined {
  switch (slot.kind) {
    case 'text': {
      const limit = name === 'title' ? LIMITS.line : LIMITS.text;
      return mapText(readPath(entity, slot.field), slot, context, { entity, limit });
    }
    case 'words':
      return translate(slot.text, context);
    case 'image': {
      const alt = slot.alt ? translate(slot.alt, context) : titleOf(among, entity, context);
      return mapImage(imageUrl(slot, entity), alt ?? '', context);
    }
    case 'link':
      return linkOf(slot, entity);
    case 'url':
      return slot.template === undefined
        ? safeUrl(readPath(entity, slot.field))
        : fillUrl(slot.template, (name) => readPath(entity, name));
    case 'embed':
      return fillUrl(slot.template, (name) => readPath(entity, name));
    case 'file':
      return mapAttachment({ url: readPath(entity, slot.field) }, context)[0];
    case 'actions':
      return full(slot.actions.flatMap((action) => mapAction(action, entity, context)));
    case 'email': {
      const email = readPath(entity, slot.field);
      return isEmailAddress(email) ? email : undefined;
    }
    case 'phone':
      return readString(readPath(entity, slot.field), LIMITS.line);
    case 'html':
      return mapHtml(slot, entity, context);
    case 'list':
      return full(mapTexts(readPath(entity, slot.field)));
    case 'files':
      return full(entriesAt(entity, slot.field).flatMap((file) => mapAttachment(file, context)));
    case 'links':
      return full(entriesAt(entity, slot.field).flatMap((entry) => mapLink(slot, entry)));
    case 'date':
      return mapDate(readPath(entity, slot.field), context);
    case 'cells':
      return mapCells(slot, entity, context);
    case 'flag':
      return readPath(entity, slot.field) === slot.equals ? true : undefined;
    case 'badge':
      return readPath(entity, slot.field) === slot.equals
        ? translate(slot.text, context)
        : undefined;
  }
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

/** A picture's URL: the field's value, or made from fields where the manifest has a template. */
function imageUrl({ field, template }: ImageSlot, entity: unknown): unknown {
  const value = readPath(entity, field);
  if (template === undefined || value === undefined || value === null) return value;
  return fillFrom(template, entity);
}

/** A picture is of the item that it stands with, so the item's title describes it. */
function titleOf(
  { title }: SlottedModel['slots'],
  entity: unknown,
  context: MappingContext,
): string | undefined {
  return title?.kind === 'text'
    ? plainWords(readPath(entity, title.field), context, LIMITS.line)
    : undefined;
}

function mapHtml(
  { fields }: HtmlSlot,
  entity: unknown,
  context: MappingContext,
): string | undefined {
  const parts = fields.flatMap(
    (field) => cleanHtml(readPath(entity, field), context, LIMITS.article) ?? [],
  );
  return parts.length === 0 ? undefined : parts.join('\n');
}

/** The short texts of a list; entries of another type are passed over, repeated ones said once. */
function mapTexts(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  const texts = value.slice(0, MAX_ENTRIES).flatMap((entry: unknown) => {
    const text = typeof entry === 'string' ? cutText(entry, LIMITS.line) : '';
    return text.trim() === '' ? [] : [text];
  });
  return [...new Set(texts)];
}

function mapLink({ text, link, url }: LinksSlot, entry: unknown): LinkValue[] {
  const words = readPath(entry, text);
  const own = link && fillFrom(link, entry);
  const href = own ?? (url && safeUrl(readPath(entry, url)));
  return typeof words === 'string' && words.trim() !== '' && href
    ? [{ text: cutText(words, LIMITS.line), href, external: own === undefined }]
    : [];
}

/** A link in words of the manifest; none where it leads nowhere. */
function mapAction(
  { text, link }: ActionsSlot['actions'][number],
  entity: unknown,
  context: MappingContext,
): LinkValue[] {
  const href = linkOf(link, entity);
  const words = translate(text, context);
  return href && words ? [{ text: words, href, external: !isSitePath(href) }] : [];
}

function mapAttachment(value: unknown, { media, files }: MappingContext): AttachmentValue[] {
  if (!isRecord(value)) return [];
  const own = mediaUrl(value.url, media);
  // A reader may follow a link to anywhere, but the page itself fetches nothing from there.
  const url = own ?? safeUrl(value.url);
  if (url === undefined) return [];
  const name = typeof value.name === 'string' ? visibleName(value.name) : '';
  const bytes = files?.[decodePath(url)];
  return [
    {
      name: name === '' ? url : name,
      url,
      external: own === undefined,
      ...(bytes !== undefined && { bytes }),
    },
  ];
}

function entriesAt(entity: unknown, field: string): readonly unknown[] {
  const value = readPath(entity, field);
  return Array.isArray(value) ? value.slice(0, MAX_ENTRIES) : [];
}

/** A list that has entries. */
function full<Entry>(list: readonly Entry[]): readonly Entry[] | undefined {
  return list.length === 0 ? undefined : list;
}

/** A text of the manifest in the reader's language. */
export function translate(
  text: LocalizedText | undefined,
  { language }: Pick<MappingContext, 'language'>,
): string | undefined {
  return text?.[language];
}

/** E-mail addresses only: nothing that could bring header lines or a second recipient into a mailto link. */
export function isEmailAddress(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= MAX_KEY_LENGTH &&
    /^[^\s\p{C}@<>,;:?&%"'()[\]\\]+@[^\s\p{C}@<>,;:?&%"'()[\]\\]+$/u.test(value)
  );
}
