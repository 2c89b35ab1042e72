import type { Titles } from './gestures.ts';

/** The path of a value in a JSON file: names and indices. */
export type JsonPath = readonly (string | number)[];

/** Something wrong with the site, and where. */
export interface StudioFinding {
  /** Below the site's folder, as all files here. */
  readonly file: string;
  /** Line and column count from 1. */
  readonly line: number;
  readonly column: number;
  /** The value that the place is in; undefined in a file that is no JSON, or cannot be read. */
  readonly path?: JsonPath;
  readonly code: string;
  readonly severity: 'error' | 'warning';
  /** The offending value, then the fix. */
  readonly message: string;
  /** Edits of the file's text that fix it, where a machine can; the last offset first is safe. */
  readonly fix?: readonly {
    readonly offset: number;
    readonly length: number;
    readonly content: string;
  }[];
}

/** The number of the draft's state; each step, undo and save counts it up. */
export interface StudioRevision {
  readonly revision: number;
}

/** The site by its manifests. */
export interface StudioSite extends StudioRevision {
  readonly name: Titles;
  readonly languages: readonly StudioLanguage[];
  readonly sections: readonly StudioSection[];
  readonly pages: readonly StudioPage[];
  /** Files that no page or section is: site.json, theme.json, texts. */
  readonly files: readonly { readonly path: string; readonly kind: StudioKind }[];
  /** Where its content is edited; undefined where it has none of its own. */
  readonly contentEditor?: string;
  /** Where every renderer is shown in each state. */
  readonly gallery?: string;
}

/** A language of the site. */
export interface StudioLanguage {
  readonly code: string;
  /** Its name for readers. */
  readonly label: string;
  readonly direction: 'ltr' | 'rtl';
}

/** A section, in the order of the menu. */
export interface StudioSection {
  readonly file: string;
  readonly route: string;
  readonly titles: Titles;
  readonly code?: string;
  readonly sortValue: number;
  /** Whether it stands in no menu. */
  readonly notMenu: boolean;
}

/** A page, in the order of the menu; those that are in none, as details, come last. */
export interface StudioPage {
  /** The file below `manifests/` without its ending. */
  readonly id: string;
  readonly file: string;
  readonly route: string;
  readonly aliases: readonly string[];
  readonly titles: Titles;
  /** Route of its section. */
  readonly section?: string;
  /** Route of the list that a detail belongs to. */
  readonly parent?: string;
  /** Undefined for a page without an entry in a menu. */
  readonly menu?: {
    readonly code?: string;
    readonly sortValue: number;
    readonly notMenu: boolean;
  };
  /** A path at which the page can be seen, its parameters filled in by what the content has; undefined where none is known. */
  readonly example?: string;
  /** Names of its views, as parts are inspected by. */
  readonly views: readonly string[];
  readonly override?: string;
}

/** What a file of manifests/ is. */
export type StudioKind = 'site' | 'theme' | 'section' | 'page' | 'texts';

/** A file of the draft. */
export interface StudioFile extends StudioRevision {
  readonly path: string;
  readonly kind: StudioKind | 'other';
  /** Null where the draft removes it. */
  readonly text: string | null;
  /** What the disk has; null where there is no such file. */
  readonly saved: string | null;
}

/** What forms are made from. */
export interface StudioSchema {
  readonly kind: StudioKind;
  /**
   * One document of JSON Schema: all references lead into its own `$defs`. Places whose values the site
   * knows have the keyword `studio`, with the name of a list in `values`.
   */
  readonly schema: Readonly<Record<string, unknown>>;
  readonly values: StudioValues;
}

/** What the keyword `studio` of a schema names. */
export type StudioValueKind = keyof StudioValues;

/** What may be chosen in some places of a form. */
export interface StudioValues {
  /** Routes of the site, with titles in their first language. */
  readonly route: readonly StudioValue[];
  readonly endpoint: readonly StudioValue[];
  /** Keys of texts, with the text in the site's first language. */
  readonly text: readonly StudioValue[];
  /** Files below `/media/`. */
  readonly media: readonly StudioValue[];
  /** Markdown files of the content that a page or part can name. */
  readonly markdown: readonly StudioValue[];
  readonly override: readonly StudioValue[];
  readonly api: readonly StudioValue[];
  readonly language: readonly StudioValue[];
  /** Empty here: the fields of a view's answer come from `GET fields`. */
  readonly field: readonly StudioValue[];
}

