import { SiteLink } from '../parts/site-link.tsx';
import { useUrlIn } from '../state/context.ts';

interface ChoiceLinkProps extends React.AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: string;
}

/**
 * A link to another state of a list. The reader stays in place; crawlers need not follow it, as there are
 * too many states to index.
 */
export function ChoiceLink({ to, ...attributes }: ChoiceLinkProps) {
  const urlIn = useUrlIn();
  return <SiteLink rel="nofollow" {...attributes} to={to} href={urlIn(to)} keepsPlace />;
}
