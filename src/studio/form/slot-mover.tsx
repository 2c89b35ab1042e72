import { useAtomValue } from 'jotai';
import { type KeyboardEvent, useState } from 'react';
import { isRecord } from '../../core/mapping/read-path.ts';
import { parseText } from '../model/edit-text.ts';
import { type JsonPath, valueAt } from '../model/json-path.ts';
import { Icon } from '../parts/studio-icons.tsx';
import { filesAtom, selectionAtom } from '../state/atoms.ts';
import { useStudio } from '../state/studio-context.ts';
import { words } from '../words.ts';
import styles from './form.module.css';

const TYPE = 'application/x-studio-slot';

interface SlotMoverProps {
  readonly path: JsonPath;
  readonly label: string;
  readonly value: unknown;
}

/**
 * Exchanges what fills two slots of an item: one is dragged onto the other, or goes to the next one by Alt
 * with the arrow keys.
 */
export function SlotMover({ path, label, value }: SlotMoverProps) {
  const studio = useStudio();
  const selection = useAtomValue(selectionAtom);
  const files = useAtomValue(filesAtom);
  const [isOver, setOver] = useState(false);
  const own = String(path.at(-1));
  const item = path.slice(0, -1);
  const swap = (name: string, other: string) => {
    const file = selection?.file;
    if (file === undefined || name === other) return;
    const slots = valueAt(parseText(files[file]?.text), item);
    if (!isRecord(slots)) return;
    const changes = [
      { path: [...item, name], value: slots[other] },
      { path: [...item, other], value: slots[name] },
    ];
    const text = words.form.swapped(name, other);
    void studio.setValues(file, changes, { label: text });
    studio.announce(text);
  };
  const step = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    const form = event.currentTarget.closest('[data-form]');
    const handles = [...(form?.querySelectorAll<HTMLElement>('[data-slot-of]') ?? [])].filter(
      ({ dataset }) => dataset.slotOf === JSON.stringify(item),
    );
    const at = handles.indexOf(event.currentTarget);
    const next = handles[at + (event.key === 'ArrowUp' ? -1 : 1)];
    if (next?.dataset.slot === undefined) return;
    swap(own, next.dataset.slot);
    next.focus();
  };
  return (
    <button
      type="button"
      className={styles.grip}
      aria-label={words.form.moveSlot(label)}
      title={words.form.moveSlot(label)}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      data-slot={own}
      data-slot-of={JSON.stringify(item)}
      data-over={isOver}
      disabled={path.length === 0}
      draggable={value !== undefined}
      onKeyDown={step}
      onDragStart={(event) => event.dataTransfer.setData(TYPE, own)}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(TYPE)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        swap(event.dataTransfer.getData(TYPE), own);
      }}
    >
      <Icon name="grip" size={14} />
    </button>
  );
}
