import { useRef } from 'react';
import {
  findLanguage,
  LANGUAGE_KEY,
  type LanguageModel,
  languageAttributes,
  nextLanguage,
} from '../../core/index.ts';
import { globeIcon } from '../parts/icons.tsx';
import { isPlainClick } from '../parts/site-link.tsx';
import { useLanguage, useRuntime, useUiText } from '../state/context.ts';
import { storeLanguage } from '../state/language-storage.ts';
import styles from './language-toggle.module.css';
import { useDismiss } from './use-dismiss.ts';
import { usePageIn } from './use-page-in.ts';

/** A link to the other language, where the site offers it; of several others, a button that lists them. */
export function LanguageToggle() {
  const { site } = useRuntime();
  const language = useLanguage();
  const ui = useUiText();
  const next = nextLanguage(site, language);
  if (!site.header.languageButton || next === undefined) return null;
  if (site.languages.length > 2) return <LanguageMenu />;
  return (
    <LanguageLink
      to={next}
      className={styles.toggle}
      label={ui('ui.switchLanguage', { language: next.label })}
    >
      {globeIcon}
      <span {...languageAttributes(site, language, next.code)} className={styles.label}>
        {next.label}
      </span>
    </LanguageLink>
  );
}

function LanguageMenu() {
  const { site } = useRuntime();
  const language = useLanguage();
  const ui = useUiText();
  const menu = useRef<HTMLDetailsElement>(null);
  useDismiss(menu);
  const { label } = findLanguage(site, language);
  return (
    <details ref={menu} className={styles.menu}>
      <summary className={styles.toggle} aria-label={ui('ui.language', { language: label })}>
        {globeIcon}
        <span className={styles.label}>{label}</span>
      </summary>
      <ul className={styles.languages}>
        {site.languages
          .filter(({ code }) => code !== language)
          .map((other) => (
            <li key={other.code}>
              <LanguageLink to={other} className={styles.language}>
                <span {...languageAttributes(site, language, other.code)}>{other.label}</span>
              </LanguageLink>
            </li>
          ))}
      </ul>
    </details>
  );
}

interface LanguageLinkProps {
  readonly to: LanguageModel;
  readonly className: string | undefined;
  readonly label?: string;
  readonly children: React.ReactNode;
}

/** Stores the choice of a language and loads the page in it; a plain link without scripts. */
function LanguageLink({ to, className, label, children }: LanguageLinkProps) {
  const { pathname, search, isShown } = usePageIn(to);
  const withLanguage = new URLSearchParams(search);
  withLanguage.set(LANGUAGE_KEY, to.code);
  return (
    <a
      href={`${pathname}?${withLanguage}`}
      hrefLang={to.tag}
      className={className}
      aria-label={label}
      onClick={(event) => {
        if (!isPlainClick(event) || !storeLanguage(to.code)) return;
        event.preventDefault();
        if (isShown) reloadWithout(LANGUAGE_KEY);
        else window.location.assign(pathname);
      }}
    >
      {children}
    </a>
  );
}

/** A language in the URL would win over the stored one. */
function reloadWithout(parameter: string): void {
  const url = new URL(window.location.href);
  if (!url.searchParams.has(parameter)) {
    window.location.reload();
    return;
  }
  url.searchParams.delete(parameter);
  window.location.replace(url);
}
