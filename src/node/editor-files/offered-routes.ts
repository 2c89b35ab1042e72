import type { Schema } from '../compiler/index.ts';
import { mapObject } from './map-object.ts';
import { type OfferedValue, offerValues } from './offered-values.ts';

const PAGE = 'schemas/page.schema.json';
const SECTION = 'schemas/section.schema.json';

/** What a page or a section is found by itself, which no other has. */
const OWN_ROUTES = ['route', 'aliases'];

/** The definition of a route, as schemas name it. */
const ROUTE = /^(?:|.*\bcommon\.schema\.json)#\/\$defs\/route$/;

/**
 * A schema in which each place for the route of another page offers those of the site: of one page each, or for the
 * children of a section those with one parameter.
 *
 * @param file the path of the schema
 */
export function offerRoutes(file: string, schema: Schema, routes: readonly OfferedValue[]): Schema {
  const fitting = routes.filter(file === SECTION ? hasOneParameter : isPlain);
  if (fitting.length === 0) return schema;
  const visit = (part: Schema): Schema =>
    typeof part.$ref === 'string' && ROUTE.test(part.$ref)
      ? offerValues(fitting, part)
      : mapObject(part, (_, inner) => visit(inner), part);
  const isManifest = file === PAGE || file === SECTION;
  return mapObject(
    schema,
    (keyword, part) =>
      isManifest && keyword === 'properties'
        ? mapObject(part, (name, inner) => (OWN_ROUTES.includes(name) ? inner : visit(inner)), part)
        : visit(part),
    schema,
  );
}

/** Whether a route is that of one page, and no pattern of many. */
export function isPlain({ value }: OfferedValue): boolean {
  return !value.includes(':');
}

function hasOneParameter({ value }: OfferedValue): boolean {
  return value.split(':').length === 2;
}
