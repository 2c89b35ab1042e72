import type { PageModel } from '../../core/manifest/page-model.ts';
import type { RouteModel, SourceModel } from '../../core/manifest/route-model.ts';
import { isRecord } from '../../core/mapping/read-path.ts';
import type { CompiledSite, Shapes } from '../compiler/index.ts';
import { type SampleEntity, sampleEntity } from './gallery-entity.ts';
import { type GalleryState, STATES } from './gallery-states.ts';

/** What a call of the gallery gets: a JSON value, a failure, or nothing at all. */
export type GalleryAnswer =
  | { readonly kind: 'json'; readonly body: unknown }
  | { readonly kind: 'failure' }
  | { readonly kind: 'silence' }
  | { readonly kind: 'nothing' };

const COUNT = 3;

/**
 * Answers a call of the gallery's API.
 *
 * @param path the endpoint with its state: `/layouts/table/full`
 */
export function answerGallery(
  { pages, table, shapes }: Pick<CompiledSite, 'pages' | 'table' | 'shapes'>,
  path: string,
): GalleryAnswer {
  const [, endpoint = '', last = ''] = /^(\/.+)\/([^/]+)$/.exec(path) ?? [];
  const state = STATES.find((known) => known === last);
  const route = table.routes.find(({ views }) =>
    views.some(({ source }) => isOf(source, endpoint)),
  );
  const page = pages.find(({ id }) => id === route?.id);
  if (state === undefined || route === undefined || page === undefined) return { kind: 'nothing' };
  if (state === 'loading') return { kind: 'silence' };
  if (state === 'failed') return { kind: 'failure' };
  const sources = route.views
    .map(({ source }) => source)
    .filter((source) => isOf(source, endpoint));
  return { kind: 'json', body: bodyOf(sources, { page, route, state, shapes }) };
}

function isOf({ endpoint }: SourceModel, asked: string): boolean {
  return endpoint === `${asked}/{state}`;
}

interface Shown {
  readonly page: PageModel;
  readonly route: RouteModel;
  readonly state: GalleryState;
  readonly shapes: Shapes;
}

/** One answer for all views that ask for it: lists below their names, or the whole of it. */
function bodyOf(sources: readonly SourceModel[], shown: Shown): unknown {
  const entities = entitiesOf(shown);
  const [first] = sources;
  if (first?.answers === 'one' && first.items === undefined)
    return entities[0] ?? emptyEntity(shown);
  if (first?.items === undefined) return entities;
  const body: SampleEntity = { numberOfTotalPages: 1, numberOfItems: entities.length };
  for (const { items } of sources) place(body, items ?? 'content', entities);
  return body;
}

function place(body: SampleEntity, path: string, value: unknown): void {
  const [name = '', ...rest] = path.split('.');
  if (rest.length === 0) {
    body[name] = value;
    return;
  }
  const inner: SampleEntity = {};
  body[name] = inner;
  place(inner, rest.join('.'), value);
}

function entitiesOf({ page, route, state, shapes }: Shown): SampleEntity[] {
  if (state === 'empty') return [];
  const { formats } = shapes;
  const model = [page, route.views];
  const filled = state === 'missing' ? withoutSpare(model) : model;
  return Array.from({ length: COUNT }, (_, number) =>
    sampleEntity(filled, { state, number, formats }),
  );
}

/** An entity that says no more than what it is called: its lists have nothing in them. */
function emptyEntity({ page, route, state, shapes }: Shown): SampleEntity {
  const model = [page, route.views];
  const spare = withoutSpare(model, false);
  const entity = sampleEntity(spare, { state, number: 0, formats: shapes.formats });
  // An item without its list is not what its page asks for.
  for (const field of listFields(model)) place(entity, field, []);
  return entity;
}

/** The fields of an item that are lists of parts. */
function listFields(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(listFields);
  if (!isRecord(part)) return [];
  const own = part.kind === 'items' && typeof part.field === 'string' ? [part.field] : [];
  return [...own, ...(own.length > 0 ? [] : Object.values(part).flatMap(listFields))];
}

/** The slots that stay where others are missing: those without which there is no item, and what it is called. */
function withoutSpare(part: unknown, hasParts = true): unknown {
  const inside = (inner: unknown) => withoutSpare(inner, hasParts);
  if (Array.isArray(part)) return part.map(inside);
  if (!isRecord(part)) return part;
  const { slots, needs, cells, ...rest } = part;
  const needed: readonly unknown[] = Array.isArray(needs) ? needs : [];
  const stays = (name: string, slot: unknown): boolean =>
    name === 'title' ||
    needed.includes(name) ||
    (hasParts && isRecord(slot) && (slot.kind === 'items' || slot.kind === 'cells'));
  const entries = Object.entries(rest).map(([name, inner]) => [name, inside(inner)]);
  return {
    ...Object.fromEntries(entries),
    ...(Array.isArray(cells) && { cells: cells.slice(0, 1) }),
    ...(isRecord(slots) && {
      slots: Object.fromEntries(
        Object.entries(slots)
          .filter(([name, slot]) => stays(name, slot))
          .map(([name, slot]) => [name, inside(slot)]),
      ),
    }),
  };
}
