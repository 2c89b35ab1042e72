import { Field, Input } from '@fluentui/react-components';
import type { StudioLanguage } from '../../core/studio/data.ts';
import type { Titles } from '../../core/studio/gestures.ts';
import { words } from '../words.ts';

interface TitlesInputProps {
  readonly languages: readonly StudioLanguage[];
  readonly titles: Titles;
  readonly onChange: (titles: Titles) => void;
}

/** A title in every language of the site. */
export function TitlesInput({ languages, titles, onChange }: TitlesInputProps) {
  return languages.map(({ code, label, direction }) => (
    <Field key={code} label={words.gestures.titleIn(label)} required>
      <Input
        lang={code}
        dir={direction}
        value={titles[code] ?? ''}
        onChange={(_, { value }) => onChange({ ...titles, [code]: value })}
      />
    </Field>
  ));
}

/** Whether a title is there in every language. */
export function isWhole(titles: Titles, languages: readonly StudioLanguage[]): boolean {
  return languages.every(({ code }) => (titles[code] ?? '').trim() !== '');
}
