import { type ReactNode, useEffect, useState } from 'react';
import { OutsideLink, useClientValue, useShownPage, useUiText } from '../../src/react/index.ts';
import styles from './ask-first.module.css';

interface AskFirstProps {
  /** What the other server shows within the page. */
  readonly url: string;
  /** Its page there. */
  readonly page: string;
  /** What it shows, in words. */
  readonly title: string;
  /** What stands in its place until a reader asks for it. */
  readonly placeholder: ReactNode;
}

/** Where it is noted, for the page as it is loaded anew, what its reader has asked for. */
const ASKED = 'embed';

/**
 * Something of another server, which gets no request of a reader before the reader presses the button.
 * A page may show it only if the server sent it so: one that the reader came to within the site is
 * loaded anew, with what was asked for.
 */
export function AskFirst({ url, page, title, placeholder }: AskFirstProps) {
  const ui = useUiText();
  const [isAsked, setAsked] = useState(false);
  const isAllowed = useIsAllowed();
  useEffect(() => {
    if (!isAllowed || sessionStorage.getItem(ASKED) !== url) return;
    sessionStorage.removeItem(ASKED);
    setAsked(true);
  }, [isAllowed, url]);
  const host = new URL(url).host;
  const ask = () => {
    if (isAllowed) {
      setAsked(true);
      return;
    }
    sessionStorage.setItem(ASKED, url);
    window.location.reload();
  };
  return (
    <div className={styles.embed}>
      <div className={styles.place}>
        {isAsked ? (
          <iframe
            ref={takeFocus}
            src={url}
            title={title}
            className={styles.frame}
            referrerPolicy="no-referrer"
            sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation"
            allowFullScreen
          />
        ) : (
          <>
            {placeholder}
            <button type="button" className={styles.button} onClick={ask}>
              {ui('ui.askHost', { host })}
            </button>
          </>
        )}
      </div>
      <p className={styles.below}>
        <OutsideLink to={page}>{title}</OutsideLink>
        {!isAsked && <span className={styles.note}>{ui('ui.untilAsked', { host })}</span>}
      </p>
    </div>
  );
}

/** What comes in the place of the button that had the focus has it then. */
function takeFocus(frame: HTMLIFrameElement | null): void {
  frame?.focus();
}

/** Whether the page is the one that the server sent, whose policy allows what it shows. */
function useIsAllowed(): boolean {
  const { place } = useShownPage();
  // While the server's HTML is taken over, React asks for what the server said.
  const isServed = useClientValue(
    () => false,
    () => true,
  );
  const [wasServed] = useState(isServed);
  return wasServed && place === 'main';
}
