import type { EndpointModel } from './endpoint-model.ts';
import type { LocalizedText } from './language-model.ts';
import type { HeadingModel } from './slot-model.ts';

/** The foot of every page; lists are empty, and other parts undefined, where there is nothing. */
export interface FooterModel {
  /** The call whose answer holds the fields that parts name. */
  readonly call: EndpointModel | undefined;
  readonly logo: FooterValue | undefined;
  /** Whether the site's name is shown. */
  readonly name: boolean;
  readonly note: FooterNoteModel | undefined;
  readonly contact: readonly ContactLineModel[];
  readonly social: SocialModel | undefined;
  readonly columns: readonly FooterColumnModel[];
  readonly legal: readonly LegalLineModel[];
}

/** A value that is the manifest's own, or stands in a field of the answer. */
export type FooterValue = { readonly field: string } | { readonly value: string };

/** Words of the manifest, a field of the answer, or the former in reserve for the latter. */
export type FooterText = HeadingModel;

export interface FixedLinkModel {
  readonly text: LocalizedText;
  readonly href: string;
}

export interface FooterNoteModel {
  readonly text: FooterText | undefined;
  readonly links: readonly FixedLinkModel[];
  /** Whether it is shown on small screens alone. */
  readonly isMobile: boolean;
}

export type ContactLineModel = { readonly label: LocalizedText | undefined } & (
  | { readonly kind: 'text' | 'address'; readonly text: FooterText }
  | { readonly kind: 'phone' | 'email'; readonly value: FooterValue }
);

export interface SocialModel {
  readonly heading: LocalizedText | undefined;
  readonly links: readonly SocialLinkModel[];
}

/** An icon that leads to a URL or opens a picture; a picture alone where there is no icon. */
export interface SocialLinkModel {
  readonly icon: IconModel | undefined;
  readonly label: LocalizedText;
  readonly href: FooterValue | undefined;
  readonly picture: FooterValue | undefined;
}

/** An icon: a path of SVG in a square of 24 by 24, or the URL of a picture. */
export type IconModel = { readonly path: string } | { readonly src: string };

export interface FooterColumnModel {
  readonly heading: FooterText;
  readonly links: readonly FixedLinkModel[] | FooterListModel;
  readonly isFolded: boolean;
}

/** A list field of the answer, and the fields of its objects that links are made of. */
export interface FooterListModel {
  readonly field: string;
  readonly text: string;
  readonly href: string;
}

export interface LegalLineModel {
  readonly text: FooterText;
  readonly href: FooterValue | undefined;
}
