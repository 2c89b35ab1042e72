import { decodePath } from '../../core/mapping/picture-facts.ts';
import { isRecord } from '../../core/mapping/read-path.ts';
import {
  createFinding,
  type Finding,
  type Shapes,
  type ValidatedManifests,
} from '../compiler/index.ts';
import type { ContentFile } from '../content/index.ts';
import { isRaster, type MediaSurvey } from '../media/index.ts';
import { fieldPlace, type PlacedContent } from './content-place.ts';

/** A field whose picture a layout shows at least so wide. */
interface WidePlace {
  readonly api: string | undefined;
  readonly endpoint: string;
  readonly field: string;
  readonly layout: string;
  readonly least: number;
}

/** Pictures that a layout stretches over more pixels than they have, and so blurs. */
export function checkLeastWidths(
  contents: readonly PlacedContent[],
  { pages }: ValidatedManifests,
  shapes: Shapes,
  media: MediaSurvey,
): Finding[] {
  const places = pages.flatMap(({ value }) => widePlaces(value, shapes));
  return places.flatMap((place) =>
    contents
      .filter(({ api }) => api === place.api)
      .flatMap((content) =>
        content.files
          .filter((file) => answersAt(file, place.endpoint))
          .flatMap((file) => checkWidth(content, file, place, media)),
      ),
  );
}

/** The places of all views of a page, by what the schemas of their layouts say. */
function widePlaces(value: unknown, shapes: Shapes): WidePlace[] {
  if (Array.isArray(value)) return value.flatMap((entry) => widePlaces(entry, shapes));
  if (!isRecord(value)) return [];
  const inner = Object.values(value).flatMap((entry) => widePlaces(entry, shapes));
  const { source, layout } = value;
  if (!isRecord(source) || !isRecord(layout)) return inner;
  const slots = shapes.layouts.get(String(layout.type))?.slots ?? [];
  const own = slots.flatMap(({ name, isOfItem, leastWidth: least }): WidePlace[] => {
    const item = isOfItem ? layout.item : layout;
    const slot = isRecord(item) ? item[name] : undefined;
    const field = isRecord(slot) ? slot.field : slot;
    if (least === undefined || typeof field !== 'string') return [];
    const api = typeof source.api === 'string' ? source.api : undefined;
    return [{ api, endpoint: String(source.endpoint), field, layout: String(layout.type), least }];
  });
  return [...own, ...inner];
}

/** Whether an endpoint answers a file, by itself or among others. */
function answersAt({ folder, id }: ContentFile, endpoint: string): boolean {
  const list = endpoint.replace(/\/\{[^{}]*\}$/, '').slice(1);
  return list === folder || list === (folder === '' ? id : `${folder}/${id}`);
}

function checkWidth(
  content: PlacedContent,
  file: ContentFile,
  { field, layout, least }: WidePlace,
  { pictures }: MediaSurvey,
): Finding[] {
  const src = file.item.fields.get(field);
  if (typeof src !== 'string' || !isRaster(src)) return [];
  const [width = least] = pictures[decodePath(src)] ?? [];
  if (width >= least) return [];
  const message = `"${decodePath(src)}" is ${width} pixels wide, and the layout "${layout}" shows it over at least ${least}; put a larger one there`;
  return [createFinding('M409', fieldPlace(content, file, field), message)];
}
