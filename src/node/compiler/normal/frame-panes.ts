import type {
  FixedLink,
  Heading,
  Query,
  Source,
  View,
} from '../../../core/manifest/manifest-types.ts';
import { isRecord } from '../../../core/mapping/read-path.ts';
import type { Path } from '../text/manifest-file.ts';
import { viewOfMarkdown } from './markdown-view.ts';

/** A view of a frame, as its manifest says it: whole, or where it differs from the common one. */
export interface WrittenPane {
  readonly id: string;
  /** What kind of part it is, where the frame has several. */
  readonly type?: string;
  readonly title?: Heading;
  readonly view?: View;
  /** The Markdown file that it shows in place of a view. */
  readonly file?: string;
  /** The path of a picture that it shows. */
  readonly image?: string;
  /** Fixed links that it shows. */
  readonly links?: readonly FixedLink[];
  readonly query?: Query;
  readonly items?: string;
  /** Slots in place of those of the common view, or beside them. */
  readonly item?: object;
}

export interface PlacedPane {
  readonly pane: WrittenPane;
  readonly path: Path;
}

/** What frames may have beside their own options. */
interface FrameParts {
  /** What all views have in common that are not whole. */
  readonly common: View | undefined;
  /** The source of the headings that are fields. */
  readonly titles: Source | undefined;
  /** The property with the list of views. */
  readonly name: string;
  readonly panes: readonly PlacedPane[];
}

/** What the engine itself reads of a frame: any may have such a property, and none has to. */
interface WrittenFrame {
  readonly type: string;
  readonly view?: View;
  readonly titles?: Source;
}

/** The views of a page's frame, if it has one: each schema of a frame has one list, which is theirs. */
export function partsOfFrame(frame: WrittenFrame | undefined): FrameParts {
  if (frame === undefined) return { common: undefined, titles: undefined, name: '', panes: [] };
  const [name, panes] = Object.entries(frame).find(([, value]) => isPanes(value)) ?? ['', []];
  return {
    common: frame.view,
    titles: frame.titles,
    name,
    panes: isPanes(panes)
      ? panes.map((pane, index) => ({ pane, path: ['frame', name, index] }))
      : [],
  };
}

/** The view of a pane: its own, or the common one with what the pane adds or replaces. */
export function viewOfPane(common: View | undefined, pane: WrittenPane): View | undefined {
  const own = pane.file === undefined ? pane.view : viewOfMarkdown(pane.file);
  if (own !== undefined || common === undefined) return own;
  const { source, layout, list } = common;
  const query = { ...source.query, ...pane.query };
  return {
    source: { ...source, query, ...(pane.items !== undefined && { items: pane.items }) },
    ...(list && { list }),
    layout: {
      ...layout,
      ...('item' in layout && { item: { ...layout.item, ...pane.item } }),
    } as View['layout'],
  };
}

function isPanes(value: unknown): value is readonly WrittenPane[] {
  return Array.isArray(value) && value.every((entry) => isRecord(entry) && 'id' in entry);
}
