import type { InspectedPart } from '../inspected-part.ts';
import type {
  JsonPath,
  StudioField,
  StudioFields,
  StudioFile,
  StudioFinding,
  StudioPlace,
  StudioRenderer,
  StudioRevision,
  StudioSchema,
  StudioSite,
  StudioTexts,
  StudioTheme,
} from './data.ts';
import type { StudioGestures, Titles } from './gestures.ts';

/** Where the development server has the studio's page. */
export const STUDIO = '/-/studio/';
/** Below this are the calls of the studio's page; all of them answer JSON. */
export const STUDIO_API = `${STUDIO}api/`;
/** The header that each call carries, with what the page's `meta` of the same name has. */
export const STUDIO_TOKEN = 'x-studio-token';
/** The event by which the development server says that the draft has another revision (`StudioRevision`). */
export const STUDIO_CHANGED = 'site:studio-changed';

/**
 * The calls of the studio by method and name, with what they are asked and what they answer. What is
 * asked by GET stands in the query, as texts; what is asked by POST is the JSON body.
 */
export interface StudioCalls {
  'GET state': { asked: undefined; answer: StudioState };
  'GET site': { asked: undefined; answer: StudioSite };
  'GET file': { asked: { path: string }; answer: StudioFile };
  'GET schema': { asked: { path: string }; answer: StudioSchema };
  'GET renderers': { asked: undefined; answer: readonly StudioRenderer[] };
  'GET fields': {
    asked: { page: string; view?: string; language?: string };
    answer: StudioFields;
  };
  /** What an endpoint answers that no page shows yet. */
  'GET answer': { asked: { endpoint: string }; answer: StudioAnswer };
  /** Of keys alone it is known at once what they say, and not where they are used. */
  'GET texts': { asked: { page?: string; only?: 'keys' }; answer: StudioTexts };
  'GET theme': { asked: undefined; answer: StudioTheme };
  /** The files that have changed on disk since the draft was made; a refused save answers the same. */
  'GET conflicts': { asked: undefined; answer: { readonly conflicts: readonly StudioConflict[] } };
  'GET difference': { asked: undefined; answer: StudioDifference };
  /**
   * A place for each part: of one that no manifest spells out, that of what is around it; null for one
   * that no manifest has.
   */
  'POST parts': {
    asked: { parts: readonly InspectedPart[] };
    answer: { readonly places: readonly (StudioPlace | null)[] };
  };
  'POST edit': { asked: StudioEdit; answer: StudioEdited };
  'POST gesture': { asked: StudioGesture; answer: StudioGestureDone };
  'POST begin-content': { asked: StudioNewContent; answer: StudioContentBegun };
  'POST undo': { asked: StudioSteps | undefined; answer: StudioStepped };
  'POST redo': { asked: StudioSteps | undefined; answer: StudioStepped };
  'POST save': { asked: StudioSaving; answer: StudioSaved };
  'POST discard': { asked: { files?: readonly string[] } | undefined; answer: StudioEdited };
}

/** What an endpoint answers. */
export interface StudioAnswer {
  /** Undefined where it does not answer. */
  readonly answers?: StudioFields['answers'];
  readonly fields: readonly StudioField[];
}

/** A list of content that is not there yet. */
export interface StudioNewContent {
  /** `/authors`: the path by which pages ask for it, and that of its folder. */
  readonly endpoint: string;
  /** What it is called, as far as that is known. */
  readonly titles: Titles;
}

/** The files that a list of content begins with, which are written. */
export interface StudioContentBegun {
  readonly files: readonly string[];
}

/** What is answered with a status of 400 or more. */
export interface StudioProblem {
  /** A sentence that says what is wrong, and the fix where there is one. */
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  readonly fix?: string;
}

/** The draft as it stands. */
export interface StudioState extends StudioRevision {
  /** What the step is called that would be undone, or done again; undefined where there is none. */
  readonly undo?: string;
  readonly redo?: string;
  readonly findings: readonly StudioFinding[];
  /** Whether the pages show the draft; with errors they show the last site without. */
  readonly isShown: boolean;
  /** Whether there is a site without errors that they can show, the draft's or one before. */
  readonly hasSite: boolean;
  /** Files that differ from the disk. */
  readonly unsaved: readonly string[];
  /** Files of the draft that have changed on disk since; saving them asks what is to be done. */
  readonly conflicts: readonly string[];
}

