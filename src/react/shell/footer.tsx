import { useAtomValue } from 'jotai';
import { foreignTag, type Infrastructure } from '../../core/index.ts';
import { OutsideLink } from '../parts/item-link.tsx';
import { useEngine, useLanguage, useText, useUiText } from '../state/context.ts';
import styles from './footer.module.css';

/** The foot of every page, from the server's site infrastructure and the site manifest. */
export function Footer() {
  const { site, shell } = useEngine();
  const infrastructure = useAtomValue(shell.infrastructure);
  const text = useText();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          {infrastructure?.bottomLogo !== undefined && (
            <img src={infrastructure.bottomLogo} alt="" width={56} height={56} loading="lazy" />
          )}
          <p className={styles.name}>{text(site.name)}</p>
          <p className={styles.mobileText}>{text(site.footer.text)}</p>
          <ul className={styles.fixedLinks}>
            {site.footer.links.map(({ text: label, href }) => (
              <li key={href}>
                <a href={href}>{text(label)}</a>
              </li>
            ))}
          </ul>
        </div>
        {infrastructure !== undefined && <FollowUs infrastructure={infrastructure} />}
        {infrastructure !== undefined && <FriendLinks infrastructure={infrastructure} />}
      </div>
      {infrastructure !== undefined && <Records infrastructure={infrastructure} />}
    </footer>
  );
}

interface PartProps {
  readonly infrastructure: Infrastructure;
}

function FollowUs({ infrastructure }: PartProps) {
  const ui = useUiText();
  const codes = [
    { src: infrastructure.wechatOfficialAccountQRCode, alt: ui('ui.wechat') },
    { src: infrastructure.bSiteOfficialAccountQRCode, alt: ui('ui.bilibili') },
  ];
  if (codes.every(({ src }) => src === undefined)) return null;
  return (
    <div className={styles.follow}>
      <p className={styles.heading}>{ui('ui.followUs')}</p>
      <div className={styles.codes}>
        {codes.map(({ src, alt }) =>
          src === undefined ? null : (
            <img key={alt} src={src} alt={alt} width={88} height={88} loading="lazy" />
          ),
        )}
      </div>
    </div>
  );
}

function FriendLinks({ infrastructure }: PartProps) {
  const { site } = useEngine();
  const language = useLanguage();
  const ui = useUiText();
  if (infrastructure.friendLinks.length === 0) return null;
  return (
    <details className={styles.friends}>
      <summary className={styles.heading}>{ui('ui.friendLinks')}</summary>
      <ul>
        {infrastructure.friendLinks.map(({ id, name, link }) => (
          <li key={id}>
            <OutsideLink to={link}>
              <span lang={foreignTag(site, language, name)}>{name}</span>
            </OutsideLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Records({ infrastructure }: PartProps) {
  const { site } = useEngine();
  const language = useLanguage();
  const { copyRightNo, icpNo, publicSecurityRegistrationRecordNo } = infrastructure;
  const records = [copyRightNo, icpNo, publicSecurityRegistrationRecordNo].filter(
    (record) => record !== undefined,
  );
  return (
    <div className={styles.records}>
      {records.map((record) => (
        // Authorities give out records in their own language, whatever the page's is.
        <span key={record} lang={foreignTag(site, language, record)}>
          {record}
        </span>
      ))}
    </div>
  );
}
