import { type BlockProps, useUiText } from '../../src/react/index.ts';
import styles from './blocks.module.css';
import { Line } from './line.tsx';

export function PhoneBlock({ block }: BlockProps<'phone'>) {
  const ui = useUiText();
  const { number, label } = block;
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
