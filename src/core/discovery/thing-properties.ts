import type {
  ArticleData,
  EventData,
  PersonData,
  StructuredData,
} from '../manifest/manifest-types.ts';

/** What a property of a thing holds, and so how its field is read. */
export type PropertyKind =
  | 'text'
  | 'email'
  | 'image'
  /** A day, or a day with its hour. */
  | 'date'
  | 'person'
  | 'organization'
  | 'place'
  /** Whether an event takes place online. */
  | 'attendance';

type PropertiesOf<Data> = { readonly [Name in Exclude<keyof Data, 'type'>]-?: PropertyKind };

const PERSON: PropertiesOf<PersonData> = {
  name: 'text',
  jobTitle: 'text',
  affiliation: 'organization',
  email: 'email',
  telephone: 'text',
  image: 'image',
  description: 'text',
  knowsAbout: 'text',
};

const EVENT: PropertiesOf<EventData> = {
  name: 'text',
  startDate: 'date',
  endDate: 'date',
  location: 'place',
  online: 'attendance',
  image: 'image',
  description: 'text',
};

const ARTICLE: PropertiesOf<ArticleData> = {
  headline: 'text',
  author: 'person',
  datePublished: 'date',
  dateModified: 'date',
  image: 'image',
  description: 'text',
};

/** What is known of a kind of thing. */
interface ThingKind {
  readonly properties: Readonly<Record<string, PropertyKind>>;
  /** Properties without which search engines pass the thing over. */
  readonly required: readonly string[];
  /** The property by which the organisation of the site has a part in it. */
  readonly organization: 'organizer' | 'publisher' | undefined;
  /** How networks call a page that is about such a thing. */
  readonly shared: 'website' | 'article' | 'profile';
}

const ANY_PERSON: ThingKind = {
  properties: PERSON,
  required: ['name'],
  organization: undefined,
  shared: 'profile',
};
const ANY_EVENT: ThingKind = {
  properties: EVENT,
  required: ['name', 'startDate', 'location'],
  organization: 'organizer',
  shared: 'website',
};
const ANY_ARTICLE: ThingKind = {
  properties: ARTICLE,
  required: ['headline'],
  organization: 'publisher',
  shared: 'article',
};

/** The kinds of things by their types; TypeScript holds the tables complete. */
export const THINGS: Readonly<Record<StructuredData['type'], ThingKind>> = {
  Person: ANY_PERSON,
  Event: ANY_EVENT,
  Article: ANY_ARTICLE,
  NewsArticle: ANY_ARTICLE,
  ScholarlyArticle: ANY_ARTICLE,
};