/** What a change has made of the draft. */
export interface StudioEdited extends StudioState {
  /** Ids of the pages whose compiled form has changed. */
  readonly pages: readonly string[];
  /** Whether menus, words or anything else beside pages has changed. */
  readonly isWide: boolean;
  /** Whether open pages load anew, as something has changed that they read once. */
  readonly isReloaded: boolean;
  /** Milliseconds from the call to here: compiled, and sent to the pages that are open. */
  readonly ms: number;
}

/** How many steps are undone or done again at once; one, unless said. */
export interface StudioSteps {
  readonly steps?: number;
}

/** What has become of the draft, and by how many steps: there may be fewer than were asked for. */
export interface StudioStepped extends StudioEdited {
  readonly steps: number;
}

/** Files with their new texts, as one step that is undone at once. */
export interface StudioEdit {
  readonly changes: readonly StudioChange[];
  /** What undoing says: `layout of /people`. */
  readonly label: string;
  /** The revision that the change was made on; with another one the call fails with 409. */
  readonly base: number;
  /**
   * Names the input that somebody types in: edits of the same input within 2 s are undone in one step.
   * Undefined for a choice from a menu, which is undone by itself.
   */
  readonly merge?: string;
}

/** A file's new text; null removes it. */
export interface StudioChange {
  readonly file: string;
  readonly text: string | null;
}

/** What saving would write. */
export interface StudioDifference extends StudioRevision {
  readonly files: readonly StudioFileDifference[];
}

/** A file that differs from the disk. */
export interface StudioFileDifference {
  readonly file: string;
  readonly status: 'added' | 'changed' | 'removed';
  /** Null where there is no such file. */
  readonly before: string | null;
  /** As it would be written, in the house's format; null where it is removed. */
  readonly after: string | null;
  /** Whether the disk has another text than what the draft was made of. */
  readonly isConflict: boolean;
  /** Why the file on disk is not overwritten: set where the draft's text is no valid JSON. */
  readonly refusal?: StudioProblem;
}

/** What is to be saved. */
export interface StudioSaving {
  readonly base: number;
  /** All that differ, unless said. */
  readonly files?: readonly string[];
  /** What is done about files that have changed on disk: the draft's text, the disk's, or another one. */
  readonly resolutions?: Readonly<Record<string, StudioResolution>>;
}

/** What is written where draft and disk are at odds; `disk` is the hash that the conflict had. */
export type StudioResolution =
  | { readonly take: 'draft'; readonly disk: string }
  | { readonly take: 'disk'; readonly disk: string }
  | { readonly take: 'text'; readonly text: string; readonly disk: string };

/** What was saved. With conflicts nothing is written. */
export interface StudioSaved extends StudioState {
  /** Files that have another text on disk now. */
  readonly written: readonly string[];
  readonly conflictsWith: readonly StudioConflict[];
}

/** A file that has changed on disk since the draft was made of it. */
export interface StudioConflict {
  readonly file: string;
  /** What the draft was made of, what it has made of it, and what the disk has. */
  readonly base: string | null;
  readonly draft: string | null;
  readonly disk: string | null;
  /** Names the disk's text in a `StudioResolution`. */
  readonly hash: string;
}

/** A whole gesture by its name. */
export type StudioGesture = {
  [Name in keyof StudioGestures]: {
    readonly name: Name;
    readonly arguments: StudioGestures[Name];
    readonly base: number;
    /** As of an edit: what is typed in one input is one step. */
    readonly merge?: string;
    /** Whether only what would be done is answered. */
    readonly dryRun?: boolean;
  };
}[keyof StudioGestures];

/** What a gesture has done, or why it has not. */
export interface StudioGestureDone extends StudioEdited {
  /** Whether the draft has changed. */
  readonly isDone: boolean;
  /** Files that it has changed, or would change. */
  readonly files: readonly string[];
  /** The page that it has made or moved, by its id. */
  readonly page?: string;
  /** What it has done, a sentence each. */
  readonly notes: readonly string[];
  /** Why it was not done, a sentence each: a route that is taken, links that would lead nowhere. */
  readonly refusals: readonly StudioRefusal[];
}

/** A reason against a gesture. */
export interface StudioRefusal {
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  readonly path?: JsonPath;
  /** Whether the same gesture with `force: true` is done in spite of it. */
  readonly canForce?: boolean;
}
