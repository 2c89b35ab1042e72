import { Checkbox, Input } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { StudioTextRow, StudioTexts } from '../../core/studio/data.ts';
import { DelayedInput } from '../form/delayed-input.tsx';
import { printPath } from '../model/json-path.ts';
import { pageAt } from '../model/page-at.ts';
import { draftAtom, shownAtom, siteAtom } from '../state/atoms.ts';
import { useStudio } from '../state/studio-context.ts';
import { words } from '../words.ts';
import { keyOf } from './order-rows.ts';
import styles from './texts-panel.module.css';
import { useRows } from './use-rows.ts';

/** All texts of the page in every language, those that lack one first. */
export function TextsPanel() {
  const studio = useStudio();
  const site = useAtomValue(siteAtom);
  const { path } = useAtomValue(shownAtom);
  const revision = useAtomValue(draftAtom)?.revision;
  const [texts, setTexts] = useState<StudioTexts>();
  const [sought, setSought] = useState('');
  const [isWhole, setWhole] = useState(false);
  const [isOpenOnly, setOpenOnly] = useState(false);
  const page = site && pageAt(site, path)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each revision may have other texts
  useEffect(() => {
    let isCurrent = true;
    studio.api
      .call('GET texts', page === undefined || isWhole ? {} : { page })
      .then((read) => {
        if (isCurrent) setTexts(read);
      })
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [studio, page, isWhole, revision]);
  const rows = useRows(texts?.rows, { sought, isOpenOnly, of: isWhole ? undefined : page });
  if (texts === undefined) return <p className={styles.hint}>{words.loading}</p>;
  const missing = texts.rows.filter((row) => row.missing.length > 0).length;
  const untranslated = texts.rows.filter((row) => row.untranslated.length > 0).length;
  return (
    <div className={styles.texts}>
      <div className={styles.head}>
        <Input
          size="small"
          type="search"
          aria-label={words.texts.search}
          placeholder={words.texts.search}
          value={sought}
          onChange={(_, { value }) => setSought(value)}
        />
        <Checkbox
          label={words.texts.whole}
          checked={isWhole}
          onChange={(_, { checked }) => setWhole(checked === true)}
        />
        <Checkbox
          label={words.texts.openOnly}
          checked={isOpenOnly}
          onChange={(_, { checked }) => setOpenOnly(checked === true)}
        />
        <span className={styles.hint}>{words.texts.state(missing, untranslated)}</span>
      </div>
      <div className={styles.rows}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.texts.text}</th>
              {texts.languages.map(({ code, label }) => (
                <th key={code} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <TextRow key={keyOf(row)} row={row} languages={texts.languages} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

interface TextRowProps {
  readonly row: StudioTextRow;
  readonly languages: StudioTexts['languages'];
}

function TextRow({ row, languages }: TextRowProps) {
  const studio = useStudio();
  const { key, places, texts, missing, untranslated } = row;
  const [place] = places;
  const change = async (language: string, text: string, field: string) => {
    if (key !== undefined) {
      await studio.gesture(
        { name: 'set-text', arguments: { key, language, text: text === '' ? null : text } },
        field,
      );
    } else if (place !== undefined) {
      await studio.openFile(place.file);
      const value = text === '' ? undefined : text;
      await studio.setValue(place.file, [...place.path, language], value, {
        label: words.texts.changed(printPath(place.path)),
        merge: field,
      });
    }
  };
  return (
    <tr data-missing={missing.length > 0}>
      <th scope="row">
        <button
          type="button"
          className={styles.place}
          onClick={() => {
            if (place !== undefined) studio.select({ file: place.file, path: place.path });
          }}
        >
          {key ?? (place && printPath(place.path))}
        </button>
      </th>
      {languages.map(({ code, label, direction }) => (
        <td
          key={code}
          data-missing={missing.includes(code)}
          data-untranslated={untranslated.includes(code)}
        >
          <DelayedInput
            aria-label={words.form.textIn(key ?? printPath(place?.path ?? []), label)}
            aria-description={untranslated.includes(code) ? words.texts.sameWords : undefined}
            value={texts[code] ?? ''}
            lang={code}
            dir={direction}
            placeholder={missing.includes(code) ? words.texts.none : undefined}
            onCommit={(text, field) => void change(code, text, field)}
          />
        </td>
      ))}
    </tr>
  );
}
