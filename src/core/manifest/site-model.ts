/**
 * The normal form of manifests, in this folder's `-model` files: what the compiler emits and
 * everything else reads. Shorthand is expanded, defaults are filled in, texts are resolved; nobody
 * asks again which spelling was used. This file: the site as a whole.
 */
import type { EndpointModel } from './endpoint-model.ts';
import type { FooterModel } from './footer-model.ts';
import type { Language, LanguageModel, LocalizedText } from './language-model.ts';
import type { FilteringConvention } from './list-model.ts';

export type { EndpointModel } from './endpoint-model.ts';
export type { Direction, Language, LanguageModel, LocalizedText } from './language-model.ts';

export const BREAKPOINTS = ['xs', 'sm', 'tile', 'md', 'lg', 'xl'] as const;

export type Breakpoint = (typeof BREAKPOINTS)[number];

/** How a backend is asked for a page of a list, and tells where the list ends. */
export interface PagesModel {
  /** The parameter that says where a page begins. */
  readonly page: string;
  /** Whether that parameter counts pages, or the items before the page. */
  readonly counts: 'pages' | 'items';
  /** The number of the first page. */
  readonly firstPage: number;
  /** The parameter that says how many items the page has. */
  readonly size: string;
  readonly end: PagingEnd;
}

/** How a backend spells paging; see `pagingConvention` of conventions.schema.json. */
export interface PagingConvention extends PagesModel {
  readonly pageSize: number;
  /** Path to a page's items; undefined where the answer itself is the list. */
  readonly items: string | undefined;
}

/** By what an answer tells whether there is a page after it, and where that stands. */
export interface PagingEnd {
  readonly by: 'pages' | 'total' | 'next';
  readonly at: AnswerPlace;
}

export type AnswerPlace =
  | { readonly from: 'body'; readonly path: string }
  | { readonly from: 'header'; readonly name: string };

/** How readers' browsers, and the server for them, ask one of the site's APIs. */
export interface ApiModel {
  /** The path on the site before every endpoint. */
  readonly base: string;
  readonly languageHeader: string;
  /** What the API calls languages of the site, where that is not their code. */
  readonly languages: Readonly<Record<string, string>>;
  /** The field by which an item says in which language it is. */
  readonly itemLanguage: string;
  /** The field by which an item lists the languages that it is there in. */
  readonly itemLanguages: string;
  /** Parameters of every call; `{language}` and `{tag}` in a value are filled in. */
  readonly query: Readonly<Record<string, string>>;
  /** Path to what was asked for in every answer; undefined where the answer is that itself. */
  readonly envelope: string | undefined;
  /** What stands before URLs of pictures and files that name no host. */
  readonly media: string;
  /** Further origins from which answers name pictures and files. */
  readonly mediaOrigins: readonly string[];
  /** Statuses other than 404 that say that an item is not there. */
  readonly missing: readonly number[];
  /** Milliseconds that a call may take in all. */
  readonly timeout: number;
  readonly paging: PagingConvention;
  /** What its lists are asked for otherwise than usual; undefined for none. */
  readonly filtering?: Partial<FilteringConvention> | undefined;
}

export interface SiteModel {
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  /** The IANA time zone in which times are shown; undefined where they are shown as they are written. */
  readonly timeZone: string | undefined;
  /** The default language first. */
  readonly languages: readonly LanguageModel[];
  /** The API that is asked where nothing names another. */
  readonly api: ApiModel;
  /** Further APIs, by the names that sources give. */
  readonly apis: Readonly<Record<string, ApiModel>>;
  readonly breakpoints: Readonly<Record<Breakpoint, number>>;
  readonly header: {
    readonly logo: string | undefined;
    /** Lines that are the same in all languages; the site's name stands where there are none. */
    readonly names: readonly { readonly lang: Language; readonly text: string }[];
    /** The call that names the menus' entries; where there is none, the manifests decide alone. */
    readonly navigation: EndpointModel | undefined;
    readonly search: string | undefined;
    /** Whether readers are led to the other languages, of which there are some. */
    readonly languageButton: boolean;
  };
  /** Undefined for pages without a footer. */
  readonly footer: FooterModel | undefined;
  readonly icons: readonly { readonly src: string; readonly size: number }[];
  readonly images: readonly { readonly path: string; readonly widths: readonly number[] }[];
}
