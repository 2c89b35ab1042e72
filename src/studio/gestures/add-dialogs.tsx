import { Field, Input, Select } from '@fluentui/react-components';
import { useState } from 'react';
import type { StudioSite } from '../../core/studio/data.ts';
import type { Titles } from '../../core/studio/gestures.ts';
import { words } from '../words.ts';
import { RouteInput } from './add-page-dialog.tsx';
import { GestureDialog } from './gesture-dialog.tsx';
import { isRoute, proposeSegment, routeBelow } from './route-of.ts';
import { isWhole, TitlesInput } from './titles-input.tsx';

interface OfSite {
  readonly site: StudioSite;
}

export function AddSectionDialog({ site }: OfSite) {
  const [titles, setTitles] = useState<Titles>({});
  const [typed, setTyped] = useState<string>();
  const route = typed ?? routeBelow('/', proposeSegment(titles));
  const isReady = isRoute(route) && isWhole(titles, site.languages);
  return (
    <GestureDialog
      title={words.gestures.addSection}
      action={words.gestures.add}
      gesture={isReady ? { name: 'add-section', arguments: { route, titles } } : undefined}
    >
      <p>{words.gestures.sectionHint}</p>
      <TitlesInput languages={site.languages} titles={titles} onChange={setTitles} />
      <RouteInput route={route} onChange={setTyped} />
    </GestureDialog>
  );
}

export function AddLanguageDialog({ site }: OfSite) {
  const [code, setCode] = useState('');
  const [label, setLabel] = useState('');
  const [from, setFrom] = useState(site.languages[0]?.code ?? '');
  const isCode = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(code);
  const isNew = site.languages.every((language) => language.code !== code);
  const codeIsWrong = code !== '' && !isCode;
  const isReady = isCode && isNew && label.trim() !== '';
  return (
    <GestureDialog
      title={words.gestures.addLanguage}
      action={words.gestures.add}
      gesture={isReady ? { name: 'add-language', arguments: { code, label, from } } : undefined}
    >
      <Field
        label={words.gestures.code}
        hint={words.gestures.codeHint}
        required
        {...(codeIsWrong && { validationMessage: words.gestures.codeRule(code) })}
        {...(!isNew && { validationMessage: words.gestures.codeTaken(code) })}
      >
        <Input value={code} onChange={(_, { value }) => setCode(value)} />
      </Field>
      <Field label={words.gestures.languageName} hint={words.gestures.languageNameHint} required>
        <Input value={label} onChange={(_, { value }) => setLabel(value)} />
      </Field>
      <Field label={words.gestures.standIn}>
        <Select value={from} onChange={(_, { value }) => setFrom(value)}>
          {site.languages.map((language) => (
            <option key={language.code} value={language.code}>
              {language.label}
            </option>
          ))}
        </Select>
      </Field>
    </GestureDialog>
  );
}
