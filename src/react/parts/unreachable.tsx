import { createContext, useContext } from 'react';
import { useUiText } from '../state/context.ts';
import styles from './unreachable.module.css';

/** What tries again to get the part that a notice stands for. */
export const RetryContext = createContext<() => void>(() => undefined);

/** In the place of a part whose code cannot be had without a network: the page around it stays as it is. */
export function Unreachable() {
  const ui = useUiText();
  const retry = useContext(RetryContext);
  return (
    <div role="alert" className={styles.notice}>
      {ui('ui.failed.network')}
      <button type="button" className={styles.retry} onClick={retry}>
        {ui('ui.retry')}
      </button>
    </div>
  );
}
