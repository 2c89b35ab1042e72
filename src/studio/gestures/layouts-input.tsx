import { useAtomValue } from 'jotai';
import { useId } from 'react';
import type { StudioAnswer } from '../../core/studio/studio-api.ts';
import { findUnfit } from '../../core/studio/unfit-layout.ts';
import { renderersAtom } from '../state/atoms.ts';
import { words } from '../words.ts';
import styles from './gestures.module.css';

interface LayoutsProps {
  readonly chosen: string;
  readonly choose: (layout: string) => void;
  readonly isNeeded: boolean;
  /** What the page is to show; undefined where that is not known. */
  readonly answer: StudioAnswer | undefined;
}

/** Layouts by their pictures; of those that cannot show the answer it is said why. */
export function Layouts({ chosen, choose, isNeeded, answer }: LayoutsProps) {
  const renderers = useAtomValue(renderersAtom);
  const id = useId();
  const all = renderers
    .filter(({ kind }) => kind === 'layout')
    .map((layout) => {
      const why = answer && findUnfit(layout, { answers: answer.answers, fields: answer.fields });
      return { ...layout, why };
    });
  const sorted = all.toSorted((a, b) => Number(a.why !== undefined) - Number(b.why !== undefined));
  return (
    <fieldset className={styles.layouts}>
      <legend>{isNeeded ? words.gestures.layout : words.gestures.layoutIfAny}</legend>
      {!isNeeded && (
        <label>
          <input
            type="radio"
            name="layout"
            value=""
            checked={chosen === ''}
            onChange={() => choose('')}
          />
          <span>{words.gestures.layoutThatFits}</span>
        </label>
      )}
      {sorted.map(({ name, picture, description, why }) => (
        <label key={name} title={description}>
          <input
            type="radio"
            name="layout"
            aria-label={name}
            aria-describedby={why && `${id}-${name}`}
            value={name}
            checked={name === chosen}
            disabled={why !== undefined}
            onChange={() => choose(name)}
          />
          {picture !== undefined && <img src={picture} alt="" loading="lazy" />}
          <span>{name}</span>
          {why !== undefined && <small id={`${id}-${name}`}>{words.unfit(why)}</small>}
        </label>
      ))}
    </fieldset>
  );
}
