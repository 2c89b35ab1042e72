/** The field that the whole text of a file is where neither `bodyField` nor a level-1 heading names it. */
export const WHOLE_TEXT = 'text';

/** A Markdown file of the content folder, and what its name says. */
export interface MarkdownName {
  /** The path below the content folder, with `/`. */
  readonly file: string;
  /** The folder's path below the content folder; empty for the content folder itself. */
  readonly folder: string;
  readonly id: string;
  readonly language: string;
  /**
   * Whether the file is a document: one without a language in its name, whose level-1 heading is its
   * title and the rest its text.
   */
  readonly isDocument?: boolean;
}

/** The list that all documents are in, beside the place that each has by its folder. */
export const DOCUMENTS = 'documents';

/** The list of what stands below each heading of documents. */
export const PASSAGES = 'passages';

/** The path of a file's content below the content folder, without language and ending. */
export function contentPath({ folder, id }: Pick<MarkdownName, 'folder' | 'id'>): string {
  return folder === '' ? id : `${folder}/${id}`;
}

/** A Markdown file as it stands in the content folder. */
export interface MarkdownText extends MarkdownName {
  readonly text: string;
}

/** What a file says, in one language. */
export interface ContentItem {
  readonly id: string;
  /** The language that the item is in, where it stands in for one of another. */
  readonly language?: string;
  /** The languages that the item can be asked for in, where some of the site's lack it. */
  readonly languages?: readonly string[];
  /** Front matter and sections, without `id`; fields without a value are left out. */
  readonly fields: ReadonlyMap<string, unknown>;
  /** The names of the fields that are written in Markdown, and so hold HTML. */
  readonly sections: ReadonlySet<string>;
  /** The fields that are an empty text; an answer has those of them that its schema requires. */
  readonly emptyTexts?: ReadonlySet<string>;
}

/** A path into a file's fields: `['attachments', 0, 'url']`. */
export type FieldPath = readonly (string | number)[];

/** A file that could be read. */
export interface ContentFile extends MarkdownName {
  readonly item: ContentItem;
  /** The fields of the front matter that have no value yet. */
  readonly emptyFields: readonly string[];
  /** The `id` that the front matter claims, if it does. */
  readonly claimedId: unknown;
  /** The field that the front matter says the body is. */
  readonly bodyField: string | undefined;
  /** The fields that the front matter has as Markdown. */
  readonly markdownFields: ReadonlySet<string>;
  /** Whether the item is not to be published yet. */
  readonly isDraft: boolean;
  /** The line of the nearest place to a field that the file has; 1 if it has none. */
  lineOf(path: FieldPath): number;
}
