import type { BackModel } from './slot-model.ts';

// What the engine itself reads of layouts and frames, whichever they are: any may have an option of
// such a name, and none has to.

export interface LayoutOptions {
  readonly type: string;
  /** The list that its page belongs to. */
  readonly back?: BackModel | undefined;
}

export interface FrameOptions {
  readonly type: string;
  /** The parameter of the page's URL that names the one view that is shown. */
  readonly parameter?: string;
  /** Whether the data of all views is asked for at once. */
  readonly counts?: boolean;
  /** The parameter of the page's URL that brings the words searched for. */
  readonly search?: { readonly parameter: string } | undefined;
}
