import { readFileSync } from 'node:fs';
import type { CallFacts, ContentList, Words } from './data-facts.ts';
import type { OracleFacts } from './fixture-facts.ts';

/** What the manifests say of the site as a whole; `site.json` in the folder above holds it. */
export interface SiteFacts {
  readonly languages: readonly Language[];
  /** The IANA time zone in which days begin and times are shown; times are as they are written where there is none. */
  readonly timeZone?: string;
  /** What the header calls the site, and the `lang` of each name. */
  readonly names: readonly { readonly tag: string; readonly text: string }[];
  readonly api: ApiFacts;
  /** Further APIs, by the names that sources give. */
  readonly apis: Readonly<Record<string, ApiFacts>>;
  /** What is said of the site as a whole. */
  readonly description: Words;
  readonly organization?: OrganizationFacts;
  /** The URL of the picture that stands for pages without one. */
  readonly shareImage?: string;
  /** The widest window, in pixels, that has the layout of phones. */
  readonly mobileUpTo: number;
  /** The widths, in pixels, at which lists have other columns, by their names. */
  readonly breakpoints: Readonly<Record<string, number>>;
  /** The width of the drawer in which items open, as a share of the window: `62.5%`. */
  readonly itemDrawer: string;
  /** The call of the navigation list; the manifests decide where there is none. */
  readonly navigation?: CallFacts;
  /** The renderer's own words, by their keys. */
  readonly words: Readonly<Record<string, Words>>;
  readonly sections: readonly SectionFacts[];
  /** The pages with a link back to which the home page may lead. */
  readonly backLinks: readonly BackLinkFacts[];
  /** What the footer shows, where there is one. */
  readonly footer?: FooterFacts;
  /** Whether the header leads to the other languages. */
  readonly languageButton: boolean;
  /** What readers of a browser that the site does not support see, by the `lang` of the page. */
  readonly unsupportedBrowser: Words;
  /** What a server of made-up answers has to know; it stands for a site's one API. */
  readonly oracle?: OracleFacts;
  /** What is known of the lists of the site's own content. */
  readonly contentLists?: readonly ContentList[];
  /** The route of the search page, where there is one. */
  readonly search?: string;
}

/** Who publishes the site: `organization` of the site manifest. */
export interface OrganizationFacts {
  readonly type: string;
  readonly logo?: string;
  readonly email?: string;
  readonly telephone?: string;
  readonly postalAddress?: {
    readonly streetAddress: Words;
    readonly addressLocality: Words;
    readonly postalCode?: string;
    readonly addressCountry: string;
  };
  readonly parent?: { readonly type: string; readonly name: Words; readonly url?: string };
  readonly sameAs: readonly string[];
}

/** A text of the manifest, or the field of the footer's answer that holds it. */
export interface FooterText {
  readonly field?: string;
  readonly text?: Words;
}

/** A value of the manifest, or the field of the footer's answer that holds it. */
export type FooterValue = { readonly field: string } | { readonly value: string };

export interface FooterFacts {
  /** The call whose answer has the fields that the footer shows. */
  readonly call?: CallFacts;
  readonly note?: {
    readonly text?: FooterText;
    readonly links: readonly { readonly text: Words; readonly href: string }[];
    /** Whether it is for phones alone. */
    readonly isMobile: boolean;
  };
  /** Lines of words, or a telephone number or an e-mail: those have a value. */
  readonly contact: readonly {
    readonly kind: string;
    readonly label?: Words;
    readonly text?: FooterText;
    readonly value?: FooterValue;
  }[];
  /** Accounts elsewhere: icons that lead there or open a picture, and pictures without an icon. */
  readonly social?: {
    readonly heading?: Words;
    readonly links: readonly {
      readonly icon?: object;
      readonly label: Words;
      readonly href?: FooterValue;
      readonly picture?: FooterValue;
    }[];
  };
  readonly columns: readonly {
    readonly heading: FooterText;
    /** Links, or a list field of the answer and the fields of its objects that links are made of. */
    readonly links:
      | readonly { readonly text: Words; readonly href: string }[]
      | { readonly field: string; readonly text: string; readonly href: string };
    readonly isFolded: boolean;
  }[];
  readonly legal: readonly { readonly text: FooterText; readonly href?: FooterValue }[];
}

export interface Language {
  readonly code: string;
  /** The value of `lang` attributes. */
  readonly tag: string;
  /** Which way its lines run: `ltr` or `rtl`. */
  readonly direction: string;
  /** The language's name for itself. */
  readonly label: string;
  /** The BCP 47 tag in whose way dates are written out. */
  readonly dates: string;
  /** The site's name, with which page titles end. */
  readonly siteName: string;
}

export interface ApiFacts {
  readonly base: string;
  readonly languageHeader: string;
  /** What the API calls languages, where that is not their code. */
  readonly languages: Words;
  readonly query: Readonly<Record<string, string>>;
  readonly envelope?: string;
  /** Statuses other than 404 by which it says that an item is not there. */
  readonly missing: readonly number[];
  /** The field by which an item lists the languages that it is there in. */
  readonly itemLanguages: string;
  readonly media: string;
  /** The origins beside the site's own from which pictures are shown. */
  readonly mediaOrigins: readonly string[];
  /** Milliseconds that a call may take in all. */
  readonly timeout: number;
}

/** A page's link back to its list. */
export interface BackLinkFacts {
  /** The page's route, with its parameters: `/people/:id`. */
  readonly route: string;
  readonly back: string;
  /** Whether who came from the list or from home goes back there, to the place where they were. */
  readonly history: boolean;
  /** The list's entry in a menu; undefined where it has none. */
  readonly menu?: MenuTitle;
}

/** A menu entry: the server's name for its code, else the title. */
export interface MenuTitle {
  readonly code?: string;
  readonly title: Words;
}

export interface SectionFacts {
  readonly route: string;
  readonly menu: MenuTitle;
  readonly sortValue: number;
  /** Whether the section stands in the menu of the header. */
  readonly isInMenu: boolean;
  readonly pages: readonly (MenuTitle & {
    readonly route: string;
    readonly sortValue: number;
    /** Whether its title stands in italics, as the name of a journal. */
    readonly isItalic: boolean;
  })[];
  /** The pages that the server's navigation names, if it does. */
  readonly children?: {
    readonly of: string;
    readonly route: string;
    readonly drafts: boolean;
  };
}

export const FACTS: SiteFacts = JSON.parse(
  readFileSync(new URL('../site.json', import.meta.url), 'utf8'),
);

/** The API that answers a call. */
export function apiOf({ api }: { readonly api?: string | undefined }): ApiFacts {
  const found = api === undefined ? FACTS.api : FACTS.apis[api];
  if (found === undefined) throw new Error(`site.json has no API "${api}"`);
  return found;
}

/** The word by which an API is asked for a language. */
export function wordFor({ code }: Language, { languages }: ApiFacts): string {
  return languages[code] ?? code;
}
