import { type BlockProps, OutsideLink } from '../../src/react/index.ts';
import { BlockSection, Line } from './block-section.tsx';
import styles from './blocks.module.css';

/** A line of text, which may lead to an address outside of the site. */
export function TextBlock({ block }: BlockProps<'text'>) {
  const { heading, label, text, url } = block;
  return (
    <BlockSection heading={heading} id={block.id}>
      <Line label={label}>
        {url === undefined ? (
          text
        ) : (
          <OutsideLink to={url} className={styles.link}>
            {text}
          </OutsideLink>
        )}
      </Line>
    </BlockSection>
  );
}
