import { createContext } from 'react';
import { isSitePath } from '../../core/index.ts';
import { useUiText } from '../state/context.ts';
import { SiteLink } from './site-link.tsx';

/** Whether what is rendered stands in a link, where there can be no other. */
export const InLinkContext = createContext(false);

interface ItemLinkProps {
  /** A path of the site, or a URL elsewhere. */
  readonly to: string;
  readonly className?: string | undefined;
  readonly label?: string | undefined;
  readonly onClick?: React.MouseEventHandler<HTMLAnchorElement> | undefined;
  readonly children: React.ReactNode;
}

/**
 * The link from an item to its page, which receives where the reader came from; a URL elsewhere
 * opens in a new window.
 */
export function ItemLink({ to, className, label, onClick, children }: ItemLinkProps) {
  if (!isSitePath(to)) return <OutsideLink {...{ to, className, label, children }} />;
  return (
    <SiteLink to={to} className={className} aria-label={label} onClick={onClick}>
      <InLinkContext value={true}>{children}</InLinkContext>
    </SiteLink>
  );
}

/** A URL outside of the site, opened in a new window; its accessible name says so. */
export function OutsideLink({ to, className, label, children }: Omit<ItemLinkProps, 'onClick'>) {
  const ui = useUiText();
  const note = ` (${ui('ui.opensInNewWindow')})`;
  return (
    <a
      href={to}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
      aria-label={label === undefined ? undefined : label + note}
    >
      <InLinkContext value={true}>{children}</InLinkContext>
      {label === undefined && <span className="visually-hidden">{note}</span>}
    </a>
  );
}
