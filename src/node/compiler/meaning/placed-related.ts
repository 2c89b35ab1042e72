import type { PageManifest, Source } from '../../../core/manifest/manifest-types.ts';
import { queryNames, templateNames } from '../../../core/mapping/links.ts';
import { filledFields } from '../normal/filled-fields.ts';
import type { Path } from '../text/manifest-file.ts';
import type { PlacedField } from './placed-fields.ts';

/** The fields of a page's item with which what is related to it is asked for. */
export function placedFillingFields({ route, related = [] }: PageManifest): PlacedField[] {
  return related.flatMap(({ view: { source } }, index) =>
    fieldsOf(source, ['related', index, 'view', 'source'], route),
  );
}

function fieldsOf(source: Source, path: Path, route: string): PlacedField[] {
  const fields = filledFields(source, route);
  const named: (readonly [names: readonly string[], path: Path])[] = [
    [templateNames(source.endpoint), [...path, 'endpoint']],
    ...Object.entries(source.query ?? {}).map(
      ([name, value]) => [queryNames(value), [...path, 'query', name]] as const,
    ),
  ];
  return named.flatMap(([names, at]) =>
    names
      .filter((name) => fields.includes(name))
      .map((value): PlacedField => ({ value, path: at, reading: { as: 'text' } })),
  );
}
