import { isRouteErrorResponse, Link, useRouteError } from 'react-router-dom';
import type { Failure } from '../../core/index.ts';
import { useEngine, useUiText } from '../engine/context.ts';
import styles from './error-views.module.css';
import { failureText } from './failure-text.ts';

interface NoticeProps {
  readonly title: string;
  readonly text?: string;
  readonly children?: React.ReactNode;
}

/** A page that says one thing and offers one way on. */
export function Notice({ title, text, children }: NoticeProps) {
  const { logo } = useEngine().site.header;
  return (
    <div className={styles.notice}>
      <img src={logo} alt="" width={72} height={72} className={styles.mark} />
      <h1 className={styles.title}>{title}</h1>
      {text !== undefined && <p>{text}</p>}
      {children}
    </div>
  );
}

/** An address without a page. */
export function NotFoundView() {
  const ui = useUiText();
  return (
    <Notice title={ui('ui.notFound.title')} text={ui('ui.notFound.text')}>
      <Link to="/" className={styles.action}>
        {ui('ui.toHome')}
      </Link>
    </Notice>
  );
}

/** The error view of the sections, for a page whose own code fails; answers with a status say it. */
export function MaintenanceView() {
  const ui = useUiText();
  if (isRouteErrorResponse(useRouteError())) return <RouteErrorView />;
  return (
    <Notice title={ui('ui.maintenance.title')} text={ui('ui.maintenance.text')}>
      <ReloadButton />
    </Notice>
  );
}

/** The router's own errors: 404, 405, 400 and everything that is not expected. */
export function RouteErrorView() {
  const ui = useUiText();
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : undefined;
  if (status === 404) return <NotFoundView />;
  const title =
    status === 400 || status === 405 ? ui(`ui.error.${status}`) : ui('ui.error.unexpected');
  return (
    <Notice title={title}>
      <ReloadButton />
    </Notice>
  );
}

interface FailedViewProps {
  readonly failure: Failure | undefined;
  readonly retry: () => void;
}

/** A call that failed, in the place of what it would have brought. */
export function FailedView({ failure, retry }: FailedViewProps) {
  const ui = useUiText();
  return (
    <div role="alert" className={styles.failed}>
      <h2 className={styles.failedTitle}>{ui('ui.failed.title')}</h2>
      <p>{failureText(ui, failure)}</p>
      <button type="button" className={styles.action} onClick={retry}>
        {ui('ui.retry')}
      </button>
    </div>
  );
}

function ReloadButton() {
  const ui = useUiText();
  return (
    <button type="button" className={styles.action} onClick={() => window.location.reload()}>
      {ui('ui.reload')}
    </button>
  );
}
