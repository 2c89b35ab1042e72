import { type BlockProps, CopyButton, useUiText } from '../../../src/react/index.ts';
import styles from '../../shared/blocks.module.css';
import { Line } from '../../shared/line.tsx';

/** An address with its copy button, or the hint that there is none. */
export function Block({ block }: BlockProps<'email'>) {
  const ui = useUiText();
  const { field: address, empty, copy, label } = block;
  return (
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
