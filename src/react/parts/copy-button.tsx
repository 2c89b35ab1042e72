import { Suspense, useEffect, useRef, useState } from 'react';
import { useUiText } from '../state/context.ts';
import type { CopiedTooltipProps } from './copied-tooltip.tsx';
import styles from './copy-button.module.css';
import { copyIcon } from './icons.tsx';
import { defineLazyComponent, useIntent } from './lazy-component.tsx';

/** How long "Copied" is shown, in milliseconds. */
const SHOWN_FOR = 1000;

const tooltip = defineLazyComponent<CopiedTooltipProps>(
  async () => (await import('./copied-tooltip.tsx')).CopiedTooltip,
);

interface CopyButtonProps {
  /** The text, or what brings it when it is copied. */
  readonly text: string | (() => Promise<string>);
  /** What is copied, for the button's name. */
  readonly label: string;
}

/**
 * Copies a text and says so for a second. What says it stands in the page from the moment that
 * somebody comes to the button, since a status that comes with its words is not read out.
 */
export function CopyButton({ text, label }: CopyButtonProps) {
  const ui = useUiText();
  const button = useRef<HTMLButtonElement>(null);
  const [said, setSaid] = useState<string>();
  const [intended, intend] = useIntent(tooltip.preload);

  useEffect(() => {
    if (said === undefined) return undefined;
    const timer = setTimeout(() => setSaid(undefined), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [said]);

  const copy = async () => {
    intend();
    const own = typeof text === 'string' ? text : await text().catch(() => undefined);
    const isCopied = own !== undefined && (await copyText(own));
    setSaid(ui(isCopied ? 'ui.copied' : 'ui.copyFailed'));
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={`${ui('ui.copy')} ${label}`}
        onPointerEnter={intend}
        onFocus={intend}
        onClick={() => void copy()}
      >
        {copyIcon}
      </button>
      {intended && (
        <>
          <span role="status" className="visually-hidden">
            {said}
          </span>
          <Suspense fallback={null}>
            <tooltip.Component target={button} words={said} />
          </Suspense>
        </>
      )}
    </>
  );
}

/** Pages that are not served securely have no clipboard; a selection can still be copied there. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelection(text);
  }
}

function copySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'visually-hidden';
  const focused = document.activeElement;
  document.body.append(area);
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}
