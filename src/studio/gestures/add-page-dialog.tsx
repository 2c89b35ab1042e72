import { Field, Input, Radio, RadioGroup, Select } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { StudioSite } from '../../core/studio/data.ts';
import type { NewPage, Titles } from '../../core/studio/gestures.ts';
import { SuggestInput } from '../form/suggest-input.tsx';
import { titleOf } from '../site/list-entries.ts';
import { schemasAtom, selectionAtom, titleLanguageAtom } from '../state/atoms.ts';
import { words } from '../words.ts';
import { BeginContentOffer } from './begin-content-offer.tsx';
import { GestureDialog } from './gesture-dialog.tsx';
import styles from './gestures.module.css';
import { Layouts } from './layouts-input.tsx';
import { isRoute, proposeSegment, routeBelow } from './route-of.ts';
import { isWhole, TitlesInput } from './titles-input.tsx';
import { useAnswer } from './use-answer.ts';

type MadeOf = 'like' | 'endpoint' | 'layout';

/** A page that is like another, that shows what an endpoint answers, or that begins with an example. */
export function AddPageDialog({ site }: { readonly site: StudioSite }) {
  const language = useAtomValue(titleLanguageAtom);
  const selection = useAtomValue(selectionAtom);
  const schemas = useAtomValue(schemasAtom);
  const current = site.pages.find(({ file }) => file === selection?.file);
  const chosenSection = site.sections.find(({ file }) => file === selection?.file);
  const [by, setBy] = useState<MadeOf>('like');
  const [like, setLike] = useState(current?.id ?? site.pages[0]?.id ?? '');
  const [endpoint, setEndpoint] = useState('');
  const [layout, setLayout] = useState('');
  const [section, setSection] = useState(current?.section ?? chosenSection?.route ?? '/');
  const [titles, setTitles] = useState<Titles>({});
  const [typed, setTyped] = useState<string>();
  const [begun, setBegun] = useState('');
  const route = typed ?? routeBelow(section, proposeSegment(titles));
  const known = Object.values(schemas).find(({ values }) => values.endpoint.length > 0);
  // Those of one item are for its detail, which is added with its list.
  const endpoints = (known?.values.endpoint ?? []).filter(({ value }) => !value.includes('{'));
  const isKnown = begun !== endpoint && endpoints.some(({ value }) => value === endpoint);
  const from = { like: { like }, endpoint: { endpoint }, layout: { layout } }[by];
  const answer = useAnswer(by === 'endpoint' && isRoute(endpoint) ? endpoint : undefined, begun);
  const isChosen = Object.values(from).every((value) => value !== '');
  const page: NewPage = {
    route,
    titles,
    ...from,
    ...(by === 'endpoint' && layout !== '' && { layout }),
  };
  const isReady = isChosen && isRoute(route) && isWhole(titles, site.languages);
  return (
    <GestureDialog
      title={words.gestures.addPage}
      action={words.gestures.add}
      gesture={isReady ? { name: 'add-page', arguments: page } : undefined}
      previewed={`anew ${begun}`}
    >
      <RadioGroup
        layout="horizontal"
        aria-label={words.gestures.madeOf}
        value={by}
        onChange={(_, { value }) => setBy(value as MadeOf)}
      >
        <Radio value="like" label={words.gestures.like} />
        <Radio value="endpoint" label={words.gestures.fromEndpoint} />
        <Radio value="layout" label={words.gestures.fromExample} />
      </RadioGroup>
      {by === 'like' && (
        <Field label={words.gestures.likeWhich}>
          <Select value={like} onChange={(_, { value }) => setLike(value)}>
            {site.pages.map((entry) => (
              <option key={entry.id} value={entry.id}>
                {entry.route === ''
                  ? titleOf(entry, language)
                  : `${titleOf(entry, language)} (${entry.route})`}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {by === 'endpoint' && (
        <Field label={words.gestures.endpoint} hint={words.gestures.endpointHint} required>
          <SuggestInput
            label={words.gestures.endpoint}
            value={endpoint}
            suggestions={endpoints}
            onCommit={setEndpoint}
          />
        </Field>
      )}
      {by !== 'like' && (
        <Layouts
          chosen={layout}
          choose={setLayout}
          isNeeded={by === 'layout'}
          answer={by === 'endpoint' ? answer : undefined}
        />
      )}
      <Field label={words.gestures.section}>
        <Select value={section} onChange={(_, { value }) => setSection(value)}>
          <option value="/">{words.gestures.noSection}</option>
          {site.sections.map((entry) => (
            <option key={entry.route} value={entry.route}>
              {titleOf(entry, language)}
            </option>
          ))}
        </Select>
      </Field>
      <TitlesInput languages={site.languages} titles={titles} onChange={setTitles} />
      <RouteInput route={route} onChange={setTyped} />
      {by === 'endpoint' && site.contentEditor !== undefined && isRoute(endpoint) && !isKnown && (
        <BeginContentOffer
          key={endpoint}
          endpoint={endpoint}
          titles={titles}
          editor={site.contentEditor}
          onBegun={() => setBegun(endpoint)}
        />
      )}
    </GestureDialog>
  );
}

/** A route, which is proposed by the title until it is typed. */
export function RouteInput(props: {
  readonly route: string;
  /** Whether it is somebody's own, and no beginning of one that is proposed. */
  readonly isWhole?: boolean;
  readonly onChange: (route: string) => void;
}) {
  const { route, isWhole = false, onChange } = props;
  const isWrong = !isRoute(route) && (isWhole || (route !== '' && !route.endsWith('/')));
  return (
    <Field
      label={words.gestures.route}
      required
      {...(isWrong && { validationMessage: words.gestures.routeRule })}
    >
      <Input
        className={styles.route}
        value={route}
        spellCheck={false}
        onChange={(_, { value }) => onChange(value)}
      />
    </Field>
  );
}
