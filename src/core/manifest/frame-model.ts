// Generated from renderers/*/*/schema.json by `npm run generate`; edit those instead.
import type { FixedLinkModel } from './footer-model.ts';
import type { PaneModel, PanesModel, PartModel } from './pane-model.ts';
import type { PictureModel } from './picture-model.ts';
import type { LocalizedText } from './site-model.ts';

/** Two views side by side, each under its heading; on mobile one below the other. */
export interface SplitFrameModel extends PanesModel {
  readonly type: 'split';
  readonly panes: readonly PaneModel[];
}

/** Parts of a page one below the other, each under a heading that leads to itself: views, Markdown files, pictures and calls to action. A view in the first place may bring the page's heading, as the layout `hero` does: it stands in the place of the page's title then, the introduction stands below it, and its own `title` names the part for those who listen. */
export interface StackFrameModel extends PanesModel {
  readonly type: 'stack';
  /** Keeps the page's own title for those who listen, as on a home page. False by default. */
  readonly hideTitle: boolean;
  readonly panes: readonly (
    | (PaneModel & {
        readonly type: 'view';
        /** The heading above the part. */
        readonly title: LocalizedText;
        /** Keeps the heading for those who listen, where the part says by itself what it is. False by default. */
        readonly hideTitle: boolean;
      })
    | (PaneModel & {
        readonly type: 'markdown';
        /** The heading above the part. */
        readonly title: LocalizedText;
        /** Keeps the heading for those who listen, where the part says by itself what it is. False by default. */
        readonly hideTitle: boolean;
      })
    | (PartModel & {
        readonly type: 'picture';
        /** The heading above the part. */
        readonly title: LocalizedText;
        /** Keeps the heading for those who listen, where the part says by itself what it is. False by default. */
        readonly hideTitle: boolean;
        /** The picture's path on the site. */
        readonly image: PictureModel;
        /** What the picture shows, for those who do not see it. */
        readonly alt: LocalizedText;
        /** Words below the picture. */
        readonly caption: LocalizedText | undefined;
        /** How wide the picture is: `page` as the other parts, `text` no wider than lines of text are long. `page` by default. */
        readonly width: 'page' | 'text';
      })
    | (PartModel & {
        readonly type: 'actions';
        /** The heading above the part. */
        readonly title: LocalizedText;
        /** Keeps the heading for those who listen, where the part says by itself what it is. False by default. */
        readonly hideTitle: boolean;
        /** What is said before the links. */
        readonly text: LocalizedText | undefined;
        /** The links, the most important first. */
        readonly links: readonly FixedLinkModel[];
      })
  )[];
}

/** Several views of one page behind tabs. The first tab is shown first; the URL keeps the chosen one. */
export interface TabsFrameModel extends PanesModel {
  readonly type: 'tabs';
  /** The name of the group of tabs, for those who cannot see it. */
  readonly label: LocalizedText;
  /** The parameter of the page's URL that keeps the chosen tab. `tab` by default. */
  readonly parameter: string;
  /** Where the tabs stand on desktop: at the `top`, or at the `side` as a section's pages do. On mobile they are a strip in either case. `top` by default. */
  readonly placement: 'top' | 'side';
  /** Says at each tab how many items it has. The data of all tabs is then asked for at once, and changing tabs asks for nothing. False by default. */
  readonly counts: boolean;
  /** A search box above the tabs. What is typed there, or in the header's box, fills `{query}` in the query of the sources. */
  readonly search:
    | {
        /** The parameter of the page's URL that brings the words where no script runs. `q` by default. */
        readonly parameter: string;
        /** What is said before anything is searched for. */
        readonly hint: LocalizedText;
      }
    | undefined;
  readonly panes: readonly (PaneModel & {
    /** A text for readers: a translation key of manifests/texts (such as "menu.people"), or the text itself in every language. */
    readonly title: LocalizedText;
    /** Sets the title in italics, as the name of a journal. False by default. */
    readonly italic: boolean;
  })[];
}

/** The frames of several views of the engine by their types. */
export interface EnginePanesFrameModels {
  readonly split: SplitFrameModel;
  readonly stack: StackFrameModel;
  readonly tabs: TabsFrameModel;
}

/** The frames of several views of a site: `colophon generate` adds them by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: sites merge theirs into it
export interface OwnPanesFrameModels {}

/** The frames of several views by their types. */
export type PanesFrameModels = Omit<EnginePanesFrameModels, keyof OwnPanesFrameModels> &
  OwnPanesFrameModels;

export type PanesFrameModel = PanesFrameModels[keyof PanesFrameModels];
