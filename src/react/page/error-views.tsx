import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import type { Failure } from '../../core/index.ts';
import { SiteLink } from '../parts/site-link.tsx';
import { useRuntime, useUiText } from '../state/context.ts';
import styles from './error-views.module.css';
import { failureText } from './failure-text.ts';
import { LoadAnew, TryAgain } from './try-again.tsx';
import { useRecovery } from './use-recovery.ts';

interface NoticeProps {
  readonly title: string;
  readonly text?: string;
  readonly children?: React.ReactNode;
}

/** A page that says one thing and offers one way on. */
export function Notice({ title, text, children }: NoticeProps) {
  const { logo } = useRuntime().site.header;
  return (
    <div className={styles.notice}>
      <img
        src={logo}
        alt=""
        width={72}
        height={72}
        className={styles.mark}
        // Offline, the logo may not load either.
        onError={({ currentTarget }) => {
          currentTarget.hidden = true;
        }}
      />
      <h1 className={styles.title}>{title}</h1>
      {text !== undefined && <p>{text}</p>}
      {children}
    </div>
  );
}

/** A URL without a page. */
export function NotFoundView() {
  const ui = useUiText();
  return (
    <Notice title={ui('ui.notFound.title')} text={ui('ui.notFound.text')}>
      <HomeLink />
    </Notice>
  );
}

/** A page that is being prepared; `children` may lead on to others. */
export function ComingSoonView({ children }: { readonly children?: React.ReactNode }) {
  const ui = useUiText();
  return (
    <Notice title={ui('ui.comingSoon.title')} text={ui('ui.comingSoon.text')}>
      {children}
    </Notice>
  );
}

/** The error view of a section whose code failed, or the server (5xx); other statuses have views of their own. */
export function MaintenanceView() {
  const ui = useUiText();
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status < 500) return <RouteErrorView />;
  return <BrokenView title={ui('ui.maintenance.title')} text={ui('ui.maintenance.text')} />;
}

/** The error view for the router's own errors: 404, 405, 400, a busy server (503), and any other. */
export function RouteErrorView() {
  const ui = useUiText();
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : undefined;
  if (status === 404) return <NotFoundView />;
  if (status === 400 || status === 405) {
    return (
      <Notice title={ui(`ui.error.${status}`)} text={ui('ui.error.startAgain')}>
        <HomeLink />
      </Notice>
    );
  }
  const title = status === 503 ? ui('ui.error.503') : ui('ui.error.unexpected');
  return <BrokenView title={title} text={ui('ui.error.tryLater')} />;
}

/** A page that cannot be rendered; one whose code is missing is reloaded as soon as that is possible. */
function BrokenView({ title, text }: Required<Pick<NoticeProps, 'title' | 'text'>>) {
  const ui = useUiText();
  const { state, retry } = useRecovery();
  if (state === 'loading') return <p role="status">{ui('ui.loading')}</p>;
  const isUnreachable = state === 'unreachable';
  return (
    <Notice
      title={isUnreachable ? ui('ui.failed.title') : title}
      text={isUnreachable ? ui('ui.failed.network') : text}
    >
      <TryAgain
        label={isUnreachable ? ui('ui.retry') : ui('ui.reload')}
        className={styles.action}
        retry={isUnreachable ? retry : () => window.location.reload()}
      />
    </Notice>
  );
}

interface FailedViewProps {
  readonly failure: Failure | undefined;
  readonly retry: () => void;
}

/** The message for a failed call, in place of the call's items. */
export function FailedView({ failure, retry }: FailedViewProps) {
  const ui = useUiText();
  return (
    <div role="alert" className={styles.failed}>
      <h2 className={styles.failedTitle}>{ui('ui.failed.title')}</h2>
      <p>{failureText(ui, failure)}</p>
      <TryAgain label={ui('ui.retry')} className={styles.action} retry={retry} />
    </div>
  );
}

/** The message without scripts in place of a list that is still loading. */
export function WithoutScripts() {
  const ui = useUiText();
  return (
    <noscript>
      <div className={styles.failed}>
        <p>{ui('ui.failed.timeout')}</p>
        <LoadAnew label={ui('ui.retry')} className={styles.action} />
      </div>
    </noscript>
  );
}

function HomeLink() {
  const ui = useUiText();
  return (
    <SiteLink to="/" className={styles.action}>
      {ui('ui.toHome')}
    </SiteLink>
  );
}
