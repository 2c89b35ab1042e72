import { type BlockProps, CopyButton, useUiText } from '../../../src/react/index.ts';
import styles from '../../shared/block-parts.module.css';
import { Breakable } from '../../shared/breakable.tsx';
import { Line } from '../../shared/line.tsx';

/** An e-mail address with its copy button, or the hint that there is none. */
export function Block({ block }: BlockProps<'email'>) {
  const ui = useUiText();
  const { field: email, empty, copy, label } = block;
  return (
    <Line label={label}>
      {email === undefined ? (
        <span className={styles.hint}>{empty}</span>
      ) : (
        <>
          <a
            href={`mailto:${email}`}
            className={styles.link}
            aria-label={`${ui('ui.email')} ${email}`}
          >
            <Breakable parts={partsOf(email)} />
          </a>
          {copy && <CopyButton text={email} label={email} />}
        </>
      )}
    </Line>
  );
}

/** The parts of an e-mail address after its "@", and before each dot of its host, that may begin a line. */
function partsOf(email: string): readonly string[] {
  return email.match(/^[^@]*@|\.?[^.]+|\./g) ?? [];
}
