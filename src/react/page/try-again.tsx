import { useClientValue } from '../state/use-client-value.ts';

interface TryAgainProps {
  readonly label: string;
  readonly className: string | undefined;
  readonly retry: () => void;
}

/**
 * What a reader can do after a failure: a button that tries again where scripts run; before they do, and
 * without them, a link that loads the page anew.
 */
export function TryAgain({ label, className, retry }: TryAgainProps) {
  const hasScripts = useClientValue(onClient, onServer);
  if (!hasScripts) return <LoadAnew label={label} className={className} />;
  return (
    <button type="button" className={className} onClick={retry}>
      {label}
    </button>
  );
}

/** The document's own URL: an error page may be sent at any URL. */
const THIS_DOCUMENT = '';

/** A link to the page itself, which a browser without scripts then asks for again. */
export function LoadAnew({ label, className }: Omit<TryAgainProps, 'retry'>) {
  return (
    <a href={THIS_DOCUMENT} className={className}>
      {label}
    </a>
  );
}

const onClient = () => true;
const onServer = () => false;
