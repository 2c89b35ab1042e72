import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import {
  type FooterColumn,
  type FooterNote,
  fillFooter,
  foreignTag,
  isSitePath,
  type LegalLine,
} from '../../core/index.ts';
import { ItemLink } from '../parts/item-link.tsx';
import { SiteLink } from '../parts/site-link.tsx';
import { useLanguage, useRuntime } from '../state/context.ts';
import styles from './footer.module.css';
import { FooterContact } from './footer-contact.tsx';
import { FooterSocial } from './footer-social.tsx';

/** The footer of every page, made of the site manifest and the call that it names. */
export function Footer() {
  const { site, shell } = useRuntime();
  const language = useLanguage();
  const answer = useAtomValue(shell.footer);
  const content = useMemo(() => fillFooter(site, answer, language), [site, answer, language]);
  if (content === undefined) return null;
  const { logo, name, note, contact, social, columns, legal } = content;
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          {logo !== undefined && <img src={logo} alt="" width={56} height={56} loading="lazy" />}
          {name !== undefined && <p className={styles.name}>{name}</p>}
          {note !== undefined && <Note note={note} />}
          {contact.length > 0 && <FooterContact lines={contact} />}
        </div>
        {social !== undefined && <FooterSocial social={social} />}
        {columns.map((column) => (
          <Column key={column.key} column={column} />
        ))}
      </div>
      {legal.length > 0 && (
        <div className={styles.records}>
          {legal.map((line) => (
            <Legal key={line.key} line={line} />
          ))}
        </div>
      )}
    </footer>
  );
}

function Note({ note: { text, links, isMobile } }: { readonly note: FooterNote }) {
  return (
    <>
      {text !== undefined && <p className={isMobile ? styles.mobileText : styles.text}>{text}</p>}
      {links.length > 0 && (
        <ul className={isMobile ? styles.mobileLinks : styles.links}>
          {links.map(({ key, text: words, href }) => (
            <li key={key}>
              <FixedLink to={href}>{words}</FixedLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Column({ column: { heading, links, isFolded } }: { readonly column: FooterColumn }) {
  const { site } = useRuntime();
  const language = useLanguage();
  const list = (
    <ul>
      {links.map(({ key, text, href }) => (
        <li key={key}>
          <ItemLink to={href}>
            <span lang={foreignTag(site, language, text)}>{text}</span>
          </ItemLink>
        </li>
      ))}
    </ul>
  );
  if (!isFolded) {
    return (
      <div className={styles.column}>
        <p className={styles.heading}>{heading}</p>
        {list}
      </div>
    );
  }
  return (
    <details className={styles.column}>
      <summary className={styles.heading}>{heading}</summary>
      {list}
    </details>
  );
}

function Legal({ line: { text, href } }: { readonly line: LegalLine }) {
  const { site } = useRuntime();
  const language = useLanguage();
  return (
    // Authorities give out records in their own language, whatever the page's is.
    <span lang={foreignTag(site, language, text)}>
      {href === undefined ? text : <FixedLink to={href}>{text}</FixedLink>}
    </span>
  );
}

/** A link to a page of the site, or to a URL elsewhere that is shown in place of it. */
function FixedLink({ to, children }: { readonly to: string; readonly children: string }) {
  return isSitePath(to) ? <SiteLink to={to}>{children}</SiteLink> : <a href={to}>{children}</a>;
}
