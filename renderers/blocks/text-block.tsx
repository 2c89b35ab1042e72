import { type BlockProps, OutsideLink } from '../../src/react/index.ts';
import styles from './blocks.module.css';
import { Line } from './line.tsx';

/** A line of text, which may lead to an address outside of the site. */
export function TextBlock({ block }: BlockProps<'text'>) {
  const { label, text, url } = block;
  return (
    <Line label={label}>
      {url === undefined ? (
        text
      ) : (
        <OutsideLink to={url} className={styles.link}>
          {text}
        </OutsideLink>
      )}
    </Line>
  );
}
