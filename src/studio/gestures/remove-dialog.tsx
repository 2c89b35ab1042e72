import { Checkbox, Field, Select } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { StudioPage, StudioSection, StudioSite } from '../../core/studio/data.ts';
import { titleOf } from '../site/list-entries.ts';
import { titleLanguageAtom } from '../state/atoms.ts';
import { words } from '../words.ts';
import { GestureDialog } from './gesture-dialog.tsx';
import type { Gesture } from './use-preview.ts';

interface RemovePageProps {
  readonly site: StudioSite;
  readonly page: StudioPage;
}

/** Removes a page, and that of its items with it; what still leads there is shown first. */
export function RemovePageDialog({ site, page }: RemovePageProps) {
  const language = useAtomValue(titleLanguageAtom);
  const [isWith, setWith] = useState(true);
  const details = site.pages.filter(
    ({ parent, route }) => parent === page.route && route.includes(':'),
  );
  const withDetails = details.length > 0 && isWith;
  const removal = (force: boolean): Gesture => ({
    name: 'remove-page',
    arguments: { page: page.id, force, ...(withDetails && { withDetails }) },
  });
  const names = details.map((detail) => titleOf(detail, language));
  return (
    <GestureDialog
      title={words.gestures.removePage}
      action={words.gestures.remove}
      gesture={removal(false)}
      forced={removal(true)}
      previewed=""
    >
      <p>{words.gestures.removingPage(titleOf(page, language))}</p>
      {details.length > 0 && (
        <>
          <Checkbox
            checked={isWith}
            onChange={(_, { checked }) => setWith(checked === true)}
            label={words.gestures.withDetails(names)}
          />
          {!isWith && <p role="status">{words.gestures.withoutDetails(names)}</p>}
        </>
      )}
    </GestureDialog>
  );
}

/** Removes a section with its pages; what still leads there is shown first. */
export function RemoveSectionDialog({ section }: { readonly section: StudioSection }) {
  const language = useAtomValue(titleLanguageAtom);
  const removal = (force: boolean): Gesture => ({
    name: 'remove-section',
    arguments: { section: section.route, force },
  });
  return (
    <GestureDialog
      title={words.gestures.removeSection}
      action={words.gestures.remove}
      gesture={removal(false)}
      forced={removal(true)}
      previewed=""
    >
      <p>{words.gestures.removingSection(titleOf(section, language))}</p>
    </GestureDialog>
  );
}

/** Removes a language; what goes with it is said first. */
export function RemoveLanguageDialog({ site }: { readonly site: StudioSite }) {
  const [code, setCode] = useState(site.languages.at(-1)?.code ?? '');
  const removal = (force: boolean): Gesture => ({
    name: 'remove-language',
    arguments: { code, force },
  });
  return (
    <GestureDialog
      title={words.gestures.removeLanguage}
      action={words.gestures.remove}
      gesture={removal(false)}
      forced={removal(true)}
      previewed=""
    >
      <Field label={words.gestures.whichLanguage}>
        <Select value={code} onChange={(_, { value }) => setCode(value)}>
          {site.languages.map((language) => (
            <option key={language.code} value={language.code}>
              {language.label}
            </option>
          ))}
        </Select>
      </Field>
      <p>{words.gestures.removingLanguage}</p>
    </GestureDialog>
  );
}
