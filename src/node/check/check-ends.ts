import { fieldValues } from '../../core/lists/field-values.ts';
import { localPartsOf } from '../../core/mapping/local-dates.ts';
import {
  createFinding,
  type Finding,
  type PlacedField,
  placedViews,
  quote,
  type Shapes,
  uniqueFindings,
  type ValidatedManifests,
} from '../compiler/index.ts';
import type { ContentFile } from '../content/index.ts';
import { filesOf } from './answering-files.ts';
import { fieldPlace, type PlacedContent } from './content-place.ts';

/** Ends of the content that are before their starts: pages show the start alone, or hours that run backwards. */
export function checkEnds(
  content: PlacedContent,
  { site, pages }: ValidatedManifests,
  shapes: Shapes,
): Finding[] {
  const timeZone = site?.value.timeZone;
  const findings = pages.flatMap(({ value: page }) =>
    placedViews(page, shapes).flatMap((view) =>
      view.fields.filter(isPlainEnd).flatMap(({ value, endOf }) =>
        filesOf(content, view).flatMap((file) => {
          const [start, end] = [plainValue(file, endOf), plainValue(file, value)];
          if (start === undefined || end === undefined) return [];
          if (!isBefore(end, start, timeZone)) return [];
          const message = `the end ${quote(end)} is before the start ${quote(start)} on ${page.route}; correct one of them`;
          const [field = value] = value.split('.');
          return createFinding('M228', fieldPlace(content, file, field), message);
        }),
      ),
    ),
  );
  return uniqueFindings(findings);
}

/** Whether a field holds an end, and belongs to no object of a list, where each has a start of its own. */
function isPlainEnd(field: PlacedField): field is PlacedField & { readonly endOf: string } {
  return field.endOf !== undefined && (field.within ?? []).length === 0;
}

/** The one value of a field; undefined where it has none, or several. */
function plainValue({ item }: ContentFile, field: string): string | undefined {
  const [value, ...others] = fieldValues(Object.fromEntries(item.fields), field);
  return others.length === 0 ? value : undefined;
}

/** Of a day and a time on it neither is before the other. */
function isBefore(end: string, start: string, timeZone: string | undefined): boolean {
  const [last, first] = [end, start].map((text) => localPartsOf(text.trim(), { timeZone }));
  if (last === undefined || first === undefined) return false;
  if (last.day !== first.day) return last.day < first.day;
  return last.hour !== undefined && first.hour !== undefined && last.hour < first.hour;
}
