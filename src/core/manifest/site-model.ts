/**
 * The normal form of manifests, in this folder's `-model` files: what the compiler emits and
 * everything else reads. Shorthand is expanded, defaults are filled in, texts are resolved; nobody
 * asks again which spelling was used. This file: the site as a whole.
 */
/** A language's code, as `site.json` lists it. */
export type Language = string;

/** A text in every language of the site, by the language's code. */
export type LocalizedText = Readonly<Record<Language, string>>;

export const BREAKPOINTS = ['xs', 'sm', 'tile', 'md', 'lg', 'xl'] as const;

export type Breakpoint = (typeof BREAKPOINTS)[number];

export interface LanguageModel {
  readonly code: Language;
  /** BCP 47 tag for `lang` attributes. */
  readonly tag: string;
  readonly label: string;
}

/** How a backend spells paging; see `pagingConvention` of site.schema.json. */
export interface PagingConvention {
  readonly page: string;
  readonly size: string;
  readonly pageSize: number;
  readonly items: string;
  readonly pages: string;
}

export interface ApiModel {
  readonly base: string;
  readonly languageHeader: string;
  /** Milliseconds that a call may take in all. */
  readonly timeout: number;
  readonly paging: PagingConvention;
}

export interface SiteModel {
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  /** The default language first. */
  readonly languages: readonly LanguageModel[];
  readonly api: ApiModel;
  readonly breakpoints: Readonly<Record<Breakpoint, number>>;
  readonly header: {
    readonly logo: string;
    readonly names: readonly { readonly lang: Language; readonly text: string }[];
    readonly navigation: string;
    readonly search: string | undefined;
  };
  readonly footer: {
    readonly infrastructure: string;
    readonly text: LocalizedText;
    readonly links: readonly { readonly text: LocalizedText; readonly href: string }[];
  };
  /** Address of the picture that stands for pages without one. */
  readonly shareImage: string | undefined;
  readonly icons: readonly { readonly src: string; readonly size: number }[];
  readonly images: readonly { readonly path: string; readonly widths: readonly number[] }[];
}
