import type { ThingModel } from '../manifest/discovery-model.ts';
import { plainWords } from '../mapping/format-value.ts';
import { isEmailAddress, type MappingContext, mapImage } from '../mapping/map-slot.ts';
import { readPath } from '../mapping/read-path.ts';
import { type JsonLdNode, type JsonLdValue, ORGANIZATION_ID, urlOf } from './json-ld.ts';
import { type PropertyKind, THINGS } from './thing-properties.ts';
import { isoDate, readDate } from './written-date.ts';

/** What a thing's description needs beside the entity. */
export interface ThingContext extends MappingContext {
  /** Path of the page that is about it. */
  readonly path: string;
  /** Whether the site names the organisation that publishes it. */
  readonly hasOrganization: boolean;
}

type Reader = (value: unknown, context: ThingContext) => JsonLdValue | undefined;

/** How a field becomes a property of each kind; TypeScript holds the table complete. */
const READERS: Readonly<Record<PropertyKind, Reader>> = {
  text: plainWords,
  email: (value) => (isEmailAddress(value) ? value : undefined),
  image(value, context) {
    const image = mapImage(value, '', context);
    return image && urlOf(image.src);
  },
  date(value) {
    const date = readDate(value);
    return date && isoDate(date);
  },
  person: (value, context) => named('Person', plainWords(value, context)),
  organization: (value, context) => named('Organization', plainWords(value, context)),
  place(value, context) {
    const name = plainWords(value, context);
    return name === undefined ? undefined : { '@type': 'Place', name, address: name };
  },
  attendance: (value) =>
    typeof value === 'boolean'
      ? `https://schema.org/${value ? 'Online' : 'Offline'}EventAttendanceMode`
      : undefined,
};

/**
 * An entity in the words of schema.org; undefined where the answer lacks what the kind of thing
 * cannot be without.
 */
export function describeThing(
  { type, fields }: ThingModel,
  entity: unknown,
  context: ThingContext,
): JsonLdNode | undefined {
  const kind = THINGS[type];
  const values: Record<string, JsonLdValue> = {};
  for (const [name, field] of Object.entries(fields)) {
    const reader = kind.properties[name];
    const value = reader && READERS[reader](readPath(entity, field), context);
    if (value !== undefined) values[name] = value;
  }
  const { online, ...own } = values;
  const properties = {
    ...own,
    ...(online !== undefined && { eventAttendanceMode: online }),
    // Search engines ask for a place of every event; online it is the page that tells how to join.
    ...(isOnline(fields, entity) && {
      location: { '@type': 'VirtualLocation', url: urlOf(context.path) },
    }),
  };
  if (kind.required.some((name) => !Object.hasOwn(properties, name))) return undefined;
  return {
    '@type': type,
    ...properties,
    ...(context.hasOrganization && partOfOrganization(type, properties)),
    url: urlOf(context.path),
  };
}

function partOfOrganization(type: ThingModel['type'], properties: object) {
  const part = THINGS[type].organization;
  return {
    ...(part !== undefined && { [part]: ORGANIZATION_ID }),
    ...(part === 'publisher' && !('author' in properties) && { author: ORGANIZATION_ID }),
  };
}

function isOnline({ online }: ThingModel['fields'], entity: unknown): boolean {
  return online !== undefined && readPath(entity, online) === true;
}

function named(type: string, name: string | undefined): JsonLdNode | undefined {
  return name === undefined ? undefined : { '@type': type, name };
}
