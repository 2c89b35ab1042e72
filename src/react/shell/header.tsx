import { languageAttributes } from '../../core/index.ts';
import { searchIcon } from '../parts/icons.tsx';
import { SiteLink } from '../parts/site-link.tsx';
import { useLanguage, useRuntime, useText, useUiText } from '../state/context.ts';
import { DesktopMenu } from './desktop-menu.tsx';
import styles from './header.module.css';
import { LanguageToggle } from './language-toggle.tsx';
import { PlainMenu } from './plain-menu.tsx';
import { SearchBox } from './search-box.tsx';
import { SiteMenu } from './site-menu.tsx';

/** The header of every page; CSS shows one of its two layouts. */
export function Header({ mainId }: { readonly mainId: string }) {
  const { site } = useRuntime();
  const ui = useUiText();
  return (
    <header className={styles.header}>
      <a className={styles.skip} href={`#${mainId}`}>
        {ui('ui.skipToContent')}
      </a>
      <div className={styles.bar}>
        <Brand />
        <div className={styles.desktop}>
          <DesktopMenu />
          {site.header.search !== undefined && <SearchBox route={site.header.search} />}
        </div>
        <div className={styles.tools}>
          {site.header.search !== undefined && (
            <SiteLink
              to={site.header.search}
              className={styles.mobileSearch}
              aria-label={ui('ui.search')}
            >
              {searchIcon}
            </SiteLink>
          )}
          <LanguageToggle />
          <SiteMenu />
        </div>
      </div>
      <PlainMenu />
    </header>
  );
}

function Brand() {
  const { site } = useRuntime();
  const language = useLanguage();
  const ui = useUiText();
  const text = useText();
  const { logo, names } = site.header;
  const lines = names.length > 0 ? names : [{ lang: language, text: text(site.name) }];
  return (
    <SiteLink to="/" className={styles.brand}>
      {logo !== undefined && (
        <img src={logo} alt="" width={44} height={44} className={styles.mark} />
      )}
      <span className={styles.names}>
        {lines.map((line) => (
          <span
            key={line.text}
            {...languageAttributes(site, language, line.lang)}
            className={styles.name}
          >
            {line.text}
          </span>
        ))}
      </span>
      <span className="visually-hidden">{ui('ui.home')}</span>
    </SiteLink>
  );
}
