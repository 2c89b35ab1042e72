/**
 * The version of the renderer API: what a layout, frame, block, format or override is given, and
 * what it may import from `colophon`. A site's own renderers say in `renderers/renderer-api.json` for which
 * one they were written.
 */
export const CURRENT_RENDERER_API = 2;

/** Where the folder of renderers says for which renderer API they were written. */
export const RENDERER_API_FILE = 'renderers/renderer-api.json';

/** Kinds of renderers, as their folders are called. */
export type RendererKind = (typeof RENDERER_KINDS)[number];

/** The folders of renderers/ with a folder for each. */
export const RENDERER_KINDS = ['layouts', 'frames', 'blocks', 'formats', 'overrides'] as const;

/** What changed in a version, for the kinds of renderers that have to be written anew because of it. */
export interface RendererApiChange {
  /** The version that brought it. */
  readonly since: number;
  readonly kinds: readonly RendererKind[];
  /** What is otherwise than before, and what to write: the end of a sentence that names the version. */
  readonly change: string;
}

/** Every change that a renderer of an older version has to be changed for. */
export const RENDERER_API_CHANGES: readonly RendererApiChange[] = [
  {
    since: 2,
    kinds: ['blocks'],
    change:
      'a block is given its slots by the names of its schema, its main one as "field", not values of its own such as "text": say in the schema what fills each property ("x-slot"), and render "field" by <SlotText value={field} />',
  },
  {
    since: 2,
    kinds: ['frames'],
    change:
      'a frame is given its views as "panes", and its other properties as options: mark the list of views in the schema ("x-panes"), and render each pane’s view by <OwnView>',
  },
];
