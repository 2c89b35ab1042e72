import { type BlockProps, useUiText } from '../../src/react/index.ts';
import { BlockSection, Line } from './block-section.tsx';
import styles from './blocks.module.css';

export function PhoneBlock({ block }: BlockProps<'phone'>) {
  const ui = useUiText();
  const { number, heading, label } = block;
  return (
    <BlockSection heading={heading} id={block.id}>
      <Line label={label}>
        <a
          href={`tel:${number.replace(/[^+\d]/g, '')}`}
          className={styles.link}
          aria-label={`${ui('ui.phone')} ${number}`}
        >
          {number}
        </a>
      </Line>
    </BlockSection>
  );
}
