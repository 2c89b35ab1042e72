import { isRecord } from '../../../core/mapping/read-path.ts';
import type { FrontMatter } from './parse-front-matter.ts';

/** Front matter, parted into what its fields are and what they say of the file. */
export interface PartedFields {
  /** The fields that are what they are. */
  readonly plain: Readonly<Record<string, unknown>>;
  /** The fields that are Markdown, by their names. */
  readonly markdown: Readonly<Record<string, unknown>>;
  /** The field that the text below the front matter is; undefined where nothing says so. */
  readonly bodyField: string | undefined;
  /** The `id` that the file claims, if it does. */
  readonly claimedId: unknown;
  /** Whether the item is not to be published yet. */
  readonly isDraft: boolean;
}

/**
 * The names of front matter that say something of the file. The first two are plain fields where they are of
 * another type; a draft that is no truth would be published by mistake.
 */
export const MARKDOWN = 'markdown';
export const BODY_FIELD = 'bodyField';
export const DRAFT = 'draft';

/** Takes apart what front matter says. */
export function partFields({ fields }: Pick<FrontMatter, 'fields'>): PartedFields {
  const { id: claimedId, ...others } = fields;
  const markdown = others[MARKDOWN];
  const bodyField = others[BODY_FIELD];
  const draft = others[DRAFT];
  // Forms leave null of what was not filled in.
  const isOwn = (name: string): boolean =>
    others[name] === null ||
    (name === MARKDOWN && isRecord(markdown)) ||
    (name === BODY_FIELD && typeof bodyField === 'string') ||
    name === DRAFT;
  const reserved = [MARKDOWN, BODY_FIELD, DRAFT].filter(isOwn);
  const plain = Object.entries(others).filter(([name]) => !reserved.includes(name));
  return {
    plain: Object.fromEntries(plain),
    markdown: isRecord(markdown) ? markdown : {},
    bodyField: typeof bodyField === 'string' ? bodyField : undefined,
    claimedId: claimedId ?? undefined,
    isDraft: draft === true,
  };
}
