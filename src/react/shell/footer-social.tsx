import { useRef } from 'react';
import type { IconModel, Social, SocialLink } from '../../core/index.ts';
import { ItemLink } from '../parts/item-link.tsx';
import styles from './footer.module.css';
import { useDismiss } from './use-dismiss.ts';

/** The institute's accounts elsewhere: icons that are links or open a picture, and pictures. */
export function FooterSocial({ social: { heading, links } }: { readonly social: Social }) {
  return (
    <div className={styles.follow}>
      {heading !== undefined && <p className={styles.heading}>{heading}</p>}
      <div className={styles.codes}>
        {links.map((link) => (
          <Entry key={link.key} link={link} />
        ))}
      </div>
    </div>
  );
}

function Entry({ link }: { readonly link: SocialLink }) {
  const { icon, label, href, picture } = link;
  if (icon === undefined) return <Picture src={picture} alt={label} />;
  if (href === undefined) return <OpenedPicture link={link} icon={icon} />;
  return (
    <ItemLink to={href} label={label} className={styles.network}>
      <Icon icon={icon} />
    </ItemLink>
  );
}

/** A picture behind its icon; it opens without scripts, too. */
function OpenedPicture({ link, icon }: { readonly link: SocialLink; readonly icon: IconModel }) {
  const details = useRef<HTMLDetailsElement>(null);
  useDismiss(details);
  return (
    <details ref={details} className={styles.opened}>
      <summary className={styles.network} aria-label={link.label}>
        <Icon icon={icon} />
      </summary>
      <Picture src={link.picture} alt={link.label} />
    </details>
  );
}

function Picture({ src, alt }: { readonly src: string | undefined; readonly alt: string }) {
  return <img src={src} alt={alt} width={88} height={88} loading="lazy" />;
}

function Icon({ icon }: { readonly icon: IconModel }) {
  if ('src' in icon) return <img src={icon.src} alt="" width={22} height={22} loading="lazy" />;
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" width={22} height={22} fill="currentColor">
      <path d={icon.path} />
    </svg>
  );
}
