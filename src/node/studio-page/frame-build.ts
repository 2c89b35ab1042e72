/** Where the application of pages in the studio's frame stands once it is built, below the engine's folder. */
export const FRAME_BUILD = 'dist/frame';

/** Says there which file has what. */
export const FRAME_FILES = 'frame.json';

/** What a stylesheet of the engine is imported by there, before its path below the engine's folder. */
export const FRAME_STYLE = 'colophon-style:';

/** What stands there for Vite's way to make modules new, which a build would leave out. */
export const HOT_CONTEXT = '__COLOPHON_HOT__';

/** Which files there have which modules of the engine, by the modules' URLs in development. */
export interface FrameBuild {
  /** The module that a page begins with. */
  readonly entry: string;
  /** Modules that those of a site import. */
  readonly imported: readonly string[];
  /** The files of these, and of what is loaded later. */
  readonly modules: Readonly<Record<string, string>>;
}
