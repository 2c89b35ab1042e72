import { type BlockProps, phoneUrl, useUiText } from '../../../src/react/index.ts';
import styles from '../../shared/block-parts.module.css';
import { Line } from '../../shared/line.tsx';

/** A telephone number that calls; a text without one stands as it is. */
export function Block({ block }: BlockProps<'phone'>) {
  const ui = useUiText();
  const { field: number, label } = block;
  const href = phoneUrl(number);
  return (
    <Line label={label}>
      {href === undefined ? (
        <span>{number}</span>
      ) : (
        <a href={href} className={styles.link} aria-label={`${ui('ui.phone')} ${number}`}>
          {number}
        </a>
      )}
    </Line>
  );
}
