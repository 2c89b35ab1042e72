import type { PageManifest } from '../../../core/manifest/manifest-types.ts';
import { createFinding, type Finding } from '../findings/finding.ts';
import type { Validated } from '../read/validated-manifests.ts';
import type { Shapes } from '../schema/shapes.ts';
import type { Path } from '../text/manifest-file.ts';
import { placedRecords } from './placed-records.ts';

/** Formats that a page calls by their names alone, and which cannot do without an option. */
export function checkFormats(
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
