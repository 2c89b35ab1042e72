import { type ContentFile, type ContentItem, contentPath } from '../../content/index.ts';

/** The content in one language. */
export interface LanguageContent {
  /** The items by folder and id; objects are none of them. */
  readonly folders: ReadonlyMap<string, ReadonlyMap<string, ContentItem>>;
  /** The objects by their path. */
  readonly objects: ReadonlyMap<string, ContentItem>;
}

/** The content by language. Maps, so that `__proto__` is just a key that they lack. */
export type ContentStore = ReadonlyMap<string, LanguageContent>;

/** Sorts files by language, folder and id; the objects are the files at the paths given. */
export function createContentStore(
  files: readonly ContentFile[],
  languages: readonly string[],
  objectPaths: ReadonlySet<string>,
): ContentStore {
  return new Map(
    languages.map((language) => {
      const spoken = files.filter((file) => file.language === language);
      const isObject = (file: ContentFile): boolean => objectPaths.has(contentPath(file));
      const folders = Map.groupBy(
        spoken.filter((file) => !isObject(file)),
        ({ folder }) => folder,
      );
      return [
        language,
        {
          folders: new Map([...folders].map(([name, entries]) => [name, byId(entries)])),
          objects: new Map(spoken.filter(isObject).map((file) => [contentPath(file), file.item])),
        },
      ];
    }),
  );
}

function byId(files: readonly ContentFile[]): ReadonlyMap<string, ContentItem> {
  return new Map(files.map(({ id, item }) => [id, item]));
}
