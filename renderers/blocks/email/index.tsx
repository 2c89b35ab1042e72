import { type BlockProps, CopyButton, useUiText } from '../../../src/react/index.ts';
import styles from '../../shared/block-parts.module.css';
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
            {breakable(email)}
          </a>
          {copy && <CopyButton text={email} label={email} />}
        </>
      )}
    </Line>
  );
}

/** An e-mail address that is too long for its line goes on after its "@". */
function breakable(email: string): React.ReactNode {
  const at = email.indexOf('@') + 1;
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}
