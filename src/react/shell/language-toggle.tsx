import { useLocation } from 'react-router-dom';
import { LANGUAGE_KEY, nextLanguage } from '../../core/index.ts';
import { useEngine, useLanguage, useUiText } from '../engine/context.ts';
import { storeLanguage } from '../language-storage.ts';
import { GlobeIcon } from '../parts/icons.tsx';
import { isPlainClick } from '../parts/item-link.tsx';
import styles from './language-toggle.module.css';

/** Switches to the other language: stores the choice and reloads; a plain link without scripts. */
export function LanguageToggle() {
  const { site } = useEngine();
  const language = useLanguage();
  const ui = useUiText();
  const { pathname, search } = useLocation();
  const next = nextLanguage(site, language);
  if (next === undefined) return null;
  const withLanguage = new URLSearchParams(search);
  withLanguage.set(LANGUAGE_KEY, next.code);
  return (
    <a
      href={`${pathname}?${withLanguage}`}
      className={styles.toggle}
      aria-label={ui('ui.switchLanguage', { language: next.label })}
      onClick={(event) => {
        if (!isPlainClick(event) || !storeLanguage(next.code)) return;
        event.preventDefault();
        reloadWithout(LANGUAGE_KEY);
      }}
    >
      <GlobeIcon />
      <span lang={next.tag} className={styles.label}>
        {next.label}
      </span>
    </a>
  );
}

/** An address that names a language would outvote the stored one. */
function reloadWithout(parameter: string): void {
  const url = new URL(window.location.href);
  if (!url.searchParams.has(parameter)) {
    window.location.reload();
    return;
  }
  url.searchParams.delete(parameter);
  window.location.replace(url);
}
