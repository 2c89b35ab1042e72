/** Where the gallery is, in development. */
export const GALLERY = '/-/gallery';
/** Where the pictures of renderers are, below it. */
export const PICTURES = 'pictures/';

/** What is shown of each renderer; each state is a URL of its own. */
export const STATES = [
  'full',
  'missing',
  'empty',
  'loading',
  'failed',
  'long',
  'right-to-left',
  'dark',
] as const;
export type GalleryState = (typeof STATES)[number];

/** What a state is, for the index. */
export const STATE_NAMES: Readonly<Record<GalleryState, string>> = {
  full: 'full',
  missing: 'slots missing',
  empty: 'empty',
  loading: 'loading',
  failed: 'failed',
  long: 'long texts',
  'right-to-left': 'right to left',
  dark: 'dark',
};

/** The kinds of renderers. */
export const KINDS = ['layouts', 'frames', 'blocks', 'formats', 'overrides'] as const;
export type GalleryKind = (typeof KINDS)[number];

/** A renderer that is shown. */
export interface GalleryEntry {
  readonly kind: GalleryKind;
  readonly name: string;
  /** The place of the example among those of its schema, counted from 1; 0 for the only one. */
  readonly example: number;
  readonly description: string;
  /** Whether the site has it of its own. */
  readonly isOwn: boolean;
}

/** The name of an entry in URLs: `table`, or `accordion-2` for its second example. */
export function entryName({ name, example }: GalleryEntry): string {
  return example > 1 ? `${name}-${example}` : name;
}
