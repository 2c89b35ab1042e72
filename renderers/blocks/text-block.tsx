import { type BlockProps, OutsideLink, Time } from '../../src/react/index.ts';
import styles from './blocks.module.css';
import { Line } from './line.tsx';

/** A line of text, which may lead to an address outside of the site. */
export function TextBlock({ block }: BlockProps<'text'>) {
  const { label, text, time, url } = block;
  const words = time === undefined ? text : <Time value={time}>{text}</Time>;
  return (
    <Line label={label}>
      {url === undefined ? (
        words
      ) : (
        <OutsideLink to={url} className={styles.link}>
          {words}
        </OutsideLink>
      )}
    </Line>
  );
}
