import type { PageManifest } from '../../../core/manifest/manifest-types.ts';
import { isRecord } from '../../../core/mapping/read-path.ts';
import { createFinding, type Finding, withFix } from '../findings/finding.ts';
import type { Validated } from '../read/validated-manifests.ts';
import type { Shapes } from '../schema/shapes.ts';
import type { Path } from '../text/manifest-file.ts';
import { findMeant, suggest } from '../text/suggest.ts';
import { placedRecords } from './placed-records.ts';
import { formatName } from './reading.ts';

/** Formats that lack an option they cannot do without, and options that name what there is not. */
export function checkFormats(page: Validated<PageManifest>, shapes: Pick<Shapes, 'formats'>) {
  return [...checkNamed(page, shapes), ...checkCodes(page, shapes)];
}

/** Formats that a page calls by their names alone. */
function checkNamed(
  { value, file }: Validated<PageManifest>,
  { formats }: Pick<Shapes, 'formats'>,
): Finding[] {
  return findNamed(value).flatMap(({ name, path }) => {
    const shape = formats.get(name);
    const missing = shape?.options.find(({ isRequired }) => isRequired);
    if (shape === undefined || missing === undefined) return [];
    const message = `the format "${name}" needs "${missing.name}"; write it as an object, such as ${JSON.stringify(shape.example)}`;
    return [createFinding('M102', file.placeOf(path), message)];
  });
}

/** Codes such as that of a currency, as the standard has them that `Intl` knows. */
function checkCodes(
  { value, file }: Validated<PageManifest>,
  { formats }: Pick<Shapes, 'formats'>,
): Finding[] {
  return placedRecords(value).flatMap(({ value: { format }, path }) => {
    if (!isRecord(format)) return [];
    const options = formats.get(formatName(format))?.options ?? [];
    return options.flatMap(({ name, codes }) => {
      const code = format[name];
      const known = codes === undefined ? [] : Intl.supportedValuesOf(codes);
      if (codes === undefined || typeof code !== 'string' || known.includes(code)) return [];
      const at = [...path, 'format', name];
      const message = `"${name}" is "${code}", and there is no such ${codes}${suggest(code, known)}`;
      const finding = createFinding('M105', file.placeOf(at), message);
      return [withFix(finding, file.rangeOf(at), findMeant(code, known))];
    });
  });
}

interface NamedFormat {
  readonly name: string;
  readonly path: Path;
}

/** Every format of a page that stands beside a field as a name alone. */
function findNamed(page: PageManifest): NamedFormat[] {
  return placedRecords(page).flatMap(({ value: { format, field }, path }) =>
    typeof format === 'string' && typeof field === 'string'
      ? [{ name: format, path: [...path, 'format'] }]
      : [],
  );
}
