import { expect } from '@playwright/test';
import type { Words } from './data-facts.ts';
import { type Expected, plain } from './expectations.ts';
import { FACTS, type Language, type OrganizationFacts } from './facts.ts';
import { bareUrlOf, type Head, urlIn, wordsOf } from './read-head.ts';

// What pages tell search engines of things, in the words of schema.org.

type Node = Readonly<Record<string, unknown>>;

export type ThingType = 'Person' | 'Event' | 'Article' | 'NewsArticle' | 'ScholarlyArticle';

/** A step on the way from the home page: its name, and its path on the site. */
export interface Step {
  readonly name: string;
  readonly path: string;
}

/** What a thing's description is made of. */
export interface ThingFacts {
  readonly type: ThingType;
  /** The values of the fields that the manifest names, by the names of properties. */
  readonly values: Node;
  /** The pictures among them, as pages show them. */
  readonly image?: Expected;
  readonly path: string;
  readonly language: Language;
}

const DATES = ['startDate', 'endDate', 'datePublished', 'dateModified'];
/** Without these search engines pass a thing over. */
const REQUIRED: Readonly<Record<ThingType, readonly string[]>> = {
  Person: ['name'],
  Event: ['name', 'startDate', 'location'],
  Article: ['headline'],
  NewsArticle: ['headline'],
  ScholarlyArticle: ['headline'],
};
const ORGANIZATION = { '@id': '/#organization' };

/** The nodes about a thing, and about the organisation where it has a part in it; none of one that lacks something. */
export function thingNodes({ type, values, image, path, language }: ThingFacts): readonly Node[] {
  const url = urlIn(path, language);
  const { online } = values;
  const own: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const read = name === 'image' ? imageOf(image) : propertyOf(name, value);
    if (read !== undefined && name !== 'online') own[name] = read;
  }
  if (typeof online === 'boolean') {
    own.eventAttendanceMode = `https://schema.org/${online ? 'Online' : 'Offline'}EventAttendanceMode`;
    if (online) own.location = { '@type': 'VirtualLocation', url };
  }
  if (REQUIRED[type].some((name) => own[name] === undefined)) return [];
  const isArticle = type.endsWith('Article');
  const { organization } = FACTS;
  const hasPart = organization !== undefined && type !== 'Person';
  const node = {
    '@type': type,
    ...own,
    ...(hasPart && !isArticle && { organizer: ORGANIZATION }),
    ...(hasPart && isArticle && { publisher: ORGANIZATION, author: own.author ?? ORGANIZATION }),
    ...(isArticle && { inLanguage: language.tag }),
    url,
  };
  return [node, ...(hasPart ? [nameOrganization(organization, language)] : [])];
}

/** The way from the home page to a page; nothing for the home page itself. */
export function breadcrumbs(steps: readonly Step[], language: Language): readonly Node[] {
  if (steps.at(-1)?.path === '/') return [];
  const all = [{ name: language.siteName, path: '/' }, ...steps];
  const itemListElement = all.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: urlIn(path, language),
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}

/** What the home page says: the site as a whole, and who publishes it. */
export function siteNodes(language: Language): readonly Node[] {
  const { organization, description } = FACTS;
  const whole = {
    '@type': 'WebSite',
    name: language.siteName,
    url: urlIn('/', language),
    inLanguage: language.tag,
  };
  if (organization === undefined) return [whole];
  const { email, telephone, postalAddress, parent, sameAs } = organization;
  const words = (text: Words) => text[language.code] ?? '';
  const about = {
    ...nameOrganization(organization, language),
    description: words(description),
    email,
    telephone,
    ...(postalAddress && { address: postalNode(postalAddress, words) }),
    parentOrganization: parent && {
      '@type': parent.type,
      name: words(parent.name),
      url: parent.url,
    },
    sameAs: sameAs.length > 0 ? sameAs : undefined,
  };
  return [{ ...whole, publisher: ORGANIZATION }, JSON.parse(JSON.stringify(about))];
}

/** Expects that a page tells of these things, in any order, and of nothing else. */
export function expectThings(head: Head, nodes: readonly Node[]): void {
  const byType = (list: readonly unknown[]) =>
    list.toSorted((a, b) => (typeOf(a) < typeOf(b) ? -1 : 1));
  expect(byType(head.things)).toEqual(byType(nodes));
}

/** A date as it is written, with its zone where it names one; undefined for what is no date. */
export function isoDate(value: unknown): string | undefined {
  const [, day, hour, seconds = ':00', zone = ''] =
    /^(\d{4}[-/]\d{2}[-/]\d{2})(?:[T ](\d{2}:\d{2})(:\d{2})?(?:\.\d+)?(Z|[+-]\d{2}:?\d{2})?)?$/i.exec(
      plain(value),
    ) ?? [];
  if (day === undefined) return undefined;
  const date = day.replaceAll('/', '-');
  const offset = zone.toUpperCase().replace(/^([+-]\d{2})(\d{2})$/, '$1:$2');
  return hour === undefined ? date : `${date}T${hour}${seconds}${offset}`;
}

/** A date as far as the whole world reads it alike: with its hour only where it names a zone. */
export function universalDate(value: unknown): string | undefined {
  const date = isoDate(value);
  return date === undefined || /(?:Z|[+-]\d{2}:\d{2})$/.test(date) ? date : date.slice(0, 10);
}

function propertyOf(name: string, value: unknown): unknown {
  if (DATES.includes(name)) return isoDate(value);
  const words = wordsOf(plain(value));
  if (words === '') return undefined;
  if (name === 'email') return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(words) ? words : undefined;
  if (name === 'location') return { '@type': 'Place', name: words, address: words };
  if (name === 'affiliation') return { '@type': 'Organization', name: words };
  return name === 'author' ? { '@type': 'Person', name: words } : words;
}

function imageOf(image: Expected | undefined): string | undefined {
  const src = image?.[0]?.picture?.src;
  return src === undefined ? undefined : bareUrlOf(src);
}

function postalNode(
  postal: NonNullable<OrganizationFacts['postalAddress']>,
  say: (text: Words) => string,
): Node {
  const { streetAddress, addressLocality } = postal;
  return {
    '@type': 'PostalAddress',
    ...postal,
    streetAddress: say(streetAddress),
    addressLocality: say(addressLocality),
  };
}

function nameOrganization({ type, logo }: OrganizationFacts, language: Language): Node {
  return {
    '@type': type,
    ...ORGANIZATION,
    name: language.siteName,
    url: '/',
    ...(logo !== undefined && { logo: bareUrlOf(logo) }),
  };
}

function typeOf(node: unknown): string {
  return String(Reflect.get(Object(node), '@type'));
}
