import { ApiError } from '../errors.ts';
import { findLanguage, urlIn } from '../language.ts';
import type { BlockModels } from '../manifest/block-model.ts';
import type { DiscoveryModel, ItemFileModel } from '../manifest/discovery-model.ts';
import type { SourceModel } from '../manifest/route-model.ts';
import type { BlockModel, SlottedModel } from '../manifest/slot-model.ts';
import { withContent } from '../mapping/content-of.ts';
import { plainWords } from '../mapping/format-value.ts';
import type { MappingContext } from '../mapping/map-slot.ts';
import { readPath } from '../mapping/read-path.ts';
import { loadSource } from '../requests/load-source.ts';
import { itemFileParams } from '../routing/item-file-path.ts';
import { isRouteOpen } from '../routing/menu.ts';
import { mainFrame, SINGLE_VIEW } from '../routing/views.ts';
import { entryId, type FileAnswer, type FileSubject } from './load-list-file.ts';
import type { SiteSources } from './site-urls.ts';

/** The item of a page, as a file reads it. */
export interface ItemFileEntry {
  /** What tells it from all others of the site, the same each time. */
  readonly id: string;
  /** The absolute URL of its page. */
  readonly url: string;
  /** The value of a field as the API sent it. */
  readonly read: (field: string) => unknown;
  /** The words of a field; empty for one that the manifest leaves out. */
  readonly words: (field: string | undefined) => string;
}

/** What a block makes of its page's item as a file. A pure function: the same item is the same file. */
export interface BlockFile<Type extends keyof BlockModels = never> {
  readonly mediaType: string;
  /** Whether there is a file of an item. There is of each by default. */
  readonly has?: (entry: ItemFileEntry, block: BlockModels[Type]) => boolean;
  readonly print: (
    entry: ItemFileEntry,
    block: BlockModels[Type],
    subject: Omit<FileSubject, 'title'>,
  ) => string;
}

export type BlockFiles = Readonly<Record<string, BlockFile>>;

/** All files that blocks make of their pages' items. */
export function allItemFiles({ pages }: DiscoveryModel): readonly ItemFileModel[] {
  return Object.values(pages).flatMap(({ itemFiles }) => itemFiles);
}

/**
 * The file that a block makes of its page's item.
 *
 * @param path where the file stands
 * @param files what blocks make, by their names
 * @param contextOf what the items of a source are mapped with
 * @returns undefined where the site has no such item now
 * @throws {ApiError} where the item cannot be had
 */
export async function loadItemFile(
  sources: SiteSources,
  { path, file: model, origin }: { path: string; file: ItemFileModel; origin: string },
  files: BlockFiles,
  contextOf: (source: SourceModel) => MappingContext,
): Promise<FileAnswer | undefined> {
  const { site, table, pages, apis, entries, signal } = sources;
  const params = itemFileParams(model.route, path, model.ending);
  const route = table.routes.find((row) => row.route === model.route);
  const source = route?.views.find(({ name }) => name === SINGLE_VIEW)?.source;
  const layout = mainFrame(pages.find(({ id }) => id === route?.id)?.frame)?.layout;
  const block = layout && blockOf(layout, model.block);
  const file = files[model.block];
  if (route === undefined || source === undefined || params === undefined) return undefined;
  if (layout === undefined || block === undefined || file === undefined) return undefined;
  const page = path.slice(0, -model.ending.length - 1);
  if (!isRouteOpen(table, route, entries, page)) return undefined;

  const context = contextOf(source);
  const { language } = context;
  const answer = await loadSource(apis, { source, params, page: 0, signal }).catch(isMissing);
  const [entity] = withContent(layout, answer?.entities ?? [], context) ?? [];
  if (entity === undefined) return undefined;
  const url = urlIn(site, model.route === '/' ? '/' : page, language);
  const { tag: languageTag } = findLanguage(site, language);
  const entry: ItemFileEntry = {
    id: entryId(page),
    url: new URL(url, origin).href,
    read: (field) => readPath(entity, field),
    words: (field) =>
      field === undefined ? '' : (plainWords(readPath(entity, field), context) ?? ''),
  };
  // The block's own file is made for its model.
  if (file.has?.(entry, block as never) === false) return undefined;
  const text = file.print(entry, block as never, {
    siteName: site.name[language] ?? '',
    host: new URL(origin).hostname,
    languageTag,
    timeZone: site.timeZone,
  });
  return { mediaType: file.mediaType, languageTag, text };
}

/** @throws what is no answer that there is no such item */
function isMissing(error: unknown): undefined {
  if (error instanceof ApiError && error.failure.status === 404) return undefined;
  throw error;
}

/** The first block of a type that a page's layout shows. */
function blockOf({ slots }: SlottedModel, type: string): BlockModel | undefined {
  const blocks = Object.values(slots).flatMap((slot) =>
    slot?.kind === 'blocks' ? slot.blocks : [],
  );
  return blocks.find((block) => block.type === type);
}
