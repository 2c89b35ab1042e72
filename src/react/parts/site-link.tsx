import { createContext, useCallback, useContext, useRef } from 'react';
import { createPath, type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';
import { referrerAt } from '../state/referrer.ts';

/** Goes to a path of the site by the router, if a click is one that the page itself answers. */
type Follow = (
  event: React.MouseEvent<HTMLAnchorElement>,
  to: string,
  options: NavigateOptions,
) => void;

const FollowContext = createContext<Follow | undefined>(undefined);

/** Lets the links inside of it change the page without loading it; others load theirs. */
export function FollowLinks({ children }: { readonly children: React.ReactNode }) {
  const navigate = useNavigate();
  const location = useLocation();
  const here = useRef(location);
  here.current = location;
  const follow = useCallback<Follow>(
    (event, to, options) => {
      if (event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      const { pathname } = here.current;
      const replace = createPath(here.current) === to;
      void navigate(to, { replace, state: referrerAt(pathname), ...options });
    },
    [navigate],
  );
  return <FollowContext value={follow}>{children}</FollowContext>;
}

interface SiteLinkProps extends React.AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path of the site, from its root. */
  readonly to: string;
  /** The `href` where no script follows the link; the path by default. */
  readonly href?: string;
  /** The state of the history entry; by default it says which page the link was on. */
  readonly state?: unknown;
  /** Leaves the reader at the place where they are, as for another tab of the same page. */
  readonly keepsPlace?: boolean;
}

/**
 * A link to a page of the site. There may be hundreds on a page, so it costs no more than the
 * element itself; what it does when it is clicked is the same for all.
 */
export function SiteLink({
  to,
  href = to,
  state,
  keepsPlace,
  onClick,
  ...attributes
}: SiteLinkProps) {
  const follow = useContext(FollowContext);
  return (
    <a
      {...attributes}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        follow?.(event, to, {
          ...(state !== undefined && { state }),
          ...(keepsPlace === true && { preventScrollReset: true }),
        });
      }}
    />
  );
}

/** Whether a click is one that the page itself answers, not one for a new tab or window. */
export function isPlainClick(
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