/** A value to choose, and what it is to a person. */
export interface StudioValue {
  readonly value: string;
  readonly label?: string;
}

/** A layout, frame, block, format or override that a manifest may name. */
export interface StudioRenderer {
  readonly kind: 'layout' | 'frame' | 'block' | 'format' | 'override';
  readonly name: string;
  readonly description: string;
  /** Whether it is the site's own, and not the engine's. */
  readonly isOwn: boolean;
  /** What a layout shows: one item, a list of them, or either, by whether it has `items`; undefined for what is none. */
  readonly shows?: 'one' | 'list' | 'either';
  /** Slots that a layout's items cannot be without, and not every field can fill, with their kinds. */
  readonly needs?: Readonly<Record<string, 'image' | 'date' | 'file'>>;
  /** The URL of its picture; undefined where there is none. */
  readonly picture?: string;
  /** Values to begin with, as its schema has them. */
  readonly examples: readonly unknown[];
}

/** The fields of what a view's source answers, by asking it. */
export interface StudioFields {
  readonly view: string;
  readonly endpoint: string;
  /** Whether the answer is one item or a list. */
  readonly answers: 'one' | 'list';
  readonly fields: readonly StudioField[];
  /** Why there are none, in a sentence: the call failed, or the list is empty. */
  readonly problem?: string;
}

/** A field of an item. */
export interface StudioField {
  /** Dotted path, as manifests name it. */
  readonly name: string;
  readonly kind: StudioFieldKind;
  /** A value of the first item that has one, cut to 200 characters where it is a text. */
  readonly sample: unknown;
  /** In how many of the items that were looked at it has a value, from 0 to 1. */
  readonly filled: number;
  /** Whether several items share its values, which are short: readers can narrow a list by it. */
  readonly hasFewValues?: boolean;
  /** What the site calls it already, other pages first; the path is where the page itself does. */
  readonly labels?: readonly { readonly value: unknown; readonly path?: JsonPath }[];
}

/** What a field's values look like. */
export type StudioFieldKind =
  | 'text'
  | 'rich-text'
  | 'number'
  | 'boolean'
  | 'date'
  | 'picture'
  | 'file'
  | 'url'
  | 'email'
  | 'phone'
  | 'list'
  | 'object';

/** Where a part of a page stands. */
export interface StudioPlace {
  readonly file: string;
  readonly path: JsonPath;
  readonly line: number;
  readonly column: number;
}

/** Texts side by side. */
export interface StudioTexts extends StudioRevision {
  readonly languages: readonly StudioLanguage[];
  readonly rows: readonly StudioTextRow[];
}

/** One text in all languages. */
export interface StudioTextRow {
  /** The key in manifests/texts; undefined for one that is written in a manifest. */
  readonly key?: string;
  /** Where it is used, or where it is written if it has no key. */
  readonly places: readonly StudioPlace[];
  /** By language; a language that has none is left out. */
  readonly texts: Titles;
  /** Languages of the site that have none. */
  readonly missing: readonly string[];
  /** Further languages that have the same words as another, and may be still to be translated. */
  readonly untranslated: readonly string[];
  /** Whether it is one of the renderer's words that the site leaves as the engine has them. */
  readonly isEngine: boolean;
}

/** The theme's tokens and what they come to. */
export interface StudioTheme extends StudioRevision {
  readonly file: string;
  readonly colors: readonly {
    readonly name: string;
    readonly path: JsonPath;
    readonly value: string;
  }[];
  readonly contrasts: readonly StudioContrast[];
}

/** Two colours of the theme that meet on a page. */
export interface StudioContrast {
  /** Names of the colours. */
  readonly text: string;
  readonly background: string;
  readonly ratio: number;
  /** The least that it has to be. */
  readonly least: number;
  /** What it is of, in words. */
  readonly of: string;
}
