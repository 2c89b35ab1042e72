import type { StructuredData } from './manifest-types.ts';
import type { LocalizedText } from './site-model.ts';
import type { TextSlot } from './slot-model.ts';

/**
 * How the site is found and shared: by search engines, networks and feed readers. Servers alone read
 * it, so it stands apart from what browsers load.
 */
export interface DiscoveryModel {
  readonly organization: OrganizationModel | undefined;
  /** The picture that stands for pages without one. */
  readonly shareImage: SharedPictureModel | undefined;
  /** By the pages' ids. */
  readonly pages: Readonly<Record<string, PageDiscovery>>;
}

/** What holds for one page. */
export interface PageDiscovery {
  readonly description: LocalizedText | undefined;
  /** The fields of the item that describe the page. */
  readonly summary: readonly string[];
  readonly thing: ThingModel | undefined;
  /** The field of a list's items that says when each was last changed. */
  readonly updated: string | undefined;
  readonly feed: FeedModel | undefined;
  /** The files that the page's layouts make of their lists. */
  readonly files: readonly ListFileModel[];
  /** The files that the blocks of the page's one item make of it. */
  readonly itemFiles: readonly ItemFileModel[];
}

/** A list as a file, such as a calendar; each item of it is one, too. */
export interface ListFileModel {
  /** The name of the view that has the list. */
  readonly view: string;
  /** The layout that makes the file. */
  readonly layout: string;
  /** The path of the list's file and, without its ending, of the folder of the items' files. */
  readonly path: string;
  /** Without its dot. */
  readonly ending: string;
}

/** The one item of a page as a file, such as a calendar of one event. */
export interface ItemFileModel {
  /** The block that makes the file. */
  readonly block: string;
  /** The page's route: the file stands at the page's path, with the ending. */
  readonly route: string;
  /** Without its dot. */
  readonly ending: string;
}

/** A thing that schema.org has words for, and the fields that fill its properties. */
export interface ThingModel {
  readonly type: StructuredData['type'];
  readonly fields: Readonly<Record<string, string>>;
}

export interface FeedModel {
  /** The feed's path on the site. */
  readonly path: string;
  readonly title: LocalizedText | undefined;
  readonly summary: TextSlot | undefined;
}

export interface OrganizationModel {
  readonly type: string;
  /** The URL of a square picture. */
  readonly logo: string | undefined;
  readonly email: string | undefined;
  readonly telephone: string | undefined;
  readonly address: PostalAddressModel | undefined;
  readonly parent: ParentOrganizationModel | undefined;
  readonly sameAs: readonly string[];
}

export interface PostalAddressModel {
  readonly streetAddress: LocalizedText;
  readonly addressLocality: LocalizedText;
  readonly postalCode: string | undefined;
  readonly addressCountry: string;
}

export interface ParentOrganizationModel {
  readonly type: string;
  readonly name: LocalizedText;
  readonly url: string | undefined;
}

/** A picture in a format that networks show; what is not known of it is left out. */
export interface SharedPictureModel {
  readonly src: string;
  readonly size: { readonly width: number; readonly height: number } | undefined;
  readonly alt: LocalizedText | undefined;
}
