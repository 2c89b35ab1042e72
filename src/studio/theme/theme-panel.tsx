import { Field } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { StudioContrast, StudioTheme } from '../../core/studio/data.ts';
import { labelOf } from '../../core/studio/form-kind.ts';
import { DelayedInput } from '../form/delayed-input.tsx';
import { printPath } from '../model/json-path.ts';
import { draftAtom } from '../state/atoms.ts';
import { useStudio } from '../state/studio-context.ts';
import { words } from '../words.ts';
import styles from './theme-panel.module.css';

/** The theme's colours, and how well those can be read that meet on a page. */
export function ThemePanel() {
  const studio = useStudio();
  const revision = useAtomValue(draftAtom)?.revision;
  const [theme, setTheme] = useState<StudioTheme>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each revision may have another theme
  useEffect(() => {
    let isCurrent = true;
    studio.api
      .call('GET theme')
      .then((read) => {
        if (isCurrent) setTheme(read);
      })
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [studio, revision]);
  if (theme === undefined) return <p className={styles.hint}>{words.loading}</p>;
  return (
    <>
      <h2 className={styles.title}>{words.theme.colors}</h2>
      <div className={styles.colors}>
        {theme.colors.map((color) => (
          <Color key={color.name} file={theme.file} color={color} />
        ))}
      </div>
      <h2 className={styles.title}>{words.theme.contrasts}</h2>
      <ul className={styles.contrasts}>
        {theme.contrasts.map((contrast) => (
          <Contrast key={`${contrast.text} ${contrast.background}`} {...contrast} theme={theme} />
        ))}
      </ul>
      <button
        type="button"
        className={styles.rest}
        onClick={() => studio.select({ file: theme.file, path: [] })}
      >
        {words.theme.rest}
      </button>
    </>
  );
}

interface ColorProps {
  readonly file: string;
  readonly color: StudioTheme['colors'][number];
}

function Color({ file, color: { name, path, value } }: ColorProps) {
  const studio = useStudio();
  const at = printPath(path);
  const finding = useAtomValue(draftAtom)?.findings.find(
    (one) => one.file === file && one.path !== undefined && printPath(one.path) === at,
  );
  const change = async (next: string) => {
    if (next === '' || next === value) return;
    await studio.openFile(file);
    await studio.setValue(file, path, next, {
      label: words.theme.changed(name),
      merge: `color ${name}`,
    });
  };
  return (
    <div className={styles.color}>
      <input
        type="color"
        aria-label={words.theme.pick(labelOf(name))}
        value={asHex(value)}
        onChange={(event) => void change(event.target.value)}
      />
      <span>{labelOf(name)}</span>
      <Field
        size="small"
        {...(finding !== undefined && {
          validationState: finding.severity,
          validationMessage: finding.message,
        })}
      >
        <DelayedInput
          aria-label={words.theme.value(labelOf(name))}
          value={value}
          onCommit={(next) => void change(next)}
        />
      </Field>
    </div>
  );
}

function Contrast({ theme, ...contrast }: StudioContrast & { readonly theme: StudioTheme }) {
  const { text, background, ratio, least, of } = contrast;
  const isEnough = ratio >= least;
  const colorOf = (name: string) => theme.colors.find((color) => color.name === name)?.value;
  return (
    <li className={styles.contrast} data-enough={isEnough}>
      <span
        className={styles.swatch}
        aria-hidden="true"
        style={{ color: colorOf(text), backgroundColor: colorOf(background) }}
      >
        Aa
      </span>
      <span>
        {of}
        <small>{words.theme.pair(labelOf(text), labelOf(background))}</small>
      </span>
      <span className={styles.ratio}>
        {words.theme.ratio(ratio, least)}
        <small>{isEnough ? words.theme.enough : words.theme.tooLittle}</small>
      </span>
    </li>
  );
}

/** A colour in the one spelling that the browser's own picker knows; others stay as text. */
function asHex(value: string): string {
  const [, short] = /^#([0-9a-f]{3})$/i.exec(value) ?? [];
  if (short !== undefined) return `#${[...short].map((digit) => digit + digit).join('')}`;
  return /^#[0-9a-f]{6}$/i.test(value) ? value : '#000000';
}
