import { fieldValues } from '../../core/lists/field-values.ts';
import {
  createFinding,
  type Finding,
  isOfForm,
  placedViews,
  quote,
  type Shapes,
  uniqueFindings,
  type ValidatedManifests,
} from '../compiler/index.ts';
import { filesOf } from './answering-files.ts';
import { fieldPlace, type PlacedContent } from './content-place.ts';

/** Values of the content that lack the form in which a page reads them, such as a misspelt DOI: it shows none. */
export function checkForms(
  content: PlacedContent,
  { pages }: ValidatedManifests,
  shapes: Shapes,
): Finding[] {
  const findings = pages.flatMap(({ value: page }) =>
    placedViews(page, shapes).flatMap((view) =>
      view.fields.flatMap(({ value, within = [], reading }) => {
        // A year may have words about it.
        if (reading.as !== 'identifier' || reading.form === undefined) return [];
        const { form, noun = 'value of its form' } = reading;
        const [field = value, ...inside] = [...within, ...value.split('.')];
        return filesOf(content, view).flatMap((file) =>
          fieldValues(Object.fromEntries(file.item.fields), [field, ...inside].join('.'))
            .filter((text) => !isOfForm(text.trim(), form))
            .map((text) => {
              const message = `${quote(text)} is no ${noun}, so that ${page.route} shows nothing of it; correct it, or remove it`;
              return createFinding('M228', fieldPlace(content, file, field), message);
            }),
        );
      }),
    ),
  );
  return uniqueFindings(findings);
}
