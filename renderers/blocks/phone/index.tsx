import { type BlockProps, useUiText } from '../../../src/react/index.ts';
import styles from '../../shared/block-parts.module.css';
import { Line } from '../../shared/line.tsx';

export function Block({ block }: BlockProps<'phone'>) {
  const ui = useUiText();
  const { field: number, label } = block;
  return (
    <Line label={label}>
      <a
        href={`tel:${number.replace(/[^+\d]/g, '')}`}
        className={styles.link}
        aria-label={`${ui('ui.phone')} ${number}`}
      >
        {number}
      </a>
    </Line>
  );
}
