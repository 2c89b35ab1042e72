import { useEffect, useState } from 'react';
import type { InspectedPlace } from '../../core/inspected-part.ts';
import { findPlace } from './editor.ts';
import styles from './inspector.module.css';
import { printShort } from './print-value.ts';
import type { FilledField } from './slot-fields.ts';
import type { Traced } from './trace.ts';

/** What is known of a part: its place, its property, its fields and where they came from. */
export function Panel({ traced }: { readonly traced: Traced | undefined }) {
  const placed = usePlaced(traced);
  return (
    <div
      className={styles.panel}
      data-side={traced && isInEndHalf(traced.element) ? 'start' : 'end'}
      role="status"
      aria-live="polite"
    >
      {placed === undefined ? (
        <p>Point at a part of the page, or move the focus to it.</p>
      ) : (
        <PlacedPart {...placed} />
      )}
      <p className={styles.keys}>
        Click or Enter opens the editor, ↑ and ↓ go from part to part, Escape leaves.
      </p>
    </div>
  );
}

/** A part with its place in a manifest. */
interface Placed {
  readonly traced: Traced;
  readonly place: InspectedPlace;
}

function PlacedPart({ traced: { fields = [], source }, place }: Placed) {
  const { file, line, column, property } = place;
  return (
    <>
      <p className={styles.place}>{`${file}:${line}:${column}`}</p>
      <p>{property || 'the whole manifest'}</p>
      {fields.length > 0 && <Fields fields={fields} />}
      {source !== undefined && <p className={styles.source}>{`from ${source}`}</p>}
    </>
  );
}

function Fields({ fields }: { readonly fields: readonly FilledField[] }) {
  return (
    <dl className={styles.fields}>
      {fields.map(({ slot, field, value }) => (
        <div key={`${slot} ${field}`}>
          <dt>{slot === undefined || slot === field ? field : `${slot} ← ${field}`}</dt>
          <dd>{printShort(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What is pointed at, with its place; the part before stays until that is known. */
function usePlaced(traced: Traced | undefined): Placed | undefined {
  const [placed, setPlaced] = useState<Placed>();
  useEffect(() => {
    const left = new AbortController();
    const show = async () => {
      const place = traced && (await findPlace(traced.part, left.signal));
      if (!left.signal.aborted) setPlaced(traced && place && { traced, place });
    };
    show().catch((error: unknown) => {
      if (!left.signal.aborted) console.error(error);
    });
    return () => left.abort();
  }, [traced]);
  return placed;
}

/** The panel stands where the part is not. */
function isInEndHalf(element: Element): boolean {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2 > window.innerWidth / 2;
}
