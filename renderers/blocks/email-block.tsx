import { type BlockProps, CopyButton, useUiText } from '../../src/react/index.ts';
import { BlockSection, Line } from './block-section.tsx';
import styles from './blocks.module.css';

/** An address with its copy button, or the hint that there is none. */
export function EmailBlock({ block }: BlockProps<'email'>) {
  const ui = useUiText();
  const { address, empty, copy, heading, label } = block;
  return (
    <BlockSection heading={heading} id={block.id}>
      <Line label={label}>
        {address === undefined ? (
          <span className={styles.hint}>{empty}</span>
        ) : (
          <>
            <a
              href={`mailto:${address}`}
              className={styles.link}
              aria-label={`${ui('ui.email')} ${address}`}
            >
              {breakable(address)}
            </a>
            {copy && <CopyButton text={address} label={address} />}
          </>
        )}
      </Line>
    </BlockSection>
  );
}

/** An address that is too long for its line goes on after its "@". */
function breakable(address: string): React.ReactNode {
  const at = address.indexOf('@') + 1;
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}
