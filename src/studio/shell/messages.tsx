import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import {
  dialogAtom,
  draftAtom,
  isConnectedAtom,
  isSharedAtom,
  noticeAtom,
  problemAtom,
  resumedAtom,
} from '../state/atoms.ts';
import { useStudio } from '../state/studio-context.ts';
import { words } from '../words.ts';
import styles from './messages.module.css';

/** What a person has to know before they go on: the server is away, a call failed, a session is back. */
export function Messages() {
  const [problem, setProblem] = useAtom(problemAtom);
  const [resumed, setResumed] = useAtom(resumedAtom);
  const [notice, setNotice] = useAtom(noticeAtom);
  const isShared = useAtomValue(isSharedAtom);
  const isConnected = useAtomValue(isConnectedAtom);
  const draft = useAtomValue(draftAtom);
  const conflicts = draft?.conflicts ?? [];
  const open = useSetAtom(dialogAtom);
  const studio = useStudio();
  return (
    <section className={styles.messages} aria-label={words.messages.region}>
      {!isConnected && (
        <MessageBar intent="warning">
          <MessageBarBody>{words.messages.away}</MessageBarBody>
        </MessageBar>
      )}
      {problem !== undefined && (
        <MessageBar intent="error" politeness="assertive">
          <MessageBarBody>{problem}</MessageBarBody>
          <MessageBarActions>
            <Button size="small" onClick={() => setProblem(undefined)}>
              {words.close}
            </Button>
          </MessageBarActions>
        </MessageBar>
      )}
      {notice !== undefined && (
        <MessageBar intent="warning">
          <MessageBarBody>{notice}</MessageBarBody>
          <MessageBarActions>
            <Button size="small" onClick={() => void studio.undo()}>
              {words.history.undoName}
            </Button>
            <Button size="small" onClick={() => setNotice(undefined)}>
              {words.close}
            </Button>
          </MessageBarActions>
        </MessageBar>
      )}
      {conflicts.length > 0 && (
        <MessageBar intent="warning" politeness="assertive">
          <MessageBarBody>{words.conflict.happened(conflicts)}</MessageBarBody>
          <MessageBarActions>
            <Button size="small" onClick={() => void studio.showConflicts()}>
              {words.conflict.look}
            </Button>
          </MessageBarActions>
        </MessageBar>
      )}
      {resumed.length > 0 && (
        <MessageBar intent="info">
          <MessageBarBody>
            {isShared
              ? words.messages.shared(resumed.length)
              : words.messages.resumed(resumed.length)}
          </MessageBarBody>
          <MessageBarActions>
            <Button size="small" onClick={() => open({ name: 'save' })}>
              {words.messages.look}
            </Button>
            <Button size="small" onClick={() => open({ name: 'discard', files: resumed })}>
              {words.messages.startAfresh}
            </Button>
            <Button size="small" appearance="primary" onClick={() => setResumed([])}>
              {words.messages.goOn}
            </Button>
          </MessageBarActions>
        </MessageBar>
      )}
    </section>
  );
}
