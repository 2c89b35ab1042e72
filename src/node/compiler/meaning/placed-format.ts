import { isSitePath, templateNames } from '../../../core/mapping/links.ts';
import { isRecord } from '../../../core/mapping/read-path.ts';
import type { Shapes } from '../schema/shapes.ts';
import type { Path } from '../text/manifest-file.ts';
import {
  asEnds,
  joinFields,
  NOTHING,
  type Placed,
  type PlacedFields,
  pathReading,
} from './placed-fields.ts';
import { formatName, isOfEach } from './reading.ts';

/** What the options of a text's format read: of the entity, or of the objects in a list of names. */
export function placedFormat(
  format: unknown,
  at: Path,
  fields: readonly Placed<string>[],
  shapes: Pick<Shapes, 'formats'>,
): PlacedFields {
  const shape = shapes.formats.get(formatName(format));
  if (shape === undefined || !isRecord(format)) return NOTHING;
  const lists = shape.reads === 'names' ? fields.map(({ value }) => value) : [];
  return joinFields(
    shape.options.map((option) => {
      const value = format[option.name];
      if (typeof value !== 'string') return NOTHING;
      const path = [...at, option.name];
      const within = isOfEach(option, format) ? lists : [];
      if (option.kind === 'field') {
        const own = [{ value, path, within, reading: { as: option.reads } }];
        return { fields: option.endOf ? asEnds(own, fields[0]?.value) : own, links: [] };
      }
      return option.kind === 'template' ? placedTemplate(value, path, within) : NOTHING;
    }),
  );
}

/** A template leads into the site, or elsewhere by the values of fields. */
function placedTemplate(value: string, path: Path, within: readonly string[]): PlacedFields {
  const reading = pathReading();
  if (isSitePath(value)) return { fields: [], links: [{ value, path, within, reading }] };
  const fields = templateNames(value).map((name) => ({ value: name, path, within, reading }));
  return { fields, links: [] };
}
